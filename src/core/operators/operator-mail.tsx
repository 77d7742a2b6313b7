import { renderToStaticMarkup } from "react-dom/server";
import { MailLayout } from "../../ui/mail-layout.tsx";
import type { MailContent } from "../emails/render-mail.ts";

export type OperatorMailSender = { companyName: string; supportEmail: string; publicUrl: string };

/** A short email to an operator: what happened, a button, and what to do about it. */
export function operatorMail(
  { companyName, supportEmail, publicUrl }: OperatorMailSender,
  mail: Record<"subject" | "opening" | "text" | "button" | "link" | "closing", string>,
): MailContent {
  const why = `You’re getting this because you help run ${publicUrl}. Questions? Write to ${supportEmail}.`;
  const html = renderToStaticMarkup(
    <MailLayout companyName={companyName} preview={mail.button} footer={why}>
      <p style={{ marginTop: 0 }}>{mail.opening}</p>
      <p>{mail.text}</p>
      <p style={{ margin: "24px 0" }}>
        <a href={mail.link} style={button}>
          {mail.button}
        </a>
      </p>
      <p style={{ marginBottom: 0 }}>{mail.closing}</p>
    </MailLayout>,
  );
  const text = [mail.opening, mail.text, mail.link, mail.closing, `-- \n${companyName}\n${why}`];
  return { subject: mail.subject, html: `<!doctype html>${html}`, text: text.join("\n\n") };
}

const button = {
  display: "inline-block",
  padding: "12px 20px",
  fontWeight: 700,
  color: "#ffffff",
  backgroundColor: "#1f5b45",
  borderRadius: 10,
  textDecoration: "none",
} as const;
