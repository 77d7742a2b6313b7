import { writtenMails } from "../emails/render-mail.ts";
import { noticeMails } from "./mails.ts";
import { type OperatorMailSender, operatorMail } from "./operator-mail.tsx";
import { invitationDays } from "./schema.ts";

/**
 * The emails that tell operators what happened to their sign-ins, by kind. They contain no secrets.
 */
export function noticeEmails(sender: OperatorMailSender) {
  const { companyName, publicUrl } = sender;
  const account = {
    button: "See who can sign in",
    link: `${publicUrl}/admin/account`,
  };
  return writtenMails(noticeMails, {
    "sign-in-guesses": ({ name }) =>
      operatorMail(sender, {
        subject: `Someone is guessing your ${companyName} password`,
        opening: `Hi ${name},`,
        text: "Someone typed many wrong passwords for your sign-in within an hour. None of them worked, and each further guess now has to wait. You won’t notice this on a device you’ve used to sign in before.",
        button: "Choose a new password",
        link: `${publicUrl}/admin/forgot-password`,
        closing:
          "If it was you, choose a new password to sign in straight away. If it wasn’t, there’s nothing you need to do. For extra safety, turn on codes from an app under Account: they keep out even someone who guesses your password.",
      }),
    "sign-in-address": ({ name, address }) =>
      operatorMail(sender, {
        subject: `Your ${companyName} sign-in has a new email`,
        opening: `Hi ${name},`,
        text: `From now on, sign in with ${address}, not with the address this email was sent to.`,
        ...account,
        closing:
          "If it wasn’t you, ask an owner to switch off your sign-in, or ask the person who runs the server to let you back in.",
      }),
    "team-invitation": ({ inviter, email, role }) =>
      operatorMail(sender, {
        subject: `${inviter} invited ${email} to ${companyName}`,
        opening: "Hello,",
        text: `${inviter} invited ${email} to sign in to ${companyName} as ${roleWords[role]}. The invitation works for ${invitationDays} days.`,
        ...account,
        closing:
          "If this is a mistake, an owner can withdraw the invitation under Account, and the person who sent it should choose a new password.",
      }),
    "team-role": ({ by, name, role }) =>
      operatorMail(sender, {
        subject: `${name} is now ${roleWords[role]} at ${companyName}`,
        opening: "Hello,",
        text: `${by} made ${name} ${roleWords[role]} at ${companyName}.`,
        ...account,
        closing:
          "If this is a mistake, an owner can change it back under Account, and the person who did it should choose a new password.",
      }),
  });
}

const roleWords = { owner: "an owner", staff: "staff" } as const;
