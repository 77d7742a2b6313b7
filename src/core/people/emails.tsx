import { renderToStaticMarkup } from "react-dom/server";
import { MailButton, MailLayout } from "../../ui/mail-layout.tsx";
import { type MailContent, writtenMails } from "../emails/render-mail.ts";
import { peopleMails } from "./mails.ts";

type Sender = { companyName: string; supportEmail: string; publicUrl: string };

/** The email to somebody who has lost the link to their page, by kind. */
export function peopleEmails(sender: Sender) {
  return writtenMails(peopleMails, {
    "your-page": (_, { lostPage }) => yourPage(sender, lostPage),
  });
}

function yourPage(
  { companyName, supportEmail, publicUrl }: Sender,
  link: string | undefined,
): MailContent {
  const opening = "Hi there,";
  const news =
    "Here’s the link to your page. It shows where things stand with us, and lets you change what can be changed.";
  const care =
    "This link is yours: whoever has it sees what you see. If it has got into the wrong hands, write to us and we’ll end it.";
  const label = "Open your page";
  const why = `You’re getting this because someone asked for it at ${publicUrl}/me. If that wasn’t you, there’s nothing to do: it came to nobody else. Questions go to ${supportEmail}.`;
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
