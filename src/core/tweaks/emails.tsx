import { type MailContent, writtenMails } from "../emails/render-mail.ts";
import { siteLetter, whyCustomer } from "../sites/site-letter.tsx";
import { type TweakMailData, tweakMails } from "./mails.ts";

type Sender = { companyName: string; supportEmail: string; publicUrl: string };

/** The emails about what customers want changed on their live websites, by kind. */
export function tweakEmails(sender: Sender) {
  return writtenMails(tweakMails, {
    "tweak-asked": (asked) => askedFor(sender, asked),
    "tweak-closed": (closed) => closedFor(sender, closed),
  });
}

function askedFor(
  sender: Sender,
  { site, name, section, text, files, isFree }: TweakMailData["tweak-asked"],
): MailContent {
  const photos = files === 1 ? "1 file came with it." : `${files} files came with it.`;
  return siteLetter(sender, {
    why: `Sent because of a website at ${sender.publicUrl}. A reply goes to the customer.`,
    subject: `${isFree ? "A tweak" : "A tweak to quote"} for ${name}`,
    paragraphs: [
      `The customer of ${name} would like a tweak to ${section ? `“${section}”` : "their website"}:`,
      `“${text}”`,
      ...(files > 0 ? [photos] : []),
      isFree
        ? "It’s the month’s included one."
        : "The month’s included one is used. The customer has been told that we quote a price before we begin.",
    ],
    button: {
      label: "Open what was asked",
      link: `${sender.publicUrl}/admin/sites/${site}/tweaks`,
    },
  });
}

function closedFor(
  sender: Sender,
  { name, address, text, isDone, note }: TweakMailData["tweak-closed"],
): MailContent {
  return siteLetter(sender, {
    why: whyCustomer(sender),
    subject: isDone
      ? `What you asked for is on your website for ${name}`
      : `About the tweak you asked for on your website for ${name}`,
    paragraphs: [
      isDone
        ? `You asked us for a tweak to your website for ${name}. It’s done, and visitors see it from now on.`
        : `You asked us for a tweak to your website for ${name}. We’ve closed it without changing anything.`,
      ...(note ? [note] : []),
      `This is what you asked for: “${text}”`,
      isDone
        ? "If it isn’t what you meant, just reply and tell us."
        : "If you didn’t expect that, just reply and tell us.",
    ],
    ...(isDone && { button: { label: "Open your website", link: address } }),
  });
}
