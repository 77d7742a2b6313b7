import * as z from "zod";
import { type MailData, mailKinds } from "../emails/mail-kinds.ts";

export const enquiryMails = mailKinds({
  "enquiry-notification": {
    data: z.object({
      id: z.uuid(),
      via: z.enum(["contact", "chat"]),
      name: z.string().nullable(),
      email: z.string(),
      subject: z.string().nullable(),
      message: z.string(),
    }),
  },
});

/** About what visitors of customers' sites write. */
export const siteMails = mailKinds({
  /** To a customer, from a visitor of their site. `email` is the sender’s, if they left one. */
  "site-enquiry": {
    data: z.object({
      id: z.uuid(),
      siteName: z.string(),
      name: z.string(),
      contact: z.string(),
      email: z.string().nullable(),
      /** Answers go there (`sendEmail`). */
      replyTo: z.string().nullable(),
      message: z.string(),
    }),
    isForCustomer: true,
  },
  /** Those of an hour that had too many for an email each. */
  "site-enquiry-digest": {
    data: z.object({
      /** The id of the first. */
      from: z.uuid(),
      siteName: z.string(),
      enquiries: z.array(z.object({ name: z.string(), contact: z.string(), message: z.string() })),
      /** How many more there are than these. */
      more: z.int(),
    }),
    isForCustomer: true,
  },
});

export type EnquiryMailData = MailData<typeof enquiryMails>;
export type SiteMailData = MailData<typeof siteMails>;
