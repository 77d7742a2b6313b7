import { renderToStaticMarkup } from "react-dom/server";
import * as z from "zod";
import { plans, times } from "../../content/offer.ts";
import type { MailContent, MailTemplates } from "../../platform/mail/outbox.ts";
import { MailLayout } from "../../ui/mail-layout.tsx";

type Sender = { companyName: string; supportEmail: string; publicUrl: string };

/** The mails of the waitlist, by kind. */
export function waitlistEmails(sender: Sender): MailTemplates {
  return {
    "waitlist-confirmation": (data) => waitlistConfirmation(sender, confirmationSchema.parse(data)),
  };
}

const confirmationSchema = z.object({
  name: z.string(),
  position: z.int().positive(),
  preferredPlan: z.enum(["once-off", "monthly"]),
});

function waitlistConfirmation(
  { companyName, supportEmail, publicUrl }: Sender,
  { name, position, preferredPlan }: z.infer<typeof confirmationSchema>,
): MailContent {
  const plan = plans.find(({ id }) => id === preferredPlan);
  const subject = `You're number ${position} on the ${companyName} waitlist`;
  const opening = `Hi ${name},`;
  const paragraphs = [
    `Thanks for joining. You're at position #${position} on our priority waitlist, and your place is kept from today.`,
    `You told us you'd prefer the ${plan?.name}. You can change your mind any time before we start.`,
    `We'll write to this address when your spot opens, in about ${times.waitOnConfirmation}. There's nothing to pay and no obligation until you say yes.`,
  ];
  const closing = `Questions? Just reply, or write to ${supportEmail}.`;
  const why = `You're getting this because this address joined the waitlist at ${publicUrl}. If that wasn't you, write to ${supportEmail} and we'll remove it.`;

  const html = renderToStaticMarkup(
    <MailLayout companyName={companyName} preview={`Position #${position}`} footer={why}>
      <p style={{ marginTop: 0 }}>{opening}</p>
      <p style={{ margin: "20px 0", fontSize: 40, fontWeight: 700, color: "#1f5b45" }}>
        #{position}
      </p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p style={{ marginBottom: 0 }}>{closing}</p>
    </MailLayout>,
  );
  const text = [opening, ...paragraphs, closing, `-- \n${companyName}\n${why}`].join("\n\n");
  return { subject, html: `<!doctype html>${html}`, text };
}
