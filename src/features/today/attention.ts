import type { Attention } from "./today-screen.tsx";

type Facts = {
  waiting: number;
  emails: { queued: number; failed: number; kept: number };
  canSend: boolean;
  twoFactorEnabled: boolean;
};

/** What waits for an operator, the most pressing first. */
export function needsAttention({ waiting, emails, canSend, twoFactorEnabled }: Facts): Attention[] {
  const found: Attention[] = [];
  if (emails.failed > 0) {
    found.push({
      text: `${mails(emails.failed)} could not be sent.`,
      ...{ href: "/admin/emails?status=failed", action: "See why" },
    });
  }
  if (canSend && emails.kept > 0) {
    found.push({
      text: `${mails(emails.kept)} from before there was a mail server.`,
      ...{ href: "/admin/emails?status=kept", action: "Send them" },
    });
  }
  if (!canSend) {
    found.push({
      text: "There is no mail server yet, so mails are kept and not sent.",
      ...{ href: "/admin/emails", action: "Read them" },
    });
  }
  if (waiting > 0) {
    found.push({
      text: waiting === 1 ? "1 person is waiting." : `${waiting} people are waiting.`,
      ...{ href: "/admin/waitlist?status=waiting", action: "Invite the next" },
    });
  }
  if (!twoFactorEnabled) {
    found.push({
      text: "Your sign-in is protected by a password alone.",
      ...{ href: "/admin/account", action: "Turn on codes" },
    });
  }
  return found;
}

function mails(count: number): string {
  return count === 1 ? "1 mail" : `${count} mails`;
}
