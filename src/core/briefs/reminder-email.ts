import type { MailContent } from "../emails/render-mail.ts";
import { type OperatorMailSender, operatorMail } from "../operators/operator-mail.tsx";
import type { BriefMailData } from "./mails.ts";

/** Reminds an operator of a preview that is due or overdue. */
export function previewReminder(
  sender: OperatorMailSender,
  { id, business_name: name, hoursLeft, clock }: BriefMailData["preview-reminder"],
): MailContent {
  const notReady = `It’s for ${name}, and the brief isn’t marked as “Preview ready”.`;
  return operatorMail(sender, {
    subject:
      hoursLeft === 0
        ? `Preview overdue: ${name}`
        : `Preview due within ${hoursLeft} hours: ${name}`,
    opening: "Hello,",
    text: [clock, notReady].filter(Boolean).join(" "),
    button: "Open the brief",
    link: `${sender.publicUrl}/admin/briefs/${id}`,
    closing:
      "Once you send the site for review, or email the preview link from the brief’s page, these reminders stop.",
  });
}
