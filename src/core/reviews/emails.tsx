import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MailButton, MailLayout } from "../../ui/mail-layout.tsx";
import { type MailContent, type MailLinks, writtenMails } from "../emails/render-mail.ts";
import { codeMinutes } from "./fields.ts";
import { type ReviewMailData, reviewMails } from "./mails.ts";

type Sender = { companyName: string; supportEmail: string; publicUrl: string };

/** The emails about reviews, by kind: to the customer of a site, and to its operators. */
export function reviewEmails(sender: Sender) {
  const toOperators = (site: string) => ({
    label: "Open the review",
    link: `${sender.publicUrl}/admin/sites/${site}/review`,
    why: `Sent because of a review at ${sender.publicUrl}.`,
  });
  const toCustomer = ({ review }: MailLinks) => ({
    label: "Look at your website",
    link: review,
    why: `You’re getting this because ${sender.companyName} is making your website. Questions? Just reply, or write to ${sender.supportEmail}.`,
  });
  return writtenMails(reviewMails, {
    "review-link": ({ name, isFirst, isNew }, links) =>
      mail(sender, toCustomer(links), {
        subject: isFirst
          ? `Your website for ${name} is ready for you to check`
          : isNew
            ? `A new version of your website for ${name}`
            : `The link to your website for ${name}`,
        paragraphs: [
          isFirst
            ? `Your website for ${name} is ready for you to look at. Nothing is public yet.`
            : isNew
              ? `We’ve changed your website for ${name}. Have another look: your comments are still there, each beside its section.`
              : `Here’s the link to your website for ${name} again. The website hasn’t changed since our last email.`,
          "Tap anything that should change and write what you’d like. If you’re happy with it, you can approve it on the same page. You don’t need an account.",
          "This link is yours: anyone who has it can see the website and comment in your name.",
        ],
      }),
    "review-answers": ({ name, comments, more }, links) =>
      mail(sender, toCustomer(links), {
        subject: `We’ve answered your comments on the website for ${name}`,
        paragraphs: ["We’ve answered your comments:"],
        comments,
        more,
      }),
    "review-comments": ({ site, name, comments, more }) =>
      mail(sender, toOperators(site), {
        subject: `New comments on ${name}`,
        paragraphs: [`The customer of ${name} has commented on their website:`],
        comments,
        more,
      }),
    "review-code": ({ name }, { code }) =>
      mail(
        sender,
        { why: toCustomer({}).why },
        {
          subject: code
            ? `${code} is your code to approve your website`
            : "Your code to approve your website",
          ...(code && { large: code }),
          paragraphs: [
            `Type this code to approve your website for ${name}. It works for ${codeMinutes} minutes.`,
            "Didn’t ask for it? Then somebody else has your review link. Nothing can be approved without the code, so don’t pass it on, and let us know.",
          ],
        },
      ),
    "review-approved": ({ site, name, by, codeReadBy }) =>
      mail(sender, toOperators(site), {
        subject: `${name} is approved`,
        paragraphs: [
          `${by} has approved the website for ${name}, as last sent for review. Next, take it live.`,
          ...(codeReadBy.length > 0
            ? [`The code had been read in the office by ${codeReadBy.join(" and ")}.`]
            : []),
        ],
      }),
  });
}

type Letter = {
  subject: string;
  /** In large type: a code. */
  large?: string;
  paragraphs: readonly string[];
  comments?: ReviewMailData["review-comments"]["comments"];
  more?: number;
};

/** Where the button leads. The copy that is stored has none for a private link. */
type Way = { label?: string; link?: string | undefined; why: ReactNode };

function mail(
  { companyName }: Sender,
  { label, link, why }: Way,
  { subject, large, paragraphs, comments = [], more = 0 }: Letter,
): MailContent {
  const rest = more > 0 ? [`And ${more} more.`] : [];
  const html = renderToStaticMarkup(
    <MailLayout companyName={companyName} preview={paragraphs[0] ?? ""} footer={why}>
      {large && <p style={{ margin: "0 0 20px", fontSize: 40, fontWeight: 700 }}>{large}</p>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {comments.map(({ by, about, text, files }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move.
        <p key={at}>
          <strong>{by}</strong>
          {about && ` about “${about}”`}: {text}
          {attached(files)}
        </p>
      ))}
      {rest.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {link && (
        <p style={{ margin: "24px 0 0" }}>
          <MailButton href={link}>{label}</MailButton>
        </p>
      )}
    </MailLayout>,
  );
  const told = comments.map(
    ({ by, about, text, files }) =>
      `${by}${about ? ` about “${about}”` : ""}: ${text}${attached(files)}`,
  );
  const button = link ? [`${label}:\n${link}`] : [];
  const text = [
    ...(large ? [large] : []),
    ...paragraphs,
    ...told,
    ...rest,
    ...button,
    `-- \n${companyName}\n${why}`,
  ];
  return { subject, html: `<!doctype html>${html}`, text: text.join("\n\n") };
}

/** Behind the words that they came with. */
function attached(files: number): string {
  if (files === 0) return "";
  return files === 1 ? " (1 file attached)" : ` (${files} files attached)`;
}
