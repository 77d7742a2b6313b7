import { asc, eq, lt, sql } from "drizzle-orm";
import type { HandOff } from "../../content/hand-off.ts";
import type { Database, Queryable, Transaction } from "../../database/client.ts";
import { suspectedSignUps } from "../../database/tables/waitlist.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";
import { recordEvent } from "../audit/audit.ts";
import type { AlreadyThere, Joined } from "./fields.ts";
import type { JoinInput } from "./schema.ts";
import { joinWaitlist } from "./waitlist.ts";

export type SuspectedSignUp = typeof suspectedSignUps.$inferSelect;

/** Keeps a sign-up apart that looks as if a program filled it in, for an operator to judge. */
export async function keepSuspected(
  { database }: { database: Database },
  person: JoinInput,
  handOff: HandOff,
): Promise<void> {
  await database
    .insert(suspectedSignUps)
    .values({ ...person, phone: person.phone || null, ...handOff });
}

/** Those that nobody has judged yet, the oldest first. */
export function listSuspected(
  { database }: { database: Database },
  { limit }: { limit: number },
): Promise<SuspectedSignUp[]> {
  return database
    .select()
    .from(suspectedSignUps)
    .orderBy(asc(suspectedSignUps.created_at))
    .limit(limit);
}

type Judgement = { id: string; actor: string };

/**
 * Puts a suspected sign-up on the waitlist as if it came now, mail and all, or leaves both lists as
 * they are.
 *
 * @returns undefined where somebody has judged it already.
 */
export async function letInSuspected(
  { database }: { database: Database },
  judgement: Judgement,
): Promise<Joined | AlreadyThere | undefined> {
  return database.transaction(async (tx) => {
    const suspected = await takeSuspected(tx, judgement, "waitlist.let-in");
    if (!suspected) return undefined;
    const { phone, idea, source } = suspected;
    return joinWaitlist({ database: tx }, { ...suspected, phone: phone ?? "" }, { idea, source });
  });
}

/** Deletes a suspected sign-up. @returns whether it was still there. */
export async function dismissSuspected(
  { database }: { database: Database },
  judgement: Judgement,
): Promise<boolean> {
  return database.transaction(
    async (tx) => (await takeSuspected(tx, judgement, "waitlist.dismiss")) !== undefined,
  );
}

async function takeSuspected(
  tx: Transaction,
  { id, actor }: Judgement,
  action: "waitlist.let-in" | "waitlist.dismiss",
): Promise<SuspectedSignUp | undefined> {
  const [taken] = await tx.delete(suspectedSignUps).where(eq(suspectedSignUps.id, id)).returning();
  if (taken) {
    await recordEvent(tx, { actor, action, table_name: "suspected_sign_ups", row_id: id });
  }
  return taken;
}

/** Deletes those of more than 30 days ago. */
export async function deleteOldSuspected({ database }: { database: Database }): Promise<void> {
  await database
    .delete(suspectedSignUps)
    .where(lt(suspectedSignUps.created_at, sql`now() - interval '30 days'`));
}

/** The suspected sign-ups with an address. */
export function findSuspectedOf(database: Queryable, address: string) {
  return database
    .select()
    .from(suspectedSignUps)
    .where(equalsIgnoringCase(suspectedSignUps.email, address));
}

/** @returns how many were erased. */
export async function eraseSuspectedOf(tx: Transaction, address: string): Promise<number> {
  const erased = await tx
    .delete(suspectedSignUps)
    .where(equalsIgnoringCase(suspectedSignUps.email, address))
    .returning({ id: suspectedSignUps.id });
  return erased.length;
}
