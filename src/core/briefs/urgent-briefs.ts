import { and, desc, gt } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { isClockRunning, isLetIn, siteBriefs } from "../../database/tables/briefs.ts";
import { maxCounted } from "../../platform/count-rows.ts";
import { byDeadline, isDue, listedColumns } from "./brief-list.ts";
import { previewPromise } from "./preview-promise.ts";
import { answeredLast } from "./questions.ts";

/** A brief that needs an operator now; `clock` says in a sentence how its promise is going. */
export type UrgentBrief = { id: string; business_name: string; clock: string };

/** So many of each kind are named at once. */
const urgentNamed = 5;

/**
 * The briefs that need an operator first: overdue and due soon, by their deadlines, and those whose
 * customer has answered a question and nothing was done since, the latest first.
 */
export async function listUrgentBriefs(
  database: Database,
): Promise<Record<"overdue" | "soon" | "answered", UrgentBrief[]>> {
  const [overdue, soon, answered] = await Promise.all([
    listDue(database, "overdue"),
    listDue(database, "soon"),
    listAnswered(database),
  ]);
  return { overdue, soon, answered };
}

async function listDue(database: Database, due: "overdue" | "soon"): Promise<UrgentBrief[]> {
  const briefs = await database
    .select(listedColumns)
    .from(siteBriefs)
    .where(isDue(due))
    .orderBy(...byDeadline)
    .limit(urgentNamed);
  return briefs.map(inWords);
}

/** Every answer is a change, so it looks at the `maxCounted` briefs that were changed last. */
async function listAnswered(database: Database): Promise<UrgentBrief[]> {
  const changed = database
    .select(listedColumns)
    .from(siteBriefs)
    .where(isLetIn(siteBriefs))
    .orderBy(desc(siteBriefs.updated_at), desc(siteBriefs.id))
    .limit(maxCounted)
    .as("changed");
  const briefs = await database
    .select()
    .from(changed)
    .where(and(isClockRunning(changed), gt(changed.paused_seconds, 0)))
    .orderBy(desc(changed.updated_at));
  const answered = await answeredLast(database, briefs);
  return briefs
    .filter(({ id }) => answered.has(id))
    .slice(0, urgentNamed)
    .map(inWords);
}

type Running = Omit<Parameters<typeof previewPromise>[0], "readyAt"> & Omit<UrgentBrief, "clock">;

function inWords(brief: Running): UrgentBrief {
  const { sentence: clock } = previewPromise({ ...brief, readyAt: undefined });
  return { id: brief.id, business_name: brief.business_name, clock };
}
