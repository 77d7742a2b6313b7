import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { enquiries, siteEnquiries } from "../../database/tables/enquiries.ts";
import { deleteOldMails } from "../emails/personal-data.ts";
import { enquiryMails, siteMails } from "./mails.ts";

/**
 * Deletes enquiries to us and to customers after 24 months, with the emails about them, and
 * suspected ones after 30 days.
 */
export async function deleteOldEnquiries({ database }: { database: Database }): Promise<void> {
  const longAgo = sql`now() - interval '24 months'`;
  const monthAgo = sql`now() - interval '30 days'`;
  await database.transaction(async (tx) => {
    await tx.delete(enquiries).where(lt(enquiries.created_at, longAgo));
    await deleteOldMails(tx, enquiryMails["enquiry-notification"], longAgo);
    await tx.delete(siteEnquiries).where(lt(siteEnquiries.created_at, longAgo));
    await deleteOldMails(tx, siteMails["site-enquiry"], longAgo);
    await deleteOldMails(tx, siteMails["site-enquiry-digest"], longAgo);
    await tx
      .delete(enquiries)
      .where(and(eq(enquiries.status, "suspected"), lt(enquiries.created_at, monthAgo)));
    await tx
      .delete(siteEnquiries)
      .where(and(eq(siteEnquiries.status, "suspected"), lt(siteEnquiries.created_at, monthAgo)));
  });
}
