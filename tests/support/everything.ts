import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Pool } from "pg";
import { addSetUpLink } from "../../src/core/operators/set-up.ts";
import { folderFiles } from "../../src/platform/files/folder.ts";
import { startApp } from "./app.ts";
import { brief, person, postBrief, postFile, postJoin } from "./builders.ts";
import { eventually } from "./eventually.ts";
import { addOperator, signedIn } from "./operators.ts";
import type { TestDatabase } from "./postgres.ts";
import {
  rowsOfACancellation,
  rowsOfADomain,
  rowsOfAReview,
  rowsOfASite,
  rowsOfDevices,
  rowsOfQuestions,
  rowsOfTweaks,
  rowsOfVouching,
  storeFilesOfASite,
} from "./sites/sites.ts";
import { docx, photo } from "./uploads.ts";

/** Text that a careless format would misread. */
const awkward = 'Zoë\t\\N "O\'Neil", \n\\. {a,b} 👩‍🍳 \\x41';

/** The app with rows in every table, jobs that wait, and files with and without a small copy. */
export async function siteWithEverything(db: TestDatabase, environment: Record<string, string>) {
  const owner = await addOperator(db);
  const app = await startApp({ DATABASE_URL: db.url, ...environment });
  await postJoin(app, person(), { path: "/start?idea=Cakes&utm_source=news" });
  await postJoin(app, person({ email: "tom@example.com", phone: "" }));
  const keys: string[] = [];
  for (const [content, name] of [
    [await photo(), "shop.jpg"],
    [docx(), "menu.docx"],
  ] as const) {
    keys.push((await (await postFile(app, content, name)).json()).file.key);
  }
  await postBrief(app, brief({ business_description: awkward }), {
    fileKeys: keys,
    query: "&plan=once-off",
  });
  const ofBot = (await (await postFile(app, "Pills", "pills.txt")).json()).file.key;
  const trapped = { ...brief({ email: "bot@example.com" }), leave_blank: "x" };
  await postBrief(app, trapped, { fileKeys: [ofBot] });
  await postFile(app, "not yet of a brief", "later.txt");
  await signedIn(app, owner);
  await addSetUpLink(db.database, { purpose: "invite", email: "cora@example.com", role: "staff" });
  await eventually(() => isSettled(db.pool));
  await db.pool.query("update waitlist set name = $1 where position = 1", [awkward]);
  await db.pool.query(`
    update waitlist set status = 'invited' where position = 2;
    update site_briefs set status = 'in_progress', dropped_files = '{"logo.svg: \\"torn\\"","b"}', updated_at = '2026-02-03 04:05:06.789012+11';
    insert into suspected_sign_ups (name, email, preferred_plan, idea)
      values ('Bot', 'bot@example.com', 'monthly', '{"idea": "Pills"}');
    insert into enquiries (via, name, email, subject, message)
      values ('contact', 'Mia', 'mia@example.com', 'Cakes', E'One\ttwo\nthree \\\\. 👩‍🍳');
    insert into operator_verifications (identifier, value, expires_at)
      values ('reset', 'v', 'infinity');
    insert into operator_two_factors (operator_id, secret, backup_codes)
      select id, 's', 'b' from operators;
    insert into operator_token_keys (public_key, private_key) values ('p', 'q');
    insert into operator_used_codes (operator_id, code) select id, '123456' from operators;
    insert into audit_events (actor, action, table_name, row_id, from_value, to_value, detail)
      select 'olive', 'brief.status', 'site_briefs', id, 'submitted', 'in_progress', 'customer told'
      from site_briefs;
    insert into site_previews (token_hash, maker_hash, name, trade, place, colour, design)
      values ('t', 'm', 'Zoë "Z"', E'dogs\\cats', 'Coffs', '#1f5b45', 'ledger');
    update site_briefs set chosen_preview = '{"name": "Zoë", "trade": "dogs, \\tcats", "design": "ledger"}';
    update site_briefs set preview_link = 'https://preview.example/coffs';
    insert into preview_reminders (brief_id, hours_left) select id, 24 from site_briefs;
    insert into upload_reservations (visitor, bytes) values ('203.0.113.9', 5);
    insert into daily_counts values ('2026-02-03', '/', 'view', 5);
    insert into daily_vitals values ('2026-02-03', '/', 'LCP', 900, 5);
    insert into emails (kind, to_address, data) values ('greeting', 'a@example.com', '{"n": "\\t"}');
    select graphile_worker.add_job('send_email', json_build_object('emailId', id),
      run_at => 'tomorrow', max_attempts => 7, job_key => 'k', queue_name => 'q', priority => 3)
      from emails where kind = 'greeting';
    select graphile_worker.reschedule_jobs(array[id], attempts => 2)
      from graphile_worker.jobs where key = 'k';
    insert into sample default values;
    delete from sites; -- the one drafted from the brief, in favour of one with rows in every table
    ${rowsOfASite}
    ${rowsOfVouching}
    ${rowsOfADomain}
    ${rowsOfACancellation}
    ${rowsOfQuestions}
    ${rowsOfTweaks}
    ${rowsOfAReview}
    ${rowsOfDevices}
  `);
  if (environment.DATA_DIR) {
    const ofDraft = join(environment.DATA_DIR, "files/sites/pictures");
    await rm(ofDraft, { recursive: true, force: true });
    await storeFilesOfASite(folderFiles(join(environment.DATA_DIR, "files")));
  }
  return { app, owner, keys };
}

/** Whether every job that the forms queued is done. */
async function isSettled(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query("select count(*)::int as jobs from graphile_worker.jobs");
  return rows[0].jobs === 0;
}

/** Every row of the product as text, by table, and every queued job. */
export async function everythingIn({ pool }: Pick<TestDatabase, "pool">) {
  const tables = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await pool.query(`select t::text as row from "${name}" t order by 1`);
    found[name] = rows.map(({ row }) => row);
  }
  const jobs = await pool.query(`
    select row(task_identifier, payload::text, j.queue_name, j.run_at, j.max_attempts, j.key,
      j.priority, j.attempts)::text as row
    from graphile_worker.jobs j join graphile_worker._private_jobs using (id) order by 1
  `);
  return { ...found, jobs: jobs.rows.map(({ row }) => row) };
}
