import { randomUUID } from "node:crypto";
import { asc, eq, inArray, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { auditEvents } from "../../database/tables/audit.ts";
import { briefFiles, siteBriefs } from "../../database/tables/briefs.ts";
import { emails } from "../../database/tables/emails.ts";
import { operators } from "../../database/tables/operators.ts";
import { rateLimits } from "../../database/tables/rate-limits.ts";
import { waitlist } from "../../database/tables/waitlist.ts";

export type PersonalDataServices = {
  database: Database;
  config: { publicUrl: string; operatorEmail: string };
};

export type PersonalData = Awaited<ReturnType<typeof findPersonalData>>;

/**
 * Everything we hold about one address: what its owner told us, what we wrote to them and about
 * them, and what operators did with it.
 *
 * @param address in any case.
 */
export async function findPersonalData(services: PersonalDataServices, address: string) {
  const { database, config } = services;
  const about = rowsAbout(address);
  const [entries, briefs, files, mails] = await Promise.all([
    database.select().from(waitlist).where(about.waitlist),
    database.select().from(siteBriefs).where(about.briefs).orderBy(asc(siteBriefs.created_at)),
    database
      .select({ file: briefFiles })
      .from(briefFiles)
      .innerJoin(siteBriefs, eq(siteBriefs.id, briefFiles.brief_id))
      .where(about.briefs)
      .orderBy(asc(briefFiles.position)),
    database.select().from(emails).where(about.emails).orderBy(asc(emails.created_at)),
  ]);
  const rowIds = [...entries, ...briefs, ...mails].map(({ id }) => id);
  const history = await database
    .select()
    .from(auditEvents)
    .where(or(inArray(auditEvents.row_id, rowIds), about.history))
    .orderBy(asc(auditEvents.created_at), asc(auditEvents.id));
  return {
    address,
    waitlist: entries,
    briefs: briefs.map((brief) => ({
      ...brief,
      files: files
        .filter(({ file }) => file.brief_id === brief.id)
        .map(({ file: { key, original_name: name, type, bytes } }) => ({
          name,
          type,
          bytes,
          link: `${config.publicUrl}/files/${key}`,
        })),
    })),
    emails: mails.map(({ data, html, ...mail }) => mail), // the text says the same
    history,
  };
}

/** Whether an address is one of ours. Mails to it are about other people. */
export async function isOurAddress(
  { database, config }: PersonalDataServices,
  address: string,
): Promise<boolean> {
  if (config.operatorEmail.toLowerCase() === address.toLowerCase()) return true;
  return (await database.$count(operators, is(operators.email, address))) > 0;
}

/**
 * The rows of each table that are about an address. A mail is about whom it went to; the one that
 * told an operator of a brief is about the brief's sender.
 */
export function rowsAbout(address: string) {
  return {
    waitlist: is(waitlist.email, address),
    briefs: is(siteBriefs.email, address),
    emails: sql`(${is(emails.to_address, address)} or ${is(sql`${emails.data} ->> 'email'`, address)})`,
    // The first condition is that of the index of the few events that may name somebody.
    history: sql`((${auditEvents.from_value} like '%@%' or ${auditEvents.to_value} like '%@%') and
      (${mentions(auditEvents.from_value, address)} or ${mentions(auditEvents.to_value, address)}))`,
    /** Attempts to sign in as somebody are counted by what was typed. */
    rateLimits: sql`right(lower(${rateLimits.key}), length(${address}) + 1) = ':' || lower(${address})`,
  };
}

type Counts = Record<"entries" | "briefs" | "emails" | "files", number>;

/** For `audit_events`: that somebody's data was asked for or erased, but not whose. */
export function requestEvent(
  action: "person.exported" | "person.erased",
  actor: string,
  counts: Counts,
) {
  const { entries, briefs, emails: mails, files } = counts;
  return {
    action,
    actor,
    table_name: "people",
    row_id: randomUUID(),
    to_value: `waitlist ${entries}, briefs ${briefs}, files ${files}, mails ${mails}`,
  };
}

/** How much there is of each. */
export function countsOf({ waitlist: entries, briefs, emails: mails }: PersonalData): Counts {
  return {
    entries: entries.length,
    briefs: briefs.length,
    emails: mails.length,
    files: briefs.reduce((sum, { files }) => sum + files.length, 0),
  };
}

function is(column: SQLWrapper, address: string): SQL {
  return sql`lower(${column}) = lower(${address})`;
}

/** By whole words, so that amia@example.com is not taken for mia@example.com. */
function mentions(column: SQLWrapper, address: string): SQL {
  return sql`lower(${address}) = any (regexp_split_to_array(lower(${column}), '[\\s<>(),;:"]+'))`;
}
