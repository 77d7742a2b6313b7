import { exportInWords } from "../../../content/offer.ts";
import { longDateTimeInSydney } from "../../../platform/time/sydney-time.ts";
import { type MailContent, writtenMails } from "../../emails/render-mail.ts";
import { siteLetter, whyCustomer } from "../site-letter.tsx";
import { type CancelMailData, cancelMails } from "./mails.ts";

type Sender = { companyName: string; supportEmail: string; publicUrl: string };

/** The emails about a website that was cancelled, by kind. */
export function cancelEmails(sender: Sender) {
  return writtenMails(cancelMails, {
    "site-cancelled": (news) =>
      news.became === "cancelled" ? cancelled(sender, news) : takenBack(sender, news),
    "site-cancelled-notice": (news) => notice(sender, news),
    "site-deletion-reminder": (news) => reminder(sender, news),
  });
}

type News = CancelMailData["site-cancelled"];

function cancelled(sender: Sender, { name, address, until }: News): MailContent {
  return siteLetter(sender, {
    subject: `Your website for ${name} is cancelled`,
    paragraphs: [
      `Your website for ${name} is cancelled and offline. Visitors of ${new URL(address).host} now see that it has closed.`,
      `We’re keeping everything until ${end(until)}. Until then you can bring it back just as it was, and read your messages, on your page. You can also order an export: ${exportInWords}. Just reply to do that.`,
      "After that we delete it for good, and can’t get it back. We’ll remind you twice.",
      "You didn’t expect this? Bring it back on your page, or reply and we’ll sort it out.",
    ],
    why: whyCustomer(sender),
  });
}

function takenBack(sender: Sender, { name, address, wasLive }: News): MailContent {
  const { host } = new URL(address);
  return siteLetter(sender, {
    subject: `Your website for ${name} isn’t cancelled any more`,
    paragraphs: wasLive
      ? [
          `Welcome back! Your website for ${name} is online again at ${host}, just as it was.`,
          "Nothing will be deleted.",
        ]
      : [
          `Your website for ${name} isn’t cancelled any more, and nothing will be deleted.`,
          "It had been taken offline before that, and still is. If you’d like it back online, just reply.",
        ],
    ...(wasLive && { button: { label: "Open your website", link: address } }),
    why: whyCustomer(sender),
  });
}

function notice(
  sender: Sender,
  { site, name, became, wasLive, until, by }: CancelMailData["site-cancelled-notice"],
): MailContent {
  const { publicUrl } = sender;
  const who = by === "customer" ? "The customer has" : "Somebody in the office has";
  const isCancelled = became === "cancelled";
  const then = wasLive ? "It’s online again." : "It’s offline, as it was before.";
  return siteLetter(sender, {
    subject: isCancelled ? `Cancelled: ${name}` : `Not cancelled any more: ${name}`,
    paragraphs: isCancelled
      ? [
          `${who} cancelled the website of ${name}. It’s offline, and will be deleted on ${end(until)}.`,
          "Until then it can be brought back under Live, or by the customer. Please stop charging for it.",
        ]
      : [`${who} taken back the cancellation of the website of ${name}. ${then}`],
    button: { label: "Open the website’s page", link: `${publicUrl}/admin/sites/${site}/live` },
    why: `Sent because of a website at ${publicUrl}.`,
  });
}

function reminder(
  sender: Sender,
  { name, until, days }: CancelMailData["site-deletion-reminder"],
): MailContent {
  const left = days === 1 ? "within a day" : `within ${days} days`;
  return siteLetter(sender, {
    subject: `Your website for ${name} will be deleted ${left}`,
    paragraphs: [
      `Your website for ${name} is cancelled. We delete it on ${end(until)}, with its pictures, its messages and the brief it was made from.`,
      `Would you like it back, or a copy? Bring it back on your page before then, or reply to order an export: ${exportInWords}.`,
      "Otherwise there’s nothing you need to do. After that day we can’t get it back.",
    ],
    why: whyCustomer(sender),
  });
}

function end(until: string): string {
  return `${longDateTimeInSydney(new Date(until))}, Sydney time`;
}
