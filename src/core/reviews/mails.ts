import * as z from "zod";
import { type MailData, mailKinds } from "../emails/mail-kinds.ts";

const reviewLink = { review: z.uuid(), version: z.int().positive() };
const reviewNews = {
  /** The first of them, oldest first. */
  comments: z.array(
    z.object({
      by: z.string(),
      about: z.string().nullable(),
      text: z.string(),
      /** How many files came with it. */
      files: z.int().default(0),
    }),
  ),
  /** How many there are besides. */
  more: z.int(),
};

export const reviewMails = mailKinds({
  /** `name` is the business's, here and below; the link is made of the review and its version. */
  "review-link": {
    data: z.object({
      ...reviewLink,
      name: z.string(),
      isFirst: z.boolean(),
      /** Whether the version is another than in the email before. */
      isNew: z.boolean().default(true),
    }),
    isForCustomer: true,
  },
  "review-answers": {
    data: z.object({ ...reviewLink, name: z.string(), ...reviewNews }),
    isForCustomer: true,
  },
  /** `email` is the customer's, whose words these are, here and below. */
  "review-comments": {
    data: z.object({ site: z.uuid(), name: z.string(), email: z.string(), ...reviewNews }),
  },
  /** Of what the code follows, which is nowhere stored; `code` in emails of an earlier program. */
  "review-code": {
    data: z.object({
      name: z.string(),
      review: z.uuid().optional(),
      release: z.string().optional(),
      at: z.int().optional(),
      /** A hash of the address that asked. */
      asker: z.string().optional(),
      code: z.string().optional(),
    }),
    isAwaited: true,
  },
  "review-approved": {
    data: z.object({
      site: z.uuid(),
      name: z.string(),
      email: z.string(),
      by: z.string(),
      /** Operators who had read the code. */
      codeReadBy: z.array(z.string()).default([]),
    }),
  },
});

export type ReviewMailData = MailData<typeof reviewMails>;
