import { renderToStaticMarkup } from "react-dom/server";
import { times } from "../../content/offer.ts";
import { MailLayout } from "../../ui/mail-layout.tsx";
import { type MailContent, writtenMails } from "../emails/render-mail.ts";
import { type EnquiryMailData, enquiryMails } from "./mails.ts";
import { siteEnquiryEmails } from "./site-emails.tsx";

type Sender = { companyName: string; publicUrl: string };

/** The emails that tell operators, or a customer, of an enquiry, by kind. */
export function enquiryEmails(sender: Sender) {
  return {
    ...writtenMails(enquiryMails, {
      "enquiry-notification": (enquiry) => notification(sender, enquiry),
    }),
    ...siteEnquiryEmails(sender),
  };
}

function notification(
  { companyName, publicUrl }: Sender,
  { via, name, email, subject, message }: EnquiryMailData["enquiry-notification"],
): MailContent {
  const form = via === "chat" ? "chat" : "contact form";
  const from = name ? `${name}, ${email}` : email;
  const news = `A message from the ${form}. We promise a reply within ${times.supportReply}.`;
  const howTo = `Reply to ${email}: replies to this email don’t reach them.`;
  const address = `${publicUrl}/admin/enquiries`;
  const html = renderToStaticMarkup(
    <MailLayout
      companyName={companyName}
      preview={message}
      footer={`Sent because a message arrived at ${publicUrl}.`}
    >
      <p style={{ marginTop: 0 }}>{news}</p>
      <p style={{ fontWeight: 700, color: "#1f5b45" }}>{from}</p>
      {subject && <p style={{ fontWeight: 700 }}>{subject}</p>}
      <p style={{ whiteSpace: "pre-line" }}>{message}</p>
      <p>
        <a href={`mailto:${encodeURIComponent(email)}`}>{howTo}</a>
      </p>
      <p style={{ marginBottom: 0 }}>
        <a href={address}>Mark it as answered</a>
      </p>
    </MailLayout>,
  );
  const text = [
    news,
    from,
    ...(subject ? [subject] : []),
    message,
    howTo,
    `Mark it as answered: ${address}`,
  ].join("\n\n");
  const about = subject ?? message;
  return { subject: `New message: ${about}`, html: `<!doctype html>${html}`, text };
}
