import { renderToStaticMarkup } from "react-dom/server";
import { invitationBrings, plans, storyInWords, times } from "../../content/offer.ts";
import { MailButton, MailLayout } from "../../ui/mail-layout.tsx";
import { greeting } from "../emails/greeting.ts";
import type { MailData } from "../emails/mail-kinds.ts";
import { type MailContent, type MailLinks, writtenMails } from "../emails/render-mail.ts";
import { waitlistMails } from "./mails.ts";
import { invitationDays } from "./places.ts";

type Sender = { companyName: string; supportEmail: string; publicUrl: string };

/**
 * The emails of the waitlist, by kind. Anybody can type anybody's address into the form, so what it
 * sends by itself repeats nothing that was typed, not even a name. An operator's invitation greets by
 * name.
 */
export function waitlistEmails(sender: Sender) {
  return writtenMails(waitlistMails, {
    "waitlist-confirmation": (person, links) => waitlistConfirmation(sender, { ...person, links }),
    "waitlist-invitation": (person, links) => waitlistInvitation(sender, { ...person, links }),
  });
}

type Person = MailData<typeof waitlistMails>["waitlist-invitation"] & { links: MailLinks };

function waitlistConfirmation(sender: Sender, person: Person): MailContent {
  return waitlistMail(sender, person, {
    subject: `You’re number ${person.position} on the ${sender.companyName} waitlist`,
    preview: `Position #${person.position}`,
    large: `#${person.position}`,
    paragraphs: [
      `Thanks for joining. You’re at position #${person.position} on our priority waitlist, and your place is kept from today.`,
      `You told us you’d prefer the ${planName(person)}. You can change your mind any time before we start.`,
      `We’ll email this address when your spot opens, in about ${times.waitOnConfirmation}. There’s nothing to pay and no obligation until you say yes.`,
      storyInWords,
    ],
  });
}

function waitlistInvitation(sender: Sender, person: Person): MailContent {
  return waitlistMail(sender, person, {
    subject: `Your ${sender.companyName} spot is open`,
    preview: "We’re ready to start on your website",
    large: "Your spot is open",
    paragraphs: [
      `You joined our waitlist at position #${person.position}, and now it’s your turn: we’re ready to start on your website.`,
      invitationBrings,
      `Still keen? Tell us about your business, which takes about five minutes. The link shows us that you have a place, and works for ${invitationDays} days.`,
      `We have you down for the ${planName(person)}, but you can change that. There’s still nothing to pay and no obligation until you say yes.`,
    ],
    button: person.links.place
      ? { label: "Tell us about your business", link: person.links.place }
      : undefined,
  });
}

function planName({ preferredPlan }: Person): string | undefined {
  return plans.find(({ id }) => id === preferredPlan)?.name;
}

function waitlistMail(
  { companyName, supportEmail, publicUrl }: Sender,
  { name, links }: Person,
  mail: {
    subject: string;
    preview: string;
    large: string;
    paragraphs: readonly string[];
    button?: { label: string; link: string } | undefined;
  },
): MailContent {
  const opening = greeting(name);
  const closing = `Questions? Just reply, or write to ${supportEmail}.`;
  const why = `You’re getting this because this address joined the waitlist at ${publicUrl}. If that wasn’t you, write to ${supportEmail} and we’ll remove it.`;
  const html = renderToStaticMarkup(
    <MailLayout
      companyName={companyName}
      preview={mail.preview}
      footer={
        <>
          {why} {links.leave && <a href={links.leave}>Leave the waitlist</a>}
        </>
      }
    >
      <p style={{ marginTop: 0 }}>{opening}</p>
      <p style={{ margin: "20px 0", fontSize: 40, fontWeight: 700, color: "#1f5b45" }}>
        {mail.large}
      </p>
      {mail.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {mail.button && (
        <p style={{ margin: "24px 0" }}>
          <MailButton href={mail.button.link}>{mail.button.label}</MailButton>
        </p>
      )}
      <p style={{ marginBottom: 0 }}>{closing}</p>
    </MailLayout>,
  );
  const leaving = links.leave ? `\n\nLeave the waitlist: ${links.leave}` : "";
  const signature = `-- \n${companyName}\n${why}${leaving}`;
  const asked = mail.button ? [`${mail.button.label}:\n${mail.button.link}`] : [];
  const text = [opening, ...mail.paragraphs, ...asked, closing, signature].join("\n\n");
  return { subject: mail.subject, html: `<!doctype html>${html}`, text };
}
