import * as z from "zod";
import { type MailData, mailKinds } from "../../emails/mail-kinds.ts";

/** `name` is the business’s; `until` is when the site is deleted. */
const ofSite = { site: z.uuid(), name: z.string(), until: z.iso.datetime() };

const became = z.enum(["cancelled", "taken back"]);
/** Whether it was online before it was cancelled, and is again once that is taken back. */
const wasLive = z.boolean();

export const cancelMails = mailKinds({
  /** To a customer. `address` is where it was, or is again: “https://wattle.example”. */
  "site-cancelled": {
    data: z.object({ ...ofSite, became, wasLive, address: z.url() }),
    isForCustomer: true,
  },
  /** The same, to operators. `email` is the customer’s. */
  "site-cancelled-notice": {
    data: z.object({
      ...{ ...ofSite, became, wasLive, email: z.string() },
      by: z.enum(["customer", "office"]),
    }),
  },
  /** To a customer, some days before the end. */
  "site-deletion-reminder": {
    data: z.object({ ...ofSite, days: z.int() }),
    isForCustomer: true,
  },
});

export type CancelMailData = MailData<typeof cancelMails>;
