import * as z from "zod";
import { type MailData, mailKinds } from "../emails/mail-kinds.ts";

const role = z.enum(["owner", "staff"]);

/** With a link that lets its reader in. Their names begin with “operator-”: see `isSecret`. */
export const linkMails = mailKinds({
  "operator-password-reset": {
    data: z.object({ name: z.string(), sealedToken: z.string() }),
    isAwaited: true,
  },
  "operator-invitation": { data: z.object({ inviter: z.string(), sealedToken: z.string() }) },
});

export type LinkMailData = MailData<typeof linkMails>;

export const noticeMails = mailKinds({
  "sign-in-guesses": { data: z.object({ name: z.string() }) },
  "sign-in-address": { data: z.object({ name: z.string(), address: z.string() }) },
  "team-invitation": { data: z.object({ inviter: z.string(), email: z.string(), role }) },
  "team-role": { data: z.object({ by: z.string(), name: z.string(), role }) },
});
