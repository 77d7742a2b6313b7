import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { operatorSessions } from "../../../database/tables/operators.ts";
import { isUuid } from "../../../platform/is-uuid.ts";
import type { Operator } from "../schema.ts";

type SessionServices = { database: Database };

export type OpenSession = {
  id: string;
  /** Whether it is the current session. */
  isThis: boolean;
  userAgent: string | null;
  ipAddress: string | null;
  createdAt: Date;
  updatedAt: Date;
};

/** Where an operator is signed in, most recently used first, without tokens. */
export async function listSessions(
  { database }: SessionServices,
  operator: Operator,
): Promise<OpenSession[]> {
  const { id, userAgent, ipAddress, createdAt, updatedAt } = operatorSessions;
  const rows = await database
    .select({ id, userAgent, ipAddress, createdAt, updatedAt })
    .from(operatorSessions)
    .where(and(isOf(operator), gt(operatorSessions.expiresAt, sql`now()`)))
    .orderBy(desc(operatorSessions.updatedAt));
  return rows.map((row) => ({ ...row, isThis: row.id === operator.sessionId }));
}

/** Ends one of the operator's own sessions; ids of other people's sessions do nothing. */
export async function endSession(
  { database }: SessionServices,
  operator: Operator,
  sessionId: string,
): Promise<void> {
  if (!isUuid(sessionId)) return;
  const isIt = eq(operatorSessions.id, sessionId);
  await database.delete(operatorSessions).where(and(isOf(operator), isIt));
}

/** Ends all the operator's sessions, including this one. */
export async function endAllSessions(
  { database }: SessionServices,
  operator: Operator,
): Promise<void> {
  await database.delete(operatorSessions).where(isOf(operator));
}

function isOf(operator: Operator) {
  return eq(operatorSessions.userId, operator.id);
}
