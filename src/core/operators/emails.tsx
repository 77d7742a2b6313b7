import type { Sealer } from "../../platform/secrets/sealer.ts";
import { type MailContent, writtenMails } from "../emails/render-mail.ts";
import { linkMails } from "./mails.ts";
import { type OperatorMailSender, operatorMail } from "./operator-mail.tsx";
import { invitationDays, resetLinkMinutes } from "./schema.ts";
import { openLink } from "./sealed-links.ts";

/**
 * The emails to operators whose link lets them in, by kind. The token in their data is sealed, and
 * the rendered email is never stored.
 */
export function operatorEmails(sender: OperatorMailSender, sealer: Sealer) {
  const means = { publicUrl: sender.publicUrl, sealer };
  return writtenMails(linkMails, {
    "operator-password-reset": (data) => {
      const link = openLink("operator-password-reset", data, means);
      return passwordReset(sender, { ...data, link });
    },
    "operator-invitation": (data) => {
      const link = openLink("operator-invitation", data, means);
      return invitation(sender, { ...data, link });
    },
  });
}

function passwordReset(
  sender: OperatorMailSender,
  { name, link }: { name: string; link: string },
): MailContent {
  const content = operatorMail(sender, {
    subject: `Set a new ${sender.companyName} password`,
    opening: `Hi ${name},`,
    text: `Someone asked for a new password for your ${sender.companyName} sign-in. If it was you, choose one here. The link works once, for ${resetLinkMinutes} minutes.`,
    button: "Choose a new password",
    link,
    closing: "If it wasn’t you, you can ignore this email: your password hasn’t changed.",
  });
  return { ...content, isSecret: true };
}

function invitation(
  sender: OperatorMailSender,
  { inviter, link }: { inviter: string; link: string },
): MailContent {
  const content = operatorMail(sender, {
    subject: `${inviter} invited you to ${sender.companyName}`,
    opening: "Hello,",
    text: `${inviter} would like you to help run ${sender.companyName}. Set up your sign-in here. The link works once, for ${invitationDays} days.`,
    button: "Set up your sign-in",
    link,
    closing: "If you don’t know what this is about, you can ignore this email.",
  });
  return { ...content, isSecret: true };
}
