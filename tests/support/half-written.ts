import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Pool } from "pg";

/** Each finds what a half-finished request would leave. */
const halfWritten: Record<string, string> = {
  "a gap in the positions":
    "select max(position) as position from waitlist having max(position) <> count(*)",
  "a sign-up without its email, or with two":
    "select w.id from waitlist w where w.email not like '%@erased.invalid' and 1 <> (select count(*) from emails e where e.kind = 'waitlist-confirmation' and lower(e.to_address) = lower(w.email) and (e.data->>'position')::integer = w.position)",
  "a status without its event":
    "select id from waitlist w where status <> 'waiting' and email not like '%@erased.invalid' and not exists (select from audit_events where row_id = w.id and action = 'waitlist.status')",
  "a brief without both its emails":
    "select id from site_briefs b where 2 > (select count(distinct kind) from emails e where e.kind in ('brief-receipt', 'send-brief-notifications') and e.data->>'id' = b.id::text)",
  "emails about a brief that is not there":
    "select e.id from emails e where e.kind in ('brief-receipt', 'send-brief-notifications') and not exists (select from site_briefs b where b.id::text = e.data->>'id')",
  "an email about an enquiry that is not there":
    "select e.id from emails e where e.kind = 'enquiry-notification' and not exists (select from enquiries q where q.id::text = e.data->>'id')",
  "a brief whose links and files differ":
    "select id from site_briefs b where cardinality(file_urls) <> (select count(*) from brief_files f where f.brief_id = b.id)",
  "a queued email that no job sends":
    "select id from emails e where status = 'queued' and not exists (select from graphile_worker._private_jobs j where j.payload->>'emailId' = e.id::text)",
};

/** What lies in the data folder of an app that keeps its files there. */
export async function filesIn(dataDir: string): Promise<{ stored: string[]; incoming: string[] }> {
  const names = (folder: string) => readdir(join(dataDir, folder)).catch(() => []);
  return { stored: await names("files/site-brief-files"), incoming: await names("incoming") };
}

/**
 * What is half-written in a database and its files; empty if all is well.
 *
 * @param files.stored names in the file store
 * @param files.incoming names of uploads that are being received
 */
export async function findHalfWritten(
  pool: Pool,
  files: { stored: string[]; incoming: string[] },
): Promise<string[]> {
  const found: string[] = [];
  for (const [what, query] of Object.entries(halfWritten)) {
    const { rows } = await pool.query(query);
    if (rows.length > 0) found.push(`${what}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  const { rows } = await pool.query("select key, thumbnail_key from brief_files");
  const inRows = rows.flatMap(({ key, thumbnail_key }) =>
    thumbnail_key ? [key, thumbnail_key] : [key],
  );
  const missing = inRows.filter((key) => !files.stored.includes(key));
  const orphans = files.stored.filter((key) => !inRows.includes(key));
  if (missing.length > 0) found.push(`rows without a file: ${missing.slice(0, 3)}`);
  if (orphans.length > 0) found.push(`files without a row: ${orphans.slice(0, 3)}`);
  if (files.incoming.length > 0) found.push(`${files.incoming.length} uploads left in incoming`);
  return found;
}
