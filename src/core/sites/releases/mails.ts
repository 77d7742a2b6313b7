import * as z from "zod";
import { type MailData, mailKinds } from "../../emails/mail-kinds.ts";

export const liveMails = mailKinds({
  /** To a customer, of what became of their public website. */
  "site-live": {
    data: z.object({
      site: z.uuid(),
      /** Of the business. */
      name: z.string(),
      /** Where it is served: “https://wattle.example”. */
      address: z.url(),
      became: z.enum(["live", "changed", "rolled back", "moved", "offline", "back"]),
    }),
    isForCustomer: true,
  },
});

export type LiveMailData = MailData<typeof liveMails>["site-live"];
