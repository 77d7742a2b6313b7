import { and, asc, desc, eq, gt, inArray, max, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { auditEvents } from "../../database/tables/audit.ts";
import { emails } from "../../database/tables/emails.ts";
import { operators } from "../../database/tables/operators.ts";

/** One change of a brief, with who made it and, for a mail, what became of it. */
export type BriefEvent = Pick<
  typeof auditEvents.$inferSelect,
  "id" | "actor" | "action" | "from_value" | "to_value" | "created_at"
> & {
  /** The operator's name; null for a command, or for somebody who is gone. */
  actorName: string | null;
  mail: { id: string; status: typeof emails.$inferSelect.status; previewLink: string } | undefined;
};

/** What happened to a brief, the newest first. @param since only what came after. */
export async function listBriefEvents(
  database: Database,
  briefId: string,
  { since }: { since?: Date } = {},
): Promise<BriefEvent[]> {
  const rows = await database
    .select({
      id: auditEvents.id,
      actor: auditEvents.actor,
      action: auditEvents.action,
      from_value: auditEvents.from_value,
      to_value: auditEvents.to_value,
      created_at: auditEvents.created_at,
      actorName: operators.name,
    })
    .from(auditEvents)
    .leftJoin(operators, eq(sql`${operators.id}::text`, auditEvents.actor))
    .where(
      and(
        eq(auditEvents.table_name, "site_briefs"),
        eq(auditEvents.row_id, briefId),
        since && gt(sql`date_trunc('milliseconds', ${auditEvents.created_at})`, since),
      ),
    )
    .orderBy(desc(auditEvents.created_at), desc(auditEvents.id));
  const mails = await findMails(database, rows);
  return rows.map((row) => ({
    ...row,
    mail: mails.find(({ id }) => row.action === "brief.mail" && id === row.to_value),
  }));
}

async function findMails(
  database: Database,
  events: { action: string; to_value: string | null }[],
) {
  const ids = events.flatMap(({ action, to_value }) =>
    action === "brief.mail" && to_value ? [to_value] : [],
  );
  if (ids.length === 0) return [];
  return database
    .select({
      id: emails.id,
      status: emails.status,
      previewLink: sql<string>`coalesce(${emails.data}->>'previewLink', '')`,
    })
    .from(emails)
    .where(inArray(emails.id, ids))
    .orderBy(asc(emails.created_at));
}

/** When the previews of some briefs were last made ready; a brief moved back has none any more. */
export async function findReadyTimes(
  database: Database,
  briefIds: string[],
): Promise<Map<string, Date>> {
  if (briefIds.length === 0) return new Map();
  const open = sql`('submitted', 'in_progress')`;
  const rows = await database
    .select({
      id: auditEvents.row_id,
      readyAt: max(sql`case when ${auditEvents.to_value} not in ${open}
        then ${auditEvents.created_at} end`).mapWith(auditEvents.created_at),
      movedBackAt: max(sql`case when ${auditEvents.to_value} in ${open}
        then ${auditEvents.created_at} end`).mapWith(auditEvents.created_at),
    })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.table_name, "site_briefs"),
        inArray(auditEvents.row_id, briefIds),
        eq(auditEvents.action, "brief.status"),
        // From ready to completed changes nothing about when it was ready.
        sql`(${auditEvents.to_value} in ${open} or ${auditEvents.from_value} in ${open})`,
      ),
    )
    .groupBy(auditEvents.row_id);
  return new Map(
    rows.flatMap(({ id, readyAt, movedBackAt }) =>
      readyAt && (!movedBackAt || movedBackAt < readyAt) ? [[id, readyAt] as const] : [],
    ),
  );
}
