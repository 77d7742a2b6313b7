import { renderToStaticMarkup } from "react-dom/server";
import { MailButton, MailLayout } from "../../ui/mail-layout.tsx";
import { greeting } from "../emails/greeting.ts";
import type { MailContent } from "../emails/render-mail.ts";
import type { BriefMailData } from "./mails.ts";

type Sender = { companyName: string; supportEmail: string; publicUrl: string };

/** Asks a customer what their preview waits for. */
export function questionEmail(
  { companyName, supportEmail, publicUrl }: Sender,
  { name, question, clock }: BriefMailData["brief-question"],
): MailContent {
  const opening = greeting(name);
  const why = `You’re getting this because you sent us a brief at ${publicUrl}. Questions? Write to ${supportEmail}.`;
  const before = "Before we can finish your preview, we need to ask you something:";
  const after = [
    "Just reply to this email, or answer on your page: the link is at the end.",
    clock,
  ];
  const html = renderToStaticMarkup(
    <MailLayout companyName={companyName} preview={question} footer={why}>
      <p style={{ marginTop: 0 }}>{opening}</p>
      <p>{before}</p>
      <p style={words}>{question}</p>
      {after.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </MailLayout>,
  );
  const text = [opening, before, question, ...after, `-- \n${companyName}\n${why}`];
  return {
    subject: "A question about your website",
    html: `<!doctype html>${html}`,
    text: text.join("\n\n"),
  };
}

/** Tells an operator what a customer has answered, and that the clock is running again. */
export function answerNotice(
  { companyName, publicUrl }: Sender,
  { id, business_name: name, question, answer, clock }: BriefMailData["brief-answered"],
): MailContent {
  const why = `Sent because of a brief at ${publicUrl}.`;
  const news = `${name} has answered, so the clock is running again. ${clock}`;
  const button = "Open the brief";
  const link = `${publicUrl}/admin/briefs/${id}`;
  const html = renderToStaticMarkup(
    <MailLayout companyName={companyName} preview={answer} footer={why}>
      <p style={{ marginTop: 0 }}>{news}</p>
      <p style={label}>Our question</p>
      <p style={words}>{question}</p>
      <p style={label}>Their answer</p>
      <p style={words}>{answer}</p>
      <p style={{ margin: "24px 0 0" }}>
        <MailButton href={link}>{button}</MailButton>
      </p>
    </MailLayout>,
  );
  const text = [
    news,
    `Our question:\n${question}`,
    `Their answer:\n${answer}`,
    `${button}:\n${link}`,
    `-- \n${companyName}\n${why}`,
  ];
  return {
    subject: `Answered: ${name}`,
    html: `<!doctype html>${html}`,
    text: text.join("\n\n"),
  };
}

const words = { marginTop: 4, whiteSpace: "pre-line" } as const;
const label = { margin: "20px 0 0", fontSize: 14, fontWeight: 700, color: "#4b5a52" } as const;
