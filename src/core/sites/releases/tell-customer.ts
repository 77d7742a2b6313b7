import type { Transaction } from "../../../database/client.ts";
import { queueMail } from "../../emails/queue-mail.ts";
import { originOfSite } from "../domains/find-domain.ts";
import type { Site } from "../sites.ts";
import type { HostConfig } from "./hosts.ts";
import { type LiveMailData, liveMails } from "./mails.ts";

/** Queues the email about what has just become of a customer’s public website. */
export async function tellCustomer(
  tx: Transaction,
  config: HostConfig,
  { id: site, name, email, slug }: Pick<Site, "id" | "name" | "email" | "slug">,
  became: LiveMailData["became"],
): Promise<void> {
  if (slug === null) return;
  const address = await originOfSite(tx, { id: site, slug }, config);
  await queueMail(tx, liveMails["site-live"], email, { site, name, address, became });
}
