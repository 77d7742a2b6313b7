import type { Database, Transaction } from "../../database/client.ts";
import { listEvents } from "../audit/audit.ts";
import { findEmail } from "../emails/find-email.ts";
import { recordSiteEvent } from "../sites/sites.ts";
import { reviewMails } from "./mails.ts";
import { type LinkServices, linksInReviewMail } from "./review-links.ts";
import { siteOfReview } from "./reviews.ts";

const codeRead = "site.code_read";

/**
 * Reads the code of an email that was kept, as it can be where no emails go out, and keeps who did.
 *
 * @returns undefined if the email has no code.
 */
export function readCode(
  services: { database: Database } & LinkServices,
  { emailId, operator }: { emailId: string; operator: { id: string; name: string } },
): Promise<string | undefined> {
  return services.database.transaction(async (tx) => {
    const email = await findEmail(tx, emailId);
    if (email?.kind !== "review-code" || email.status !== "kept") return undefined;
    const { review, release } = reviewMails["review-code"].data.parse(email.data);
    const siteId = review && (await siteOfReview(tx, review));
    if (!siteId || !release) return undefined;
    await recordSiteEvent(tx, {
      ...{ siteId, actor: operator.id, action: codeRead, to: operator.name, detail: release },
    });
    return linksInReviewMail(services, email).code;
  });
}

/** The names of the operators who have read a code for this release since it was made. */
export async function namesOfReaders(
  tx: Transaction,
  { siteId, releaseId, since }: { siteId: string; releaseId: string; since: Date },
): Promise<string[]> {
  const events = await listEvents(tx, { table_name: "sites", row_id: siteId, since });
  const names = events
    .filter(({ action, detail }) => action === codeRead && detail === releaseId)
    .map(({ to_value }) => to_value ?? "");
  return [...new Set(names)];
}
