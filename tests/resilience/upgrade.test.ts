import type { Pool } from "pg";
import { expect, test } from "vitest";
import { migrate } from "../../src/database/migrate.ts";
import { knownMigrations } from "../../src/database/migration-files.ts";
import { startApp } from "../support/app.ts";
import { person, postJoin } from "../support/builders.ts";
import { eventually } from "../support/eventually.ts";
import { freshDatabase } from "../support/postgres.ts";
import {
  rowsOfACancellation,
  rowsOfADomain,
  rowsOfAReview,
  rowsOfASite,
  rowsOfDevices,
  rowsOfQuestions,
  rowsOfTweaks,
  rowsOfVouching,
} from "../support/sites/sites.ts";

/**
 * What was in the database before a migration. A migration that adds a table or a column adds its
 * own rows; the rest stays as it is, since that is what old databases contain.
 */
const putInAfter: Record<string, string> = {
  "0001_join_waitlist": `
    select join_waitlist('Mia Nguyen', 'Mia@Example.com.au', '0412 345 678', 'monthly',
      '{"idea": "Cakes"}', '{"utm_source": "news", "page": "/start"}');
    select join_waitlist('Zoë "Z" O''Neil', 'zoe@example.com', null, 'once-off', '{}', '{}');
    update waitlist set status = 'invited' where position = 2;
    update emails set status = 'sent', subject = 'You are in', html = '<p>', text = 't',
      message_id = '<1@example.com>', attempts = 2, sent_at = now() where to_address like 'zoe%';
    insert into audit_events (actor, action, table_name, row_id, from_value, to_value)
      select 'command', 'waitlist.status', 'waitlist', id, 'waiting', 'invited'
      from waitlist where position = 2;
    insert into rate_limits values ('join:203.0.113.9', 3, 1795282485375);
  `,
  "0002_operators": `
    insert into operators (name, email, role) values ('Olive', 'olive@example.com', 'owner');
    insert into operator_accounts (operator_id, provider_id, account_id, password)
      select id, 'credential', id, 'hash' from operators;
    insert into operator_sessions (operator_id, token, expires_at) select id, 't', 'infinity' from operators;
    insert into operator_two_factors (operator_id, secret, backup_codes) select id, 's', 'b' from operators;
    insert into operator_token_keys (public_key, private_key) values ('p', 'q');
    insert into operator_used_codes (operator_id, code) select id, '123456' from operators;
    insert into operator_verifications (identifier, value, expires_at) values ('i', 'v', 'infinity');
    insert into operator_set_up_links (token_hash, purpose) values ('h', 'first');
  `,
  "0003_briefs": `
    insert into site_briefs (business_name, email, business_description, site_goals, style,
        has_domain, file_urls, status, submission_id)
      values ('Coffs Cakes', 'mia@example.com.au', E'Cakes,\\nmostly', 'Orders', 'warm', true,
        '{https://example.com/files/a.png}', 'preview_ready', uuidv7());
    insert into brief_files (brief_id, key, original_name, type, bytes, position)
      select id, 'a.png', 'shop.png', 'image/png', 5, 1 from site_briefs;
    insert into brief_files (key, original_name, type, bytes) values ('b.txt', 'b', 'text/plain', 5);
  `,
  "0006_daily_counts": `
    insert into daily_counts values ('2026-02-03', '/', 'view', 5);
    insert into daily_vitals values ('2026-02-03', '/', 'LCP', 900, 5);
  `,
  "0009_invitations_and_resets": `
    insert into operator_set_up_links (token_hash, purpose, email, role, invited_by)
      select 'i', 'invite', 'stan@example.com', 'staff', id from operators;
    insert into operator_set_up_links (token_hash, purpose, email) values ('r', 'reset', 'olive@example.com');
  `,
  "0010_room_for_uploads": `
    insert into upload_reservations (visitor, bytes) values ('203.0.113.9', 5);
    insert into brief_files (key, original_name, type, bytes, visitor)
      values ('c.txt', 'c', 'text/plain', 5, '203.0.113.9');
    update brief_files set preview_key = 'a.webp' where key = 'a.png';
    select graphile_worker.add_job('make_preview', '{}');
  `,
  "0013_joining_again": `
    select join_waitlist('Mia Nguyen', 'mia@example.com.au', null, 'monthly', '{"idea": "Tea"}', '{}');
  `,
  "0014_suspected_sign_ups": `
    insert into suspected_sign_ups (name, email, preferred_plan)
      values ('Sam', 'sam@example.com', 'monthly');
  `,
  "0015_enquiries": `
    insert into enquiries (via, email, message) values ('chat', 'sam@example.com', 'How much?');
  `,
  "0016_operators_day": `
    insert into preview_reminders (brief_id, hours_left) select id, 6 from site_briefs;
    update site_briefs set preview_link = 'https://preview.example/coffs';
    insert into audit_events (actor, action, table_name, row_id, from_value, to_value, detail)
      select 'command', 'brief.status', 'site_briefs', id, 'submitted', 'preview_ready', 'customer told'
      from site_briefs;
  `,
  "0017_more_of_a_brief": `
    insert into site_briefs (business_name, email, business_description, site_goals, style,
        has_domain, service_area, current_website, opening_hours, services, preferred_plan,
        dropped_files, suspected)
      values ('Sam', 'sam@example.com', 'Pills, mostly', 'Orders', 'bold', false, 'Coffs',
        'https://example.com', 'Mon', E'Cut $40\\nShave', 'monthly', '{logo.svg: torn}', true);
  `,
  "0019_sites": rowsOfASite,
  "0020_site_previews": `
    insert into site_previews (token_hash, maker_hash, name, trade, place)
      values ('t', 'm', 'Sam', 'dog groomer', 'Coffs');
    update site_briefs set chosen_preview = '{"name": "Sam", "design": "ledger"}';
  `,
  "0021_studio_and_review": rowsOfAReview,
  "0032_vouched": rowsOfVouching,
  "0038_enquiries_opened": rowsOfDevices,
  "0041_site_domains": rowsOfADomain,
  "0043_site_questions": rowsOfQuestions,
  "0044_tweaks": rowsOfTweaks,
  "0045_site_cancellations": rowsOfACancellation,
  "0036_sample": "insert into sample default values;",
  "0025_two_slots_for_mail": `
    select queue_email('review-code', 'mia@example.com.au',
      '{"name": "Coffs Cakes", "code": "123456"}', null, 'awaited-mails');
  `,
};

test("what was put in at any earlier version is whole at this one, and the app runs on it", async () => {
  await using db = await freshDatabase({ empty: true });
  const known = (await knownMigrations()).map(({ name }) => name);
  // A backup names the one it was made at: none ever gets another name.
  expect(known).toEqual(expect.arrayContaining(Object.keys(putInAfter)));
  for (const name of known) {
    const before = renamed(name, await rowsOf(db.pool));
    await migrate(db.url, { through: name });
    expect([name, await rowsOf(db.pool)]).toMatchObject([name, before]);
    const data = putInAfter[name];
    if (data) await db.pool.query(data);
  }
  const everything = await rowsOf(db.pool);
  expect(Object.keys(everything).filter((table) => everything[table]?.length === 0)).toEqual([]);
  expect(everything["graphile_worker.jobs"]).toHaveLength(4);

  await using app = await startApp({ DATABASE_URL: db.url });
  const again = await postJoin(app, person({ email: "mia@example.com.au" }));
  expect(await again.json()).toEqual({ outcome: "already-waiting", position: 1 });
  const next = await postJoin(app, person({ email: "tom@example.com" }));
  expect(await next.json()).toEqual({ outcome: "joined", position: 3, entry: expect.any(Object) });
  await eventually(async () => {
    const kept = "select from emails where kind = 'review-code' and status = 'kept'";
    return (await db.pool.query(kept)).rowCount === 1;
  });
});

test("emails to operators lose the links they held, and invitations learn who made them", async () => {
  await using db = await freshDatabase({ empty: true });
  await migrate(db.url, { through: "0007_companies_on_the_waitlist" });
  await db.pool.query(`
    insert into operators (name, email, role) values
      ('Olive', 'olive@example.com', 'owner'), ('Stan', 'stan@example.com', 'owner');
    insert into operator_set_up_links (token_hash, purpose, email, role, used_at) values
      ('a', 'invite', 'zoe@example.com', 'staff', null), ('b', 'invite', 'tom@example.com', 'owner', null);
    insert into audit_events (actor, action, table_name, row_id, to_value)
      select id::text, 'operator.invited', 'operators', id, 'zoe@example.com as staff'
      from operators where name = 'Stan';
    insert into emails (kind, to_address, data, status, html, text) values
      ('operator-invitation', 'zoe@example.com', '{"token": "secret"}', 'sent', 'secret', 'secret'),
      ('operator-password-reset', 'olive@example.com', '{"token": "secret"}', 'queued', null, null),
      ('waitlist-invitation', 'mia@example.com', '{"name": "Mia"}', 'kept', 'dear Mia', 'dear Mia');
  `);
  await migrate(db.url);
  const links = await db.pool.query(`
    select link.email, name as inviter from operator_set_up_links link
    left join operators on operators.id = invited_by order by 1`);
  expect(links.rows).toEqual([
    { email: "tom@example.com", inviter: null },
    { email: "zoe@example.com", inviter: "Stan" },
  ]);
  const mails = await db.pool.query("select status, data, html, text from emails order by kind");
  expect(mails.rows).toEqual([
    { status: "sent", data: {}, html: null, text: null },
    { status: "failed", data: {}, html: null, text: null },
    { status: "kept", data: { name: "Mia" }, html: "dear Mia", text: "dear Mia" },
  ]);
});

/** Rows as they are after a migration that takes something away or gives it another name. */
function renamed(migration: string, rows: Record<string, unknown[]>): Record<string, unknown[]> {
  if (migration === "0011_thumbnails") {
    return JSON.parse(
      JSON.stringify(rows)
        .replaceAll('"preview_key"', '"thumbnail_key"')
        .replaceAll('"make_preview"', '"make_thumbnail"'),
    );
  }
  if (migration === "0030_room_free_soon") {
    const taken = JSON.stringify(rows["public.upload_reservations"]);
    const seen = JSON.parse(taken.replaceAll('"created_at"', '"seen_at"'));
    return { ...rows, "public.upload_reservations": seen };
  }
  // Counts that are made of other rows.
  const { "public.waitlist_counts": _counts, ...others } = rows;
  return migration === "0012_plain_search" ? others : rows;
}

/** Every row as an object, by table: later versions may know more of a row, and not less. */
async function rowsOf(pool: Pool): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema = 'public' or (table_schema, table_name) = ('graphile_worker', 'jobs')
  `);
  const found: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query(`select to_jsonb(t) as row from ${name} t order by t::text`);
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}
