import { eq, inArray, or, sql } from "drizzle-orm";
import { auditEvents } from "../../database/tables/audit.ts";
import { briefFiles, siteBriefs } from "../../database/tables/briefs.ts";
import { emails } from "../../database/tables/emails.ts";
import { rateLimits } from "../../database/tables/rate-limits.ts";
import { waitlist } from "../../database/tables/waitlist.ts";
import { describeError, type Log } from "../../platform/log.ts";
import { type PersonalDataServices, requestEvent, rowsAbout } from "./personal-data.ts";

export type EraseServices = PersonalDataServices & {
  log: Log;
  /** Removes a stored file by the name in its link. */
  removeFile(key: string): Promise<void>;
};

export type Erasure = {
  entries: number;
  briefs: number;
  emails: number;
  files: number;
  /** Files that the store would not remove now. They have no row, so the sweep removes them. */
  filesLeft: number;
};

/**
 * Erases everything about one address, in one transaction, then its files. Positions on the
 * waitlist are never given again or moved, so an entry there stays as a number without a person.
 *
 * @throws Error "Failed to erase personal data"; then nothing has changed.
 */
export async function erasePersonalData(
  services: EraseServices,
  { address, actor }: { address: string; actor: string },
): Promise<Erasure> {
  const { keys, ...erased } = await eraseRows(services, address, actor);
  let filesLeft = 0;
  for (const key of keys) {
    try {
      await services.removeFile(key);
    } catch (error) {
      filesLeft++;
      services.log.warn(
        describeError(error),
        "files: one of an erased person is left to the sweep",
      );
    }
  }
  return { ...erased, filesLeft };
}

async function eraseRows({ database }: EraseServices, address: string, actor: string) {
  const about = rowsAbout(address);
  try {
    return await database.transaction(async (tx) => {
      const files = await tx
        .select({ key: briefFiles.key, thumbnail: briefFiles.thumbnail_key })
        .from(briefFiles)
        .innerJoin(siteBriefs, eq(siteBriefs.id, briefFiles.brief_id))
        .where(about.briefs);
      const briefs = await tx
        .delete(siteBriefs)
        .where(about.briefs)
        .returning({ id: siteBriefs.id });
      const mails = await tx.delete(emails).where(about.emails).returning({ id: emails.id });
      // After the mails, of which one may be on its way to a slow server: from here on, others who
      // change the status of somebody near on the list wait for us (waitlist_counts).
      const entries = await tx
        .update(waitlist)
        .set({
          name: "Erased",
          phone: null,
          status: "removed",
          idea: {},
          source: {},
          // Each its own, since addresses are unique; .invalid is nobody's (RFC 2606).
          email: sql`${waitlist.id} || '@erased.invalid'`,
          updated_at: sql`now()`,
        })
        .where(about.waitlist)
        .returning({ id: waitlist.id });
      const gone = [...briefs, ...mails].map(({ id }) => id);
      // Who did what and when stays; what it said goes, such as a note.
      await tx
        .update(auditEvents)
        .set({ from_value: null, to_value: null })
        .where(or(inArray(auditEvents.row_id, gone), about.history));
      await tx.delete(rateLimits).where(about.rateLimits);
      const counts = {
        entries: entries.length,
        briefs: briefs.length,
        emails: mails.length,
        files: files.length,
      };
      await tx.insert(auditEvents).values(requestEvent("person.erased", actor, counts));
      const keys = files.flatMap(({ key, thumbnail }) => (thumbnail ? [key, thumbnail] : [key]));
      return { ...counts, keys };
    });
  } catch (error) {
    throw new Error("Failed to erase personal data", { cause: error });
  }
}
