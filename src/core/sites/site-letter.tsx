import { renderToStaticMarkup } from "react-dom/server";
import { MailButton, MailLayout } from "../../ui/mail-layout.tsx";
import type { MailContent } from "../emails/render-mail.ts";

type Sender = { companyName: string; supportEmail: string };

type Letter = {
  subject: string;
  paragraphs: readonly string[];
  button?: { label: string; link: string };
  /** Why they get it, below everything. */
  why: string;
};

/** An email about a customer’s website: paragraphs, then a button if it leads anywhere. */
export function siteLetter(
  { companyName }: Pick<Sender, "companyName">,
  { subject, paragraphs, button, why }: Letter,
): MailContent {
  const html = renderToStaticMarkup(
    <MailLayout companyName={companyName} preview={paragraphs[0] ?? ""} footer={why}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {button && (
        <p style={{ margin: "24px 0 0" }}>
          <MailButton href={button.link}>{button.label}</MailButton>
        </p>
      )}
    </MailLayout>,
  );
  const text = [
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    `-- \n${companyName}\n${why}`,
  ];
  return { subject, html: `<!doctype html>${html}`, text: text.join("\n\n") };
}

/** Why the customer of a website gets a letter about it. */
export function whyCustomer({ companyName, supportEmail }: Sender): string {
  return `You’re getting this because ${companyName} looks after your website. Questions? Just reply, or write to ${supportEmail}.`;
}
