import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { enquiries } from "../../database/tables/enquiries.ts";
import { deleteOldMails } from "../emails/personal-data.ts";

/** Deletes enquiries after 24 months, with the emails about them, and suspected ones after 30 days. */
export async function deleteOldEnquiries({ database }: { database: Database }): Promise<void> {
  const longAgo = sql`now() - interval '24 months'`;
  const monthAgo = sql`now() - interval '30 days'`;
  await database.transaction(async (tx) => {
    await tx.delete(enquiries).where(lt(enquiries.created_at, longAgo));
    await deleteOldMails(tx, "enquiry-notification", longAgo);
    await tx
      .delete(enquiries)
      .where(and(eq(enquiries.status, "suspected"), lt(enquiries.created_at, monthAgo)));
  });
}
