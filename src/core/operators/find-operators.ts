import { inArray, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { operators } from "../../database/tables/operators.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";

/** Whether somebody signs in with this address, or used to. */
export async function isOperatorsAddress(database: Database, address: string): Promise<boolean> {
  return (await database.$count(operators, equalsIgnoringCase(operators.email, address))) > 0;
}

/**
 * Names by the `actor` of an event. A command has none, nor does an operator who no longer exists.
 */
export async function findActorNames(
  database: Database,
  actors: readonly string[],
): Promise<Map<string, string>> {
  const found = await database
    .select({ id: operators.id, name: operators.name })
    .from(operators)
    .where(inArray(sql`${operators.id}::text`, [...new Set(actors)]));
  return new Map(found.map(({ id, name }) => [id, name]));
}
