import type { Database } from "../../database/client.ts";
import { lastEventsAround, listEvents, type PastEvent } from "../audit/audit.ts";
import { findMailStates } from "../emails/find-email.ts";
import { findActorNames } from "../operators/find-operators.ts";
import type { BriefStatus } from "./briefs.ts";

/** A change of a brief, with who made it and, for an email, its status. */
export type BriefEvent = PastEvent & {
  /** The operator's name; null for a command, or if the operator no longer exists. */
  actorName: string | null;
  mail: BriefMail | undefined;
};

type BriefMail = {
  id: string;
  status: Awaited<ReturnType<typeof findMailStates>>[number]["status"];
  /** Empty for an email without one. */
  previewLink: string;
};

/** What happened to a brief, newest first. @param since only later events. */
export async function listBriefEvents(
  database: Database,
  briefId: string,
  span: { since?: Date } = {},
): Promise<BriefEvent[]> {
  const events = await listEvents(database, {
    table_name: "site_briefs",
    row_id: briefId,
    ...span,
  });
  const actors = events.map(({ actor }) => actor);
  const [names, mails] = await Promise.all([
    findActorNames(database, actors),
    findMails(database, events),
  ]);
  return events.map((event) => ({
    ...event,
    actorName: names.get(event.actor) ?? null,
    mail: mails.find(({ id }) => event.action === "brief.mail" && id === event.to_value),
  }));
}

async function findMails(database: Database, events: PastEvent[]): Promise<BriefMail[]> {
  const ids = events.flatMap(({ action, to_value }) =>
    action === "brief.mail" && to_value ? [to_value] : [],
  );
  const found = await findMailStates(database, ids);
  return found.map(({ id, status, data }) => ({
    id,
    status,
    previewLink: String(data.previewLink ?? ""),
  }));
}

/**
 * When some briefs' previews were last marked ready. A brief that was moved back has no such time.
 */
export async function findReadyTimes(
  database: Database,
  briefIds: string[],
): Promise<Map<string, Date>> {
  const open: BriefStatus[] = ["submitted", "in_progress"];
  // Going from ready to completed does not change when it was ready.
  const moves = await lastEventsAround(database, {
    table_name: "site_briefs",
    row_ids: briefIds,
    action: "brief.status",
    values: open,
  });
  const ready = moves.filter(({ to_value }) => !open.some((status) => status === to_value));
  return new Map(ready.map(({ row_id, created_at }) => [row_id, created_at]));
}
