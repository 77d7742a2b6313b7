import type { MailTemplates } from "../emails/render-mail.ts";
import { type OperatorMailSender, operatorMail } from "./operator-mail.tsx";
import { invitationDays } from "./schema.ts";

/** The mails that tell operators what happened to their sign-ins, by kind. They hold no secret. */
export function noticeEmails(sender: OperatorMailSender) {
  const { companyName, publicUrl } = sender;
  const account = {
    button: "See who can sign in",
    link: `${publicUrl}/admin/account`,
  };
  return {
    "sign-in-guesses": ({ name }) =>
      operatorMail(sender, {
        subject: `Someone is guessing your ${companyName} password`,
        opening: `Hi ${name},`,
        text: "Many wrong passwords were typed for your sign-in within an hour. Each further guess has to wait, and none of them got in. On a device you've signed in with before you won't notice.",
        button: "Choose a new password",
        link: `${publicUrl}/admin/forgot-password`,
        closing:
          "If it was you, a new password gets you in at once. If it wasn't, there is nothing you have to do; codes from an app, which you turn on under Account, keep out even somebody who guesses right.",
      }),
    "sign-in-address": ({ name, address }) =>
      operatorMail(sender, {
        subject: `Your ${companyName} sign-in has a new email`,
        opening: `Hi ${name},`,
        text: `From now on you sign in with ${address}, and no longer with the address this email was sent to.`,
        ...account,
        closing:
          "If it wasn't you, ask an owner to switch your sign-in off, or whoever runs the server to let you back in.",
      }),
    "team-invitation": ({ inviter, email, role }) =>
      operatorMail(sender, {
        subject: `${inviter} invited ${email} to ${companyName}`,
        opening: "Hello,",
        text: `${inviter} invited ${email} to sign in to ${companyName} as ${roleWords[role]}. The invitation works for ${invitationDays} days.`,
        ...account,
        closing:
          "If nobody meant to do this, an owner can withdraw the invitation under Account, and whoever made it should choose a new password.",
      }),
    "team-role": ({ by, name, role }) =>
      operatorMail(sender, {
        subject: `${name} is now ${roleWords[role]} at ${companyName}`,
        opening: "Hello,",
        text: `${by} made ${name} ${roleWords[role]} at ${companyName}.`,
        ...account,
        closing:
          "If nobody meant to do this, an owner can change it back under Account, and whoever did it should choose a new password.",
      }),
  } satisfies Partial<MailTemplates>;
}

const roleWords = { owner: "an owner", staff: "staff" } as const;
