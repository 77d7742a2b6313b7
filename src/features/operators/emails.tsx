import { renderToStaticMarkup } from "react-dom/server";
import * as z from "zod";
import type { MailContent, MailTemplates } from "../../platform/mail/outbox.ts";
import { MailLayout } from "../../ui/mail-layout.tsx";
import { invitationDays, resetLinkMinutes } from "./schema.ts";
import { setUpAddress } from "./set-up.ts";

type Sender = { companyName: string; supportEmail: string; publicUrl: string };

/** The mails to operators, by kind. Each holds a link that is as good as a key. */
export function operatorEmails(sender: Sender): MailTemplates {
  return {
    "operator-password-reset": (data) => passwordReset(sender, resetSchema.parse(data)),
    "operator-invitation": (data) => invitation(sender, invitationSchema.parse(data)),
  };
}

const resetSchema = z.object({ name: z.string(), token: z.string() });
const invitationSchema = z.object({ inviter: z.string(), token: z.string() });

function passwordReset(sender: Sender, { name, token }: z.infer<typeof resetSchema>): MailContent {
  return linkMail(sender, {
    subject: `Set a new ${sender.companyName} password`,
    opening: `Hi ${name},`,
    text: `Someone asked for a new password for your ${sender.companyName} sign-in. If it was you, choose one here. The link works once, for ${resetLinkMinutes} minutes.`,
    button: "Choose a new password",
    link: `${sender.publicUrl}/admin/reset-password?token=${token}`,
    closing: "If it wasn't you, you can leave this mail alone: your password hasn't changed.",
  });
}

function invitation(
  sender: Sender,
  { inviter, token }: z.infer<typeof invitationSchema>,
): MailContent {
  return linkMail(sender, {
    subject: `${inviter} invited you to ${sender.companyName}`,
    opening: "Hello,",
    text: `${inviter} would like you to help run ${sender.companyName}. Set up your sign-in here. The link works once, for ${invitationDays} days.`,
    button: "Set up your sign-in",
    link: setUpAddress(sender.publicUrl, token),
    closing: "If you don't know what this is about, you can leave this mail alone.",
  });
}

function linkMail(
  { companyName, supportEmail, publicUrl }: Sender,
  mail: Record<"subject" | "opening" | "text" | "button" | "link" | "closing", string>,
): MailContent {
  const why = `You're getting this because of the admin of ${publicUrl}. Questions: ${supportEmail}.`;
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
