import * as z from "zod";
import { mailKinds } from "../emails/mail-kinds.ts";

const person = z.object({
  position: z.int().positive(),
  preferredPlan: z.enum(["once-off", "monthly"]),
});

export const waitlistMails = mailKinds({
  /** Queued by the SQL function `join_waitlist`. */
  "waitlist-confirmation": { data: person, isForCustomer: true },
  "waitlist-invitation": {
    data: person.extend({ name: z.string().optional() }),
    isForCustomer: true,
  },
});
