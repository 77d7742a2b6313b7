import { renderToStaticMarkup } from "react-dom/server";
import { storyInWords, times } from "../../content/offer.ts";
import { MailButton, MailLayout } from "../../ui/mail-layout.tsx";
import { greeting } from "../emails/greeting.ts";
import { type MailContent, writtenMails } from "../emails/render-mail.ts";
import { answersOf, contactIn } from "./answers.ts";
import { type BriefMailData, briefMails } from "./mails.ts";
import { answerNotice, questionEmail } from "./question-email.tsx";
import { previewReminder } from "./reminder-email.ts";
import type { Told } from "./told.ts";

type Sender = { companyName: string; supportEmail: string; publicUrl: string };

/**
 * The emails about briefs, by kind. Anybody can type anybody's address into the form, so the receipt,
 * which goes out unseen, repeats nothing that was typed there, not even a name. What an operator sends
 * greets by name.
 */
export function briefEmails(sender: Sender) {
  return writtenMails(briefMails, {
    "send-brief-notifications": (brief) => operatorNotification(sender, brief),
    "brief-receipt": ({ hasSketch }) => receipt(sender, hasSketch),
    "brief-message": (written) => message(sender, written),
    "brief-question": (asked) => questionEmail(sender, asked),
    "brief-answered": (answered) => answerNotice(sender, answered),
    "preview-reminder": (due) => previewReminder(sender, due),
  });
}

type BriefData = BriefMailData["send-brief-notifications"];

function operatorNotification({ companyName, publicUrl }: Sender, brief: BriefData): MailContent {
  const address = `${publicUrl}/admin/briefs/${brief.id}`;
  const news = `A new brief has arrived. We promise a preview within ${times.preview}.`;
  const answers = [...contactIn(brief), ...answersOf(brief)];
  const files = brief.files.map(({ name, key }) => ({ name, link: `${publicUrl}/files/${key}` }));
  const html = renderToStaticMarkup(
    <MailLayout
      companyName={companyName}
      preview={brief.business_description}
      footer={`Sent because a brief arrived at ${publicUrl}.`}
    >
      <p style={{ marginTop: 0 }}>{news}</p>
      <p style={{ fontSize: 24, fontWeight: 700, color: "#1f5b45" }}>{brief.business_name}</p>
      <Answers answers={answers} />
      {files.length > 0 && (
        <>
          <p style={label}>Files</p>
          <ul style={{ marginTop: 4, paddingLeft: 20 }}>
            {files.map(({ name, link }) => (
              <li key={link}>
                <a href={link}>{name}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p style={{ marginBottom: 0 }}>
        <a href={address}>Open the brief</a>
      </p>
    </MailLayout>,
  );
  const text = [
    news,
    brief.business_name,
    ...answers.map(([question, answer]) => `${question}:\n${answer}`),
    ...files.map(({ name, link }) => `File: ${name}\n${link}`),
    `Open the brief: ${address}`,
  ].join("\n\n");
  return { subject: `New brief: ${brief.business_name}`, html: `<!doctype html>${html}`, text };
}

function receipt(
  { companyName, supportEmail, publicUrl }: Sender,
  hasSketch: boolean,
): MailContent {
  const paragraphs = [
    `Thanks, we’ve got your brief. We’ll build your preview within ${times.preview} and send you the link at this address.`,
    "There’s nothing to pay. Look at the preview and, if you don’t like it, that’s the end of it.",
    ...(hasSketch ? ["It starts from the sketch you made, which is on your page."] : []),
    storyInWords,
  ];
  const opening = greeting();
  const closing = `Something to add or change? Just reply, or write to ${supportEmail}.`;
  const why = `You’re getting this because someone gave this address with a brief at ${publicUrl}. If that wasn’t you, write to ${supportEmail} and we’ll remove it.`;
  const html = renderToStaticMarkup(
    <MailLayout
      companyName={companyName}
      preview={`Your preview will be ready within ${times.preview}`}
      footer={why}
    >
      <p style={{ marginTop: 0 }}>{opening}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p style={{ marginBottom: 0 }}>{closing}</p>
    </MailLayout>,
  );
  const text = [opening, ...paragraphs, closing, `-- \n${companyName}\n${why}`].join("\n\n");
  return { subject: "We’ve got your brief", html: `<!doctype html>${html}`, text };
}

/** An operator's own message to a customer. */
function message(
  { companyName, supportEmail, publicUrl }: Sender,
  { name, message: words, previewLink }: BriefMailData["brief-message"],
): MailContent {
  const opening = greeting(name);
  const why = `You’re getting this because you sent us a brief at ${publicUrl}. Just reply, or write to ${supportEmail}.`;
  const html = renderToStaticMarkup(
    <MailLayout companyName={companyName} preview={words} footer={why}>
      <p style={{ marginTop: 0 }}>{opening}</p>
      <p style={{ whiteSpace: "pre-line", marginBottom: 0 }}>{words}</p>
      {previewLink && (
        <p style={{ margin: "24px 0 0" }}>
          <MailButton href={previewLink}>See your preview</MailButton>
          <span style={{ display: "block", marginTop: 12, fontSize: 14, wordBreak: "break-all" }}>
            {previewLink}
          </span>
        </p>
      )}
    </MailLayout>,
  );
  const text = [
    opening,
    words,
    ...(previewLink ? [`See your preview:\n${previewLink}`] : []),
    `-- \n${companyName}\n${why}`,
  ].join("\n\n");
  return {
    subject: previewLink ? "Your preview is ready" : "About your brief",
    html: `<!doctype html>${html}`,
    text,
  };
}

function Answers({ answers }: { answers: Told[] }) {
  return answers.map(([question, answer]) => (
    <div key={question}>
      <p style={label}>{question}</p>
      <p style={{ marginTop: 4, whiteSpace: "pre-line" }}>{answer}</p>
    </div>
  ));
}

const label = { margin: "20px 0 0", fontSize: 14, fontWeight: 700, color: "#4b5a52" } as const;
