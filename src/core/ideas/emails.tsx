import { renderToStaticMarkup } from "react-dom/server";
import { MailLayout } from "../../ui/mail-layout.tsx";
import { greeting } from "../emails/greeting.ts";
import { type MailContent, writtenMails } from "../emails/render-mail.ts";
import { ideaMails, type MailedIdeas } from "./mails.ts";

type Sender = { companyName: string; supportEmail: string; publicUrl: string };

/** The emails with ideas, by kind. Anybody can type anybody's address: see `sendIdeas`. */
export function ideaEmails(sender: Sender) {
  return writtenMails(ideaMails, {
    "kept-ideas": ({ ideas }) => keptIdeas(sender, ideas),
  });
}

/** The path that a sealed link to an idea leads to. */
const sealedIdeaPath = "/tools/idea";

function keptIdeas(
  { companyName, supportEmail, publicUrl }: Sender,
  ideas: MailedIdeas,
): MailContent {
  const subject =
    ideas.length === 1 ? "The idea from your shortlist" : "The ideas from your shortlist";
  const opening = greeting();
  const news =
    ideas.length === 1
      ? "Here’s the idea you kept on our site."
      : `Here are the ${ideas.length} ideas you kept on our site.`;
  const why = `You’re getting this one email because someone typed this address at ${publicUrl}/tools/shortlist. If that wasn’t you, there’s nothing to do. Questions go to ${supportEmail}.`;
  const told = ideas.map(({ title, text, sealedPath }, at) => ({
    title: title ?? (ideas.length === 1 ? "Your idea" : `Idea ${at + 1}`),
    text: text ?? "Open it to read it.",
    link: `${publicUrl}${sealedIdeaPath}/${sealedPath}`,
  }));
  const html = renderToStaticMarkup(
    <MailLayout companyName={companyName} preview={news} footer={why}>
      <p style={{ marginTop: 0 }}>{opening}</p>
      <p>{news}</p>
      {told.map(({ title, text, link }) => (
        <div key={link}>
          <p style={{ margin: "28px 0 0", fontSize: 20, fontWeight: 700, color: "#1f5b45" }}>
            {title}
          </p>
          <p style={{ margin: "8px 0" }}>{text}</p>
          <p style={{ margin: 0 }}>
            <a href={link}>See this idea</a>
          </p>
        </div>
      ))}
    </MailLayout>,
  );
  const text = [
    opening,
    news,
    ...told.map(({ title, text, link }) => `${title}\n${text}\n${link}`),
    `-- \n${companyName}\n${why}`,
  ].join("\n\n");
  return { subject, html: `<!doctype html>${html}`, text };
}
