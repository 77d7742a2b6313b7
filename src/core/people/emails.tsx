import { renderToStaticMarkup } from "react-dom/server";
import { MailButton, MailLayout } from "../../ui/mail-layout.tsx";
import { greeting } from "../emails/greeting.ts";
import { type MailContent, writtenMails } from "../emails/render-mail.ts";
import { codeMinutes } from "../reviews/fields.ts";
import { peopleMails } from "./mails.ts";

type Sender = { companyName: string; supportEmail: string; publicUrl: string };

/** The emails about somebody’s page, by kind: the link that they have lost, and a code. */
export function peopleEmails(sender: Sender) {
  return writtenMails(peopleMails, {
    "your-page": (_, { lostPage }) => yourPage(sender, lostPage),
    "page-code": (_, { code }) => pageCode(sender, code),
  });
}

function yourPage(
  { companyName, supportEmail, publicUrl }: Sender,
  link: string | undefined,
): MailContent {
  const opening = greeting();
  const news =
    "Here’s the link to your page. It shows where things are up to, and lets you update your details.";
  const care =
    "This link is yours: anyone who has it sees what you see. If it falls into the wrong hands, write to us and we’ll cancel it.";
  const label = "Open your page";
  const why = `You’re getting this because someone asked for it at ${publicUrl}/me. If that wasn’t you, there’s nothing you need to do: it was sent to nobody else. Questions? Write to ${supportEmail}.`;
  const html = renderToStaticMarkup(
    <MailLayout companyName={companyName} preview={news} footer={why}>
      <p style={{ marginTop: 0 }}>{opening}</p>
      <p>{news}</p>
      {link && (
        <p style={{ margin: "24px 0" }}>
          <MailButton href={link}>{label}</MailButton>
        </p>
      )}
      <p style={{ marginBottom: 0 }}>{care}</p>
    </MailLayout>,
  );
  const button = link ? [`${label}:\n${link}`] : [];
  const text = [opening, news, ...button, care, `-- \n${companyName}\n${why}`].join("\n\n");
  return { subject: "The link to your page", html: `<!doctype html>${html}`, text };
}

function pageCode(
  { companyName, supportEmail, publicUrl }: Sender,
  code: string | undefined,
): MailContent {
  const news = `Type this code on your page to open what your link alone doesn’t, such as the messages from your website. It works for ${codeMinutes} minutes.`;
  const care =
    "Didn’t ask for it? Then somebody else has the link to your page. They can’t read your messages, ask for tweaks or cancel your website without the code, so don’t pass it on, and let us know.";
  const why = `You’re getting this because someone asked for it on your page at ${publicUrl}. Questions? Write to ${supportEmail}.`;
  const html = renderToStaticMarkup(
    <MailLayout companyName={companyName} preview={news} footer={why}>
      {code && <p style={{ margin: "0 0 20px", fontSize: 40, fontWeight: 700 }}>{code}</p>}
      <p>{news}</p>
      <p style={{ marginBottom: 0 }}>{care}</p>
    </MailLayout>,
  );
  const text = [...(code ? [code] : []), news, care, `-- \n${companyName}\n${why}`].join("\n\n");
  const subject = code ? `${code} is the code for your page` : "The code for your page";
  return { subject, html: `<!doctype html>${html}`, text };
}
