import { type MailContent, writtenMails } from "../../emails/render-mail.ts";
import { siteLetter, whyCustomer } from "../site-letter.tsx";
import { type LiveMailData, liveMails } from "./mails.ts";

type Sender = { companyName: string; supportEmail: string };

/** The emails that tell a customer what became of their public website, by kind. */
export function liveEmails(sender: Sender) {
  return writtenMails(liveMails, { "site-live": (news) => letter(sender, news) });
}

function letter(sender: Sender, { name, address, became }: LiveMailData): MailContent {
  const { subject, news, more } = wordsOf[became](name, new URL(address).host);
  return siteLetter(sender, {
    ...{ subject, paragraphs: [news, more], why: whyCustomer(sender) },
    ...(became !== "offline" && { button: { label: "Open your website", link: address } }),
  });
}

type Words = { subject: string; news: string; more: string };

const wordsOf: Record<LiveMailData["became"], (name: string, host: string) => Words> = {
  live: (name, host) => ({
    subject: `Your website for ${name} is live`,
    news: `Your website for ${name} is live at ${host}. Anyone can visit it now.`,
    more: "It’s exactly what you approved. Want something changed? Just reply and tell us.",
  }),
  changed: (name, host) => ({
    subject: `Your website for ${name} has been updated`,
    news: `Your website for ${name} at ${host} has been updated to a version that you approved.`,
    more: "Visitors see it from now on. If it isn’t what you expected, just reply and tell us.",
  }),
  "rolled back": (name, host) => ({
    subject: `Your website for ${name} is back at its previous version`,
    news: `Your website for ${name} at ${host} shows its previous version again.`,
    more: "Visitors see it from now on. If you didn’t expect that, just reply and we’ll explain.",
  }),
  moved: (name, host) => ({
    subject: `Your website for ${name} has a new address`,
    news: `Your website for ${name} is now at ${host}. Nothing else about it has changed.`,
    more: "Links to its old address no longer work, so please use the new one from now on.",
  }),
  offline: (name, host) => ({
    subject: `Your website for ${name} is offline`,
    news: `Your website for ${name} at ${host} is offline. We’ve kept everything, and can put it back.`,
    more: "Until then visitors see that it’s taking a break, and can’t send messages from it. If you didn’t expect that, just reply and we’ll explain.",
  }),
  back: (name, host) => ({
    subject: `Your website for ${name} is back online`,
    news: `Your website for ${name} is back online at ${host}.`,
    more: "Visitors see what they saw before, and can send messages from it again.",
  }),
};
