import type { MailData } from "../emails/mail-kinds.ts";
import type { MailContent } from "../emails/render-mail.ts";
import { type OperatorMailSender, operatorMail } from "../operators/operator-mail.tsx";

/** Reminds an operator of a preview that is due or overdue. */
export function previewReminder(
  sender: OperatorMailSender,
  { id, business_name: name, hoursLeft, dueAt }: MailData["preview-reminder"],
): MailContent {
  const promised = `We promised ${name} a preview by ${moment.format(new Date(dueAt))}, Sydney time.`;
  return operatorMail(sender, {
    subject:
      hoursLeft === 0
        ? `Preview overdue: ${name}`
        : `Preview due within ${hoursLeft} hours: ${name}`,
    opening: "Hello,",
    text:
      hoursLeft === 0
        ? `${promised} That time has passed and the brief isn’t marked as “Preview ready”.`
        : `${promised} The brief isn’t marked as “Preview ready” yet.`,
    button: "Open the brief",
    link: `${sender.publicUrl}/admin/briefs/${id}`,
    closing: "Once you email the preview link from the brief’s page, these reminders stop.",
  });
}

const moment = new Intl.DateTimeFormat("en-AU", {
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "Australia/Sydney",
});
