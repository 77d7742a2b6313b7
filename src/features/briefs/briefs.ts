import { and, asc, count, desc, eq, ilike, isNull, or, type SQL, sql } from "drizzle-orm";
import type { HandOff } from "../../content/hand-off.ts";
import type { Database } from "../../database/client.ts";
import { auditEvents, briefFiles, siteBriefs } from "../../database/schema.ts";
import type { BriefInput } from "./schema.ts";

export type Brief = typeof siteBriefs.$inferSelect;
export type BriefFile = typeof briefFiles.$inferSelect;
export type BriefStatus = Brief["status"];
export type BriefEvent = typeof auditEvents.$inferSelect;

type BriefServices = { database: Database };

type Submission = {
  brief: BriefInput;
  /** Keys of uploads that wait for this brief, in the order the person gave them. */
  fileKeys: string[];
  handOff: HandOff;
  /** See `submissionField`. */
  submissionId?: string | undefined;
};

/**
 * Stores a brief with its files and queues the operator's mail, the customer's receipt and the small
 * copies of images: all of it or nothing. The same submission again changes nothing.
 *
 * @param publicUrl origin of the links to files.
 * @throws Error "Failed to submit brief" when the database does not take it.
 */
export async function submitBrief(
  { database, config }: BriefServices & { config: { publicUrl: string; operatorEmail: string } },
  { brief, fileKeys, handOff, submissionId }: Submission,
): Promise<{ outcome: "submitted" } | { outcome: "files-gone"; missingKeys: string[] }> {
  try {
    return await database.transaction(async (tx) => {
      const [stored] = await tx
        .insert(siteBriefs)
        .values({
          ...brief,
          contact_name: brief.contact_name || null,
          phone: brief.phone || null,
          domain_preferences: brief.domain_preferences || null,
          color_preferences: brief.color_preferences || null,
          file_urls: fileKeys.map((key) => `${config.publicUrl}/files/${key}`),
          ...handOff,
          submission_id: submissionId ?? null,
        })
        .onConflictDoNothing({ target: siteBriefs.submission_id })
        .returning();
      if (!stored) return { outcome: "submitted" };

      const claimed = await claimFiles(tx, stored.id, fileKeys);
      const missingKeys = fileKeys.filter((key) => !claimed.some((file) => file.key === key));
      if (missingKeys.length > 0) throw new FilesGone(missingKeys);

      const facts = { ...stored, submission_id: undefined, idea: undefined, source: undefined };
      const files = claimed.map((file) => ({ name: file.original_name, key: file.key }));
      const data = JSON.stringify({ ...facts, files });
      await tx.execute(sql`
        select queue_email('send-brief-notifications', ${config.operatorEmail}, ${data}),
          queue_email('brief-receipt', ${stored.email}, ${data})
      `);
      for (const file of claimed.filter(({ type }) => type.startsWith("image/"))) {
        const payload = JSON.stringify({ fileId: file.id });
        await tx.execute(sql`select graphile_worker.add_job('make_preview', ${payload}::json)`);
      }
      return { outcome: "submitted" };
    });
  } catch (error) {
    if (error instanceof FilesGone) {
      return { outcome: "files-gone", missingKeys: error.missingKeys };
    }
    throw new Error("Failed to submit brief", { cause: error });
  }
}

/** Undoes the transaction. */
class FilesGone extends Error {
  readonly missingKeys: string[];

  constructor(missingKeys: string[]) {
    super("some files are no longer there");
    this.missingKeys = missingKeys;
  }
}

type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** Gives waiting files to a brief, once. */
async function claimFiles(tx: Transaction, briefId: string, keys: string[]): Promise<BriefFile[]> {
  const claimed: BriefFile[] = [];
  for (const [index, key] of keys.entries()) {
    const [file] = await tx
      .update(briefFiles)
      .set({ brief_id: briefId, position: index + 1 })
      .where(and(eq(briefFiles.key, key), isNull(briefFiles.brief_id)))
      .returning();
    if (file) claimed.push(file);
  }
  return claimed;
}

export const briefOrders = {
  newest: [desc(siteBriefs.created_at), desc(siteBriefs.id)],
  oldest: [asc(siteBriefs.created_at), asc(siteBriefs.id)],
  changed: [desc(siteBriefs.updated_at), desc(siteBriefs.id)],
  name: [asc(sql`lower(${siteBriefs.business_name})`), desc(siteBriefs.id)],
} as const;

export type BriefOrder = keyof typeof briefOrders;

type BriefQuery = {
  /** Words that must all occur in name, address, contact or description. */
  search?: string;
  status?: BriefStatus | undefined;
  order?: BriefOrder;
  /** From 1. */
  page?: number;
  pageSize?: number;
};

/**
 * One page of the briefs, newest first unless asked otherwise, with the number of files of each.
 *
 * @returns `total` counts all that match, on every page.
 * @throws Error "Failed to fetch briefs"
 */
export async function listBriefs(
  { database }: BriefServices,
  { search = "", status, order = "newest", page = 1, pageSize = 25 }: BriefQuery = {},
): Promise<{ briefs: (Brief & { fileCount: number })[]; total: number }> {
  const where = and(status && eq(siteBriefs.status, status), ...matches(search));
  try {
    const [briefs, [counted]] = await Promise.all([
      database
        .select()
        .from(siteBriefs)
        .where(where)
        .orderBy(...briefOrders[order])
        .limit(pageSize)
        .offset((page - 1) * pageSize),
      database.select({ total: count() }).from(siteBriefs).where(where),
    ]);
    const withFileCount = briefs.map((brief) => ({ ...brief, fileCount: brief.file_urls.length }));
    return { briefs: withFileCount, total: counted?.total ?? 0 };
  } catch (error) {
    throw new Error("Failed to fetch briefs", { cause: error });
  }
}

function matches(search: string): (SQL | undefined)[] {
  const words = search.trim().split(/\s+/).filter(Boolean).slice(0, 8);
  return words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    return or(
      ilike(siteBriefs.business_name, pattern),
      ilike(siteBriefs.email, pattern),
      ilike(siteBriefs.contact_name, pattern),
      ilike(siteBriefs.business_description, pattern),
    );
  });
}

/** How many briefs have each status. @throws Error "Failed to fetch briefs" */
export async function countBriefs({
  database,
}: BriefServices): Promise<Record<BriefStatus, number>> {
  const counts = { submitted: 0, in_progress: 0, preview_ready: 0, completed: 0 };
  try {
    const rows = await database
      .select({ status: siteBriefs.status, count: count() })
      .from(siteBriefs)
      .groupBy(siteBriefs.status);
    for (const row of rows) counts[row.status] = row.count;
    return counts;
  } catch (error) {
    throw new Error("Failed to fetch briefs", { cause: error });
  }
}

/**
 * A brief with its files in the person's order and its history, oldest first.
 *
 * @throws Error "Failed to fetch briefs"
 */
export async function findBrief(
  { database }: BriefServices,
  id: string,
): Promise<{ brief: Brief; files: BriefFile[]; history: BriefEvent[] } | undefined> {
  try {
    const [[brief], files, history] = await Promise.all([
      database.select().from(siteBriefs).where(eq(siteBriefs.id, id)),
      database
        .select()
        .from(briefFiles)
        .where(eq(briefFiles.brief_id, id))
        .orderBy(asc(briefFiles.position)),
      database
        .select()
        .from(auditEvents)
        .where(and(eq(auditEvents.table_name, "site_briefs"), eq(auditEvents.row_id, id)))
        .orderBy(asc(auditEvents.created_at), asc(auditEvents.id)),
    ]);
    return brief && { brief, files, history };
  } catch (error) {
    throw new Error("Failed to fetch briefs", { cause: error });
  }
}

type StatusChange = {
  id: string;
  status: BriefStatus;
  actor: string;
  /** The status the operator was looking at; when it is another by now, nothing is changed. */
  seenStatus?: BriefStatus | undefined;
};

type StatusOutcome =
  | { outcome: "updated"; brief: Brief }
  /** Somebody else was quicker; this is what the brief is now. */
  | { outcome: "changed-meanwhile"; brief: Brief }
  | { outcome: "missing" };

/**
 * Sets the status of a brief, any to any, and records who did it.
 *
 * @throws Error "Failed to update brief status"
 */
export async function updateBriefStatus(
  { database }: BriefServices,
  { id, status, actor, seenStatus }: StatusChange,
): Promise<StatusOutcome> {
  try {
    return await database.transaction(async (tx) => {
      const [before] = await tx
        .select()
        .from(siteBriefs)
        .where(eq(siteBriefs.id, id))
        .for("update");
      if (!before) return { outcome: "missing" };
      if (before.status === status) return { outcome: "updated", brief: before };
      if (seenStatus && before.status !== seenStatus) {
        return { outcome: "changed-meanwhile", brief: before };
      }
      const [after = before] = await tx
        .update(siteBriefs)
        .set({ status, updated_at: sql`now()` })
        .where(eq(siteBriefs.id, id))
        .returning();
      await tx.insert(auditEvents).values({
        ...{ actor, action: "brief.status", table_name: "site_briefs", row_id: id },
        ...{ from_value: before.status, to_value: status },
      });
      return { outcome: "updated", brief: after };
    });
  } catch (error) {
    throw new Error("Failed to update brief status", { cause: error });
  }
}
