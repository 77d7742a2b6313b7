import * as z from "zod";
import { type MailData, mailKinds } from "../emails/mail-kinds.ts";

/** `name` is the business's. */
const about = { site: z.uuid(), name: z.string() };

export const tweakMails = mailKinds({
  /** To the operators. */
  "tweak-asked": {
    data: z.object({
      ...about,
      /** The customer's, whose words these are. */
      email: z.string(),
      /** The same: an answer goes there (`sendEmail`). */
      replyTo: z.string(),
      /** The section; null for the website as a whole. */
      section: z.string().nullable(),
      text: z.string(),
      /** How many came with it. */
      files: z.int(),
      isFree: z.boolean(),
    }),
  },
  /** To the customer. */
  "tweak-closed": {
    data: z.object({
      ...about,
      /** Where the website is: “https://wattle.example”. */
      address: z.url(),
      text: z.string(),
      /** Or nothing was changed for it. */
      isDone: z.boolean(),
      note: z.string().nullable(),
    }),
    isForCustomer: true,
  },
});

export type TweakMailData = MailData<typeof tweakMails>;
