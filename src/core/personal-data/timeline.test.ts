import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { brief, person } from "../../../tests/support/builders.ts";
import { freshDatabase, type TestDatabase } from "../../../tests/support/postgres.ts";
import { addSite, siteContent } from "../../../tests/support/sites/sites.ts";
import { siteBriefs } from "../../database/tables/briefs.ts";
import { setBriefStatus } from "../briefs/change-brief.ts";
import { askCustomer } from "../briefs/questions.ts";
import { briefSchema } from "../briefs/schema.ts";
import { sendEnquiry } from "../enquiries/enquiries.ts";
import { joinWaitlist } from "../waitlist/waitlist.ts";
import { findTimeline, type TimelineEntry } from "./timeline.ts";

const mia = person().email;
const config = { operatorEmail: "ops@example.com" };

async function addBrief({ database }: TestDatabase, email: string): Promise<string> {
  const [added] = await database
    .insert(siteBriefs)
    .values({ ...briefSchema.parse(brief({ email })) })
    .returning();
  return added?.id ?? expect.fail("the brief was not stored");
}

/** Everything that can happen with an address, the oldest first. @returns the id of its site. */
async function liveThrough(db: TestDatabase, email: string): Promise<string> {
  const idea = { idea: "Dog walks" };
  await joinWaitlist(db, person({ email }), { idea, source: {} });
  await sendEnquiry({ ...db, config }, { via: "contact", email, message: "Do you do hats?" });
  const briefId = await addBrief(db, email);
  await setBriefStatus(db, { id: briefId, actor: "olive" }, "in_progress");
  await askCustomer(db, { id: briefId, actor: "olive" }, "Which photos?");
  const { id: siteId } = await addSite(db, { ...siteContent(), email, name: `Site of ${email}` });
  await db.pool.query(
    `with review as (insert into reviews (site_id) values ($1) returning id)
     insert into review_comments (review_id, author, name, release_id, text)
     select id, 'customer', 'Mia', 'r', 'Say since when' from review`,
    [siteId],
  );
  await db.pool.query(
    `insert into site_approvals (site_id, release_id, name, terms, created_at)
     values ($1, 'r', 'Mia', 'Fine', now() + interval '1 millisecond')`, // a Date has no microseconds
    [siteId],
  );
  return siteId;
}

function kindOf(entry: TimelineEntry): string {
  return entry.kind === "event"
    ? entry.event.action
    : entry.kind === "mail"
      ? entry.mail.kind
      : entry.kind;
}

test("everything about a person is in one list, newest first, and nothing of anybody else", async () => {
  await using db = await freshDatabase();
  const siteId = await liveThrough(db, mia);
  await liveThrough(db, `a${mia}`);
  const { person: known, entries, older } = await findTimeline(db.database, mia.toUpperCase());
  expect(entries.map(kindOf)).toEqual([
    "approval",
    "said",
    "site.drafted",
    "brief.question",
    "brief-question",
    "brief.status",
    "brief",
    "enquiry",
    "signed up",
    "waitlist-confirmation",
  ]);
  expect(older).toBeUndefined();
  expect(entries.filter(({ kind }) => kind === "said")).toMatchObject([
    { said: { text: "Say since when", siteId }, about: `Site of ${mia}` },
  ]);
  expect(known).toMatchObject({
    entry: { position: 1 },
    briefs: [{ promise: { state: "paused" }, isAnswered: false }],
    sites: [{ id: siteId }],
    unanswered: { count: 1, siteId },
  });
});

test("of an address that nobody has, there is nothing", async () => {
  await using db = await freshDatabase();
  await liveThrough(db, mia);
  const { person: known, entries } = await findTimeline(db.database, "zoe@example.com");
  expect([entries, known.unanswered.count]).toEqual([[], 0]);
});

test("page by page, each entry is on one page, those of one moment together", async () => {
  await using db = await freshDatabase();
  const id = await addBrief(db, mia);
  await db.pool.query(
    `insert into audit_events (actor, action, table_name, row_id, to_value, created_at)
     select 'olive', 'brief.note', 'site_briefs', $1, n::text,
       timestamptz '2026-01-01' - (n / 10) * interval '1 minute' + (n % 10) * interval '1 microsecond'
     from generate_series(1, 120) n`,
    [id],
  );
  await db.pool.query("update site_briefs set created_at = '2025-01-01'");
  const seen: (string | null)[] = [];
  const pages: number[] = [];
  let before: Date | undefined;
  do {
    const { entries, older } = await findTimeline(db.database, mia, { before });
    const notes = entries.flatMap((entry) => (entry.kind === "event" ? [entry.event] : []));
    seen.push(...notes.map(({ to_value }) => to_value));
    pages.push(entries.length);
    before = older;
  } while (before);
  expect(pages).toEqual([59, 50, 12]);
  expect(seen.length).toBe(120);
  expect(new Set(seen).size).toBe(120);
});

test("enquiries that a site got are one entry a day in Sydney, with all of that day", async () => {
  await using db = await freshDatabase();
  const { id: siteId } = await addSite(db, { ...siteContent(), email: mia });
  for (const [at, count] of [
    ["2026-03-01T12:59:59Z", 2], // before midnight in Sydney
    ["2026-03-01T13:00:01Z", 3],
    ["2026-03-02T12:00:00Z", 4],
  ] as const) {
    const time = new Date(at).getTime().toString(16).padStart(12, "0");
    const head = `${time.slice(0, 8)}-${time.slice(8)}-7`;
    for (let n = 0; n < count; n++) {
      await db.pool.query(
        `insert into site_enquiries (id, site_id, name, reply_to, message, status, created_at)
         values ($1, $2, 'Zoe', 'zoe@example.com', 'Hats?', 'open', $3)`,
        [head + randomUUID().slice(15), siteId, at],
      );
    }
  }
  const days = async (before?: Date) => {
    const { entries } = await findTimeline(db.database, mia, { before });
    return entries.flatMap((one) =>
      one.kind === "enquiries of a day" ? [[one.at.toISOString(), one.day.count]] : [],
    );
  };
  const second = ["2026-03-01T13:00:00.000Z", 7];
  const first = ["2026-02-28T13:00:00.000Z", 2];
  expect(await days()).toEqual([second, first]);
  expect(await days(new Date("2026-03-01T20:00:00Z"))).toEqual([second, first]);
  expect(await days(new Date("2026-03-01T13:00:00Z"))).toEqual([first]);
});
