import type { Transaction } from "../../database/client.ts";
import type { SignedVersions } from "../../platform/secrets/signed-ids.ts";
import type { MailKind } from "../emails/mail-kinds.ts";
import type { MailLinks } from "../emails/render-mail.ts";
import type { ReviewKeys } from "../reviews/review-links.ts";
import { pageCode } from "./devices.ts";
import { peopleMails } from "./mails.ts";
import { addressOfPage, personAt } from "./people.ts";

type QueuedMail = { kind: MailKind<unknown>; to_address: string; data: Record<string, unknown> };

/** The code in an email that has one. */
export function codeInPageMail(
  services: { reviewKeys: ReviewKeys },
  { kind, data }: { kind: string; data: unknown },
): Pick<MailLinks, "code"> {
  const { name, data: shape } = peopleMails["page-code"];
  return kind === name ? { code: pageCode(services, shape.parse(data)) } : {};
}

/**
 * The link to its reader’s page that an email carries. Not where an answer goes to somebody else:
 * email apps quote what is answered, and a business would pass its link on to all who write to it.
 *
 * @param tx that has the email locked, so that an erasure waits for the person it makes.
 */
export async function linkToPage(
  services: { config: { publicUrl: string }; personLinks: SignedVersions },
  tx: Transaction,
  { kind, to_address, data }: QueuedMail,
): Promise<Pick<MailLinks, "page" | "lostPage">> {
  const isLost = kind.name === peopleMails["your-page"].name;
  if (!isLost && (!kind.isForCustomer || typeof data.replyTo === "string")) return {};
  const link = addressOfPage(services, await personAt(tx, to_address));
  return isLost ? { lostPage: link } : { page: link };
}
