import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import pg from "pg";
import { expect, test } from "vitest";
import * as z from "zod";
import { briefsByDay, briefsVersion } from "../../src/core/briefs/brief-list.ts";
import { listUrgentBriefs } from "../../src/core/briefs/urgent-briefs.ts";
import { sendEnquiry } from "../../src/core/enquiries/enquiries.ts";
import { takeSiteEnquiry } from "../../src/core/enquiries/site-enquiries.ts";
import { mailPageLink } from "../../src/core/people/lost-link.ts";
import { findYourPage } from "../../src/core/people/your-page.ts";
import { findPersonalData } from "../../src/core/personal-data/personal-data.ts";
import { findTimeline } from "../../src/core/personal-data/timeline.ts";
import { createReviewKeys } from "../../src/core/reviews/review-links.ts";
import { deleteOldSketches, findSketch, makeSketch } from "../../src/core/sketches/sketches.ts";
import { signUpsByDay } from "../../src/core/waitlist/sign-ups.ts";
import {
  findPosition,
  findWaitlistEntry,
  joinWaitlist,
  updateWaitlistStatus,
} from "../../src/core/waitlist/waitlist.ts";
import { connect } from "../../src/database/client.ts";
import { viewBriefs } from "../../src/office/briefs/briefs-view.ts";
import { viewOutbox } from "../../src/office/emails/outbox-view.ts";
import { viewEnquiries } from "../../src/office/enquiries/enquiries-view.ts";
import { viewSiteEnquiries } from "../../src/office/sites/enquiries/site-enquiries-view.ts";
import { viewSites } from "../../src/office/sites/sites-view.ts";
import { viewVersions } from "../../src/office/sites/versions-view.ts";
import { viewWaitlist } from "../../src/office/waitlist/waitlist-view.ts";
import { maxCounted } from "../../src/platform/count-rows.ts";
import { folderFiles } from "../../src/platform/files/folder.ts";
import { createLog } from "../../src/platform/log.ts";
import { signedIds } from "../../src/platform/secrets/signed-ids.ts";
import { person } from "../support/builders.ts";
import { inviteNext } from "../support/invitations.ts";
import { freshDatabase, type TestDatabase } from "../support/postgres.ts";

// More than what is counted.
const PEOPLE = 56_000;
const BRIEFS = 12_000;
const ENQUIRIES = 24_000;
const SITES = 12_000;
const SKETCHES = 24_000;
/** Some more than are not waiting any more: those are counted one by one. */
const MOVED = 6_200;

/** A part of a plan, as auto_explain writes it: rows are a mean over its loops. */
type PlanNode = {
  "Node Type": string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  "Relation Name"?: string;
  "Index Name"?: string;
  Plans?: PlanNode[];
};

const planSchema = z.object({ "Query Text": z.string(), Plan: z.custom<PlanNode>() });

const COUNTED = maxCounted + 1;
/** A few more: rows on the way that are not visible any more, or that an index points to twice. */
const SLACK = 100;

test("no list, search, look-up or sign-up reads more of a long list than it shows or counts", async () => {
  await using db = await freshDatabase();
  await fill(db);
  await using recorded = recordPlans(db);
  const secret = "x".repeat(40);
  const services = {
    database: recorded.database,
    log: createLog("silent"),
    config: {
      ...{ publicUrl: "https://example.com", sitesDomain: "sites.example.com", sitesAddresses: [] },
      operatorEmail: "ops@example.com",
    },
    placeIds: signedIds(secret, "waitlist-place"),
    reviewKeys: createReviewKeys(secret),
  };
  const known = "p30000@gmail.com";
  const entry = await findWaitlistEntry(services, known);
  const id = entry?.id ?? expect.fail("the list was not filled");
  const join = (email: string) =>
    joinWaitlist(services, person({ email }), { idea: {}, source: {} });
  const batch = { count: 100, batch: randomUUID(), actor: "test" };
  const view = (query: string) => new URLSearchParams(query);

  /** What is done, and how many rows any part of its plans may look at. */
  const calls: [name: string, most: number, call: () => Promise<unknown>][] = [
    ["sign-up", 1, () => join("new@example.com")],
    ["sign-up of a known address", 1, () => join(known)],
    // The fourth also asks whether they have answered.
    ...[1, 2, 3, 4].map((n): (typeof calls)[number] => [
      ...([`sign-up ${n} of one recipient`, 3] as const),
      () => join(`one+${n}@example.com`),
    ]),
    ["position look-up", 1, () => findPosition(services, known.toUpperCase())],
    ["look-up by address", 1, () => findWaitlistEntry(services, known)],
    ["status", 2, () => updateWaitlistStatus(services, { id, status: "joined", actor: "test" })],
    ["invitation", 300, () => inviteNext(services, batch)],
    ["sign-ups by day", 14 * 144, () => signUpsByDay(services, { days: 14 })],
    ["briefs by day", 14 * 24, () => briefsByDay(services, { days: 14 })],
    ["urgent briefs", COUNTED, () => listUrgentBriefs(services.database)],
    ["version of the briefs", COUNTED, () => briefsVersion(services)],
    ["enquiry", 5, () => sendEnquiry(services, { via: "chat", email: known, message: "Hats?" })],
    ["a person’s timeline", 100, () => findTimeline(services.database, known)],
    ["own page", COUNTED, () => findYourPage(services, { email: "p9001@gmail.com" })],
    ["lost link", 10, () => mailPageLink(services, known)],
    ["personal data by phone", 10, () => findPersonalData(services, "0412 345 678")],
    ["personal data", 10, () => findPersonalData(services, known)],
    ...[
      ...["", "after=30000", `before=${PEOPLE + 1}`, "status=removed&after=30000"],
      ...["status=waiting", "status=waiting&before=5000", `status=invited&before=${PEOPLE}`],
      ...["q=p30000", "q=Person 55999", "q=nobody", "q=0412 000077", "q=zq", "q=gm", "q=la"],
      // All of them are at the end.
      ...["q=latecomers", "q=latecomers&status=removed", "q=latecomers&after=55000"],
      ...["q=gmail", "q=gmail&status=waiting", "q=gmail&status=removed&after=1000"],
    ].map(waitlistCall(MOVED)),
    ...["", "page=200", "status=failed", "q=p30000", "q=nobody", "q=number"].map(
      (query): (typeof calls)[number] => [
        ...([`emails?${query}`, COUNTED] as const),
        () => viewOutbox(services, view(query)),
      ],
    ),
    ...[
      "",
      "page=400",
      "due=soon",
      "due=overdue",
      "status=completed",
      "order=name",
      "q=hats",
      "q=nobody",
    ].map((query): (typeof calls)[number] => [
      ...([`briefs?${query}`, COUNTED] as const),
      () => viewBriefs(services, view(query)),
    ]),
  ];
  const { rows } = await db.pool.query("select id from enquiries order by id offset 6000 limit 1");
  const middle = rows[0].id;
  calls.push(
    ...[
      "",
      "status=open",
      "status=answered",
      `before=${middle}`,
      `after=${middle}`,
      "status=customers",
      `status=customers&before=${middle}`,
      "q=latecomer",
    ].map((query): (typeof calls)[number] => [
      ...([`enquiries?${query}`, COUNTED] as const),
      () => viewEnquiries(services, view(query)),
    ]),
  );
  const ofSite = await db.pool.query(
    "select site_id, id from site_enquiries where status = 'open' order by id offset 6000 limit 1",
  );
  const { site_id: siteId, id: inTheMiddle } = ofSite.rows[0];
  const message = { name: "Zoe", reply_to: known, message: "Hats?" };
  calls.push(
    ["site enquiry", 21, () => takeSiteEnquiry(services, { siteId, suspected: false, ...message })],
    ...["", `before=${inTheMiddle}`].map((query): (typeof calls)[number] => [
      ...([`site enquiries?${query}`, 26] as const),
      () => viewSiteEnquiries(services, siteId, view(query)),
    ]),
  );
  const { rows: sites } = await db.pool.query(
    "select id from sites order by id offset 6000 limit 1",
  );
  const site = sites[0].id;
  calls.push(
    ...[
      "",
      "status=draft",
      "status=cancelled",
      `before=${site}`,
      `status=live&before=${site}`,
      "q=p8000%40",
    ].map((query): (typeof calls)[number] => [
      ...([`sites?${query}`, 26] as const),
      () => viewSites({ ...services, files: folderFiles(tmpdir()) }, view(query)), // none is read
    ]),
    ...["", "before=900"].map((query): (typeof calls)[number] => [
      ...([`versions?${query}`, 26] as const),
      () => viewVersions(services, site, view(query)),
    ]),
  );
  const words = { name: "Hats", trade: "milliner", place: "Hobart", colour: "" };
  const token = await makeSketch(services, words, "maker");
  calls.push(
    ["sketch", 1, () => findSketch(services, token, "maker")],
    ["sweep of sketches that finds none", 1, () => deleteOldSketches(services)],
  );
  function waitlistCall(most: number) {
    return (query: string): (typeof calls)[number] => [
      ...([`waitlist?${query}`, most] as const),
      () => viewWaitlist(services, view(query)),
    ];
  }

  await expectBounded(calls);

  // A company whose staff joined together, far down, since the planner last looked.
  await db.pool.query(`
    insert into waitlist (name, email, preferred_plan, position)
    select 'Staff', n || '@coffscakes.example', 'monthly', n
    from generate_series(2000001, 2008000) n
  `);
  await expectBounded(["q=coffscakes", "q=CoffsCakes.example"].map(waitlistCall(8_000)));

  async function expectBounded(bounded: typeof calls): Promise<void> {
    for (const [name, most, call] of bounded) {
      const nodes = (await recorded.plansOf(call)).flatMap(nodesOf);
      expect([name, nodes.length]).not.toEqual([name, 0]);
      const tooMuch = nodes.filter((node) => rowsRead(node) > most + SLACK).map(inWords);
      expect({ name, tooMuch }).toEqual({ name, tooMuch: [] });
    }
  }
});

async function fill({ url }: TestDatabase): Promise<void> {
  const client = new pg.Client({ connectionString: url }); // without the time limits of a pool
  await client.connect();
  // Without the indexes that this is about it takes a fraction of the time.
  const { rows: indexes } = await client.query(`
    select indexname as name, indexdef as definition from pg_indexes
    where indexname in ('waitlist_search', 'emails_search', 'site_briefs_search', 'enquiries_search',
      'site_enquiries_search')
  `);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(`
    insert into waitlist (name, email, phone, preferred_plan, status, position, created_at)
    select 'Person ' || n,
      'p' || n || case when n > 50000 then '@latecomers.example' else '@gmail.com' end,
      '0412 ' || to_char(n % 1000000, 'FM000000'), 'monthly',
      case when n % 50 = 0 then 'removed' when n < 5000 then 'invited' else 'waiting' end,
      n, now() - n * interval '10 minutes' from generate_series(1, ${PEOPLE}) n
  `);
  await client.query(`
    insert into emails (kind, to_address, subject, status, created_at)
    select 'waitlist-confirmation', email, 'You''re number ' || position,
      case when position % 5000 = 0 then 'failed' else 'sent' end, created_at from waitlist
    where position % 5 = 0
  `);
  // Of this hour, among which those to one recipient are counted.
  await client.query(`
    insert into emails (kind, to_address, subject, status)
    select 'waitlist-confirmation', 'now' || n || '@example.com', 'You are in', 'sent'
    from generate_series(1, 1000) n
  `);
  await client.query(`
    insert into site_briefs (status, created_at, updated_at, business_name, email,
      business_description, site_goals, style, has_domain)
    select (array['submitted', 'in_progress', 'preview_ready', 'completed'])[1 + n % 4],
      now() - n * interval '1 hour', now() - n * interval '1 second', 'Shop ' || n,
      'p' || n || '@gmail.com', 'Hats', 'Sell', 'clean', true
    from generate_series(1, ${BRIEFS}) n
  `);
  // The newest half came by programs.
  await client.query(`
    insert into enquiries (via, email, message, status)
    select 'chat', 'p' || n || '@gmail.com', case when n = 700 then 'A latecomer' else 'Hats' end,
      case when n > ${ENQUIRIES / 2} then 'suspected' when n % 40 = 0 then 'open' else 'answered' end
    from generate_series(1, ${ENQUIRIES}) n
  `);
  await client.query(`
    insert into sites (name, email, revision) values ('Hats', 'mia@example.com', 1);
    insert into site_enquiries (site_id, name, reply_to, message, status)
    select id, 'Zoe', 'p' || n || '@gmail.com', 'Hats',
      case when n > ${ENQUIRIES / 2} then 'suspected' else 'open' end
    from sites, generate_series(1, ${ENQUIRIES}) n
  `);
  await client.query(`
    insert into sites (name, email, status, revision)
    select 'Shop ' || n, 'p' || n || '@gmail.com',
      case when n % 4000 = 0 then 'cancelled' else 'draft' end, 1
    from generate_series(1, ${SITES}) n
  `);
  await client.query(`
    insert into site_revisions (site_id, number, document, facts, author)
    select id, n, '{}', '{}', 'draft'
    from (select id from sites order by id offset 6000 limit 1) as site, generate_series(1, 2000) n
  `);
  await client.query(`
    insert into site_previews (token_hash, maker_hash, name, trade, place, created_at)
    select 'token ' || n, 'maker ' || n, 'Hats', 'milliner', 'Hobart', now() - n * interval '1 minute'
    from generate_series(1, ${SKETCHES}) n
  `);
  await client.query(`
    insert into audit_events (actor, action, table_name, row_id, from_value, to_value)
    select 'test', 'waitlist.status', 'waitlist', id, 'waiting', status from waitlist
    where position % 5 = 0
  `);
  for (const { definition } of indexes) await client.query(definition);
  await client.query("vacuum analyze");
  await client.end();
}

/** A pool whose every statement comes back with the plan that PostgreSQL took, functions' too. */
function recordPlans(db: TestDatabase) {
  const settings = {
    session_preload_libraries: "auto_explain",
    "auto_explain.log_min_duration": "0",
    "auto_explain.log_analyze": "on",
    "auto_explain.log_timing": "off",
    "auto_explain.log_nested_statements": "on",
    "auto_explain.log_format": "json",
    client_min_messages: "log",
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const url = `${db.url}&options=${encodeURIComponent(options.join(" "))}`;
  const { pool, database } = connect(url, { connections: 1, onConnectionLost: () => {} });
  let plans: z.infer<typeof planSchema>[] = [];
  pool.on("connect", (client) =>
    client.on("notice", ({ message = "" }) => {
      const plan = /^duration: .* plan:\n([\s\S]*)$/.exec(message)?.[1];
      if (plan) plans.push(planSchema.parse(JSON.parse(plan)));
    }),
  );
  return {
    database,
    async plansOf(call: () => Promise<unknown>) {
      plans = [];
      await call();
      return plans;
    },
    [Symbol.asyncDispose]: () => pool.end(),
  };
}

function nodesOf({ Plan }: { Plan: PlanNode }): PlanNode[] {
  const below = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(below)];
  return below(Plan);
}

/** Rows that a part of a plan has looked at, whether it gave them on or not. */
function rowsRead(node: PlanNode): number {
  const rows =
    node["Actual Rows"] +
    (node["Rows Removed by Filter"] ?? 0) +
    (node["Rows Removed by Index Recheck"] ?? 0);
  return rows * node["Actual Loops"];
}

function inWords(node: PlanNode): string {
  const on = node["Index Name"] ?? node["Relation Name"] ?? "";
  return `${rowsRead(node)} rows by ${node["Node Type"]} ${on}`.trim();
}
