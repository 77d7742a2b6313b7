import * as z from "zod";
import { mailKinds } from "../../emails/mail-kinds.ts";

/** `name` is the business’s, here and below. */
const name = z.string();
/** The site’s id; emails of an earlier program lack it. */
const site = z.uuid().optional();
/** What of its domain leads elsewhere: “coffscakes.com.au or www.coffscakes.com.au”. */
const lost = z.string();

export const domainMails = mailKinds({
  /** The site is live under its own domain. */
  "domain-live": { data: z.object({ site, name, domain: z.string() }), isForCustomer: true },
  /** Its domain no longer leads here; it is still at the host `free`. */
  "domain-lost": { data: z.object({ site, name, lost, free: z.string() }), isForCustomer: true },
  /** The same, to operators. `email` is the customer’s. */
  "domain-lost-notice": { data: z.object({ name, lost, site: z.uuid(), email: z.string() }) },
});
