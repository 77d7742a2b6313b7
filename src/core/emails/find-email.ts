import { desc, eq, inArray } from "drizzle-orm";
import type { Database, Queryable } from "../../database/client.ts";
import { emails } from "../../database/tables/emails.ts";

// Apart from sending, which renders: commands of operators read emails on plain Node.

/** The emails of the outbox, newest first. */
export function listEmails(database: Database, { limit }: { limit: number }) {
  return database.select().from(emails).orderBy(desc(emails.created_at)).limit(limit);
}

/** One email with its bodies. */
export async function findEmail(database: Queryable, id: string) {
  const [email] = await database.select().from(emails).where(eq(emails.id, id));
  return email;
}

/** The status of some emails, and their data. */
export function findMailStates(database: Database, ids: string[]) {
  const { id, status, data } = emails;
  return database.select({ id, status, data }).from(emails).where(inArray(emails.id, ids));
}
