import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "../../database/client.ts";
import { operators } from "../../database/tables/operators.ts";
import type { Operator } from "./schema.ts";
import { lockOperators } from "./set-up.ts";

/**
 * Does something that only owners may, in one transaction. One at a time, and checked again when it
 * is our turn: two owners must not remove each other, and an owner who has just been removed must
 * not do anything more.
 */
export async function asOwner<Result>(
  database: Database,
  operator: Operator,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result | { outcome: "not-allowed" }> {
  if (operator.role !== "owner") return { outcome: "not-allowed" };
  return database.transaction(async (tx) => {
    await lockOperators(tx);
    const isOwner = and(
      eq(operators.id, operator.id),
      eq(operators.role, "owner"),
      eq(operators.banned, false),
    );
    if ((await tx.$count(operators, isOwner)) === 0) return { outcome: "not-allowed" };
    return work(tx);
  });
}
