import * as z from "zod";
import { type MailData, mailKinds } from "../emails/mail-kinds.ts";

export const briefMails = mailKinds({
  /** With the brief’s answers, whatever was asked. */
  "send-brief-notifications": {
    data: z
      .object({
        id: z.uuid(),
        business_name: z.string(),
        email: z.string(),
        business_description: z.string(),
        preferred_plan: z.enum(["once-off", "monthly"]).nullable().default(null),
        dropped_files: z.array(z.string()).default([]),
        files: z.array(z.object({ name: z.string(), key: z.string() })),
      })
      .catchall(z.unknown()),
  },
  "brief-receipt": {
    data: z.object({ id: z.uuid(), hasSketch: z.boolean().default(false) }),
    isForCustomer: true,
  },
  /** `name` is the customer's or their business's; `previewLink` is empty for an email without one. */
  "brief-message": {
    data: z.object({
      id: z.uuid().optional(),
      name: z.string().optional(),
      message: z.string(),
      previewLink: z.string(),
    }),
    isForCustomer: true,
  },
  /** `clock` says how the promise of the preview was going, here and below. */
  "brief-question": {
    data: z.object({
      ...{ id: z.uuid().optional(), name: z.string().optional() },
      ...{ question: z.string(), clock: z.string() },
    }),
    isForCustomer: true,
  },
  /** `email` is the customer's, whose data this is, here and below. */
  "brief-answered": {
    data: z.object({
      id: z.uuid(),
      business_name: z.string(),
      email: z.string(),
      question: z.string(),
      answer: z.string(),
      clock: z.string(),
    }),
  },
  /** `hoursLeft` is 0 once it is overdue. */
  "preview-reminder": {
    data: z.object({
      id: z.uuid(),
      business_name: z.string(),
      email: z.string(),
      hoursLeft: z.int(),
      clock: z.string().default(""),
    }),
  },
});

export type BriefMailData = MailData<typeof briefMails>;
