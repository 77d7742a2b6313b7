import { renderToStaticMarkup } from "react-dom/server";
import { MailLayout } from "../../ui/mail-layout.tsx";
import { type MailContent, writtenMails } from "../emails/render-mail.ts";
import { type SiteMailData, siteMails } from "./mails.ts";

type Sender = { companyName: string };

/** The emails that tell a customer what visitors of their site wrote, by kind. */
export function siteEnquiryEmails(sender: Sender) {
  return writtenMails(siteMails, {
    "site-enquiry": (enquiry) => message(sender, enquiry),
    "site-enquiry-digest": (digest) => messages(sender, digest),
  });
}

function message(
  { companyName }: Sender,
  { siteName, name, contact, email, message }: SiteMailData["site-enquiry"],
): MailContent {
  const news = `A message from the form on the website of ${siteName}.`;
  const howTo = email ? "Reply to this email to answer." : `To answer, call ${contact}.`;
  const html = renderToStaticMarkup(
    <MailLayout companyName={companyName} preview={message} footer={footer(siteName)}>
      <p style={{ marginTop: 0 }}>{news}</p>
      <Message name={name} contact={contact} message={message} />
      <p style={{ marginBottom: 0 }}>{howTo}</p>
    </MailLayout>,
  );
  const text = [news, `${name}, ${contact}`, message, howTo].join("\n\n");
  return { subject: `New enquiry from ${name}`, html: `<!doctype html>${html}`, text };
}

function messages(
  { companyName }: Sender,
  { siteName, enquiries, more }: SiteMailData["site-enquiry-digest"],
): MailContent {
  const count = enquiries.length + more;
  const counted = count === 1 ? "1 more message" : `${count} more messages`;
  const news = `${counted} from the form on the website of ${siteName}. So many came in within an hour that we’ve put the rest into one email.`;
  const rest = more > 0 && `Another ${more} aren’t listed here: they’re on your page.`;
  const html = renderToStaticMarkup(
    <MailLayout companyName={companyName} preview={news} footer={footer(siteName)}>
      <p style={{ marginTop: 0 }}>{news}</p>
      {enquiries.map((enquiry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page that is rendered once
        <Message key={index} {...enquiry} />
      ))}
      {rest && <p>{rest}</p>}
    </MailLayout>,
  );
  const listed = enquiries.map(({ name, contact, message }) => `${name}, ${contact}\n${message}`);
  const text = [news, ...listed, ...(rest ? [rest] : [])].join("\n\n");
  return { subject: `${counted} for ${siteName}`, html: `<!doctype html>${html}`, text };
}

type MessageProps = { name: string; contact: string; message: string };

function Message({ name, contact, message }: MessageProps) {
  return (
    <>
      <p style={{ fontWeight: 700, color: "#1f5b45" }}>
        {name}, {contact}
      </p>
      <p style={{ whiteSpace: "pre-line" }}>{message}</p>
    </>
  );
}

function footer(siteName: string): string {
  return `Sent because your address is on record for the website of ${siteName}.`;
}
