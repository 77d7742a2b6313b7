import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { everythingIn } from "../../../tests/support/everything.ts";
import { freshDatabase } from "../../../tests/support/postgres.ts";
import { hostConfig } from "../../../tests/support/sites/live-sites.ts";
import {
  rowsOfACancellation,
  rowsOfADomain,
  rowsOfAReview,
  rowsOfASite,
  rowsOfDevices,
  rowsOfQuestions,
  rowsOfVouching,
  storeFilesOfASite,
} from "../../../tests/support/sites/sites.ts";
import type { FileStore } from "../../platform/files/files.ts";
import { folderFiles } from "../../platform/files/folder.ts";
import { createLog } from "../../platform/log.ts";
import { sweepUploads } from "../files/uploads.ts";
import { sweepReviewFiles } from "../reviews/stored-files.ts";
import { takeBackCancellation } from "../sites/cancelling/cancel-site.ts";
import { sweepSiteFiles } from "../sites/pictures/sweep-site-files.ts";
import { findSite } from "../sites/sites.ts";
import { deleteCancelledSites } from "./delete-cancelled-sites.ts";

const keyOfUpload = "01890000-0000-7000-8000-00000000000c.webp";

/** What its brief and the emails about it are, and what is not of it. */
const rowsBefore = `
  insert into site_briefs (business_name, email, business_description, site_goals, style,
      has_domain, file_urls, status)
    values ('Wattle', 'mia@example.com', 'Bread', 'Orders', 'warm', false, '{}', 'completed');
  insert into brief_files (brief_id, key, original_name, type, bytes, position)
    select id, '${keyOfUpload}', 'shop.webp', 'image/webp', 5, 1 from site_briefs;
  insert into preview_reminders (brief_id, hours_left) select id, 24 from site_briefs;
`;
const rowsAfter = `
  insert into emails (kind, to_address, data) select kind, 'mia@example.com', data from (
    select 'site-live' as kind, jsonb_build_object('site', id, 'name', 'Wattle') as data from sites
    union select 'review-link', jsonb_build_object('review', id, 'name', 'Wattle') from reviews
    union select 'brief-receipt', jsonb_build_object('id', id) from site_briefs
    union select 'site-enquiry', jsonb_build_object('id', id, 'siteName', 'Wattle', 'name', 'Zoe',
      'contact', 'zoe@example.com', 'email', 'zoe@example.com') from site_enquiries
    union select 'site-enquiry-digest', jsonb_build_object('from', id, 'siteName', 'Wattle') from site_enquiries
  ) mails;
  insert into emails (kind, to_address, data)
    select 'review-comments', 'ops@example.com',
      jsonb_build_object('site', id, 'email', email, 'name', 'Wattle') from sites;
  insert into emails (kind, to_address, data)
    values ('waitlist-confirmation', 'mia@example.com', '{"name": "Mia"}');
  insert into audit_events (actor, action, table_name, row_id, to_value)
    select 'customer', 'site.domain_chosen', 'sites', id, 'wattle.com.au' from sites;
  insert into audit_events (actor, action, table_name, row_id, to_value)
    select 'olive', 'brief.note', 'site_briefs', id, 'Wattle rang' from site_briefs;
`;

/** A site with a row in whatever hangs on one, a file in each place, and its cancellation. */
async function cancelledSite() {
  const db = await freshDatabase();
  const folder = await fs.mkdtempDisposable(join(tmpdir(), "deletion-"));
  const files = folderFiles(folder.path);
  const services = { database: db.database, files, log: createLog("silent") };
  await db.pool.query(
    rowsBefore +
      rowsOfASite +
      rowsOfAReview +
      rowsOfDevices +
      rowsOfVouching +
      rowsOfADomain +
      rowsOfQuestions +
      rowsOfACancellation +
      rowsAfter,
  );
  await storeFilesOfASite(files);
  const about = { bytes: 5, type: "image/webp" };
  await files.put(`site-brief-files/${keyOfUpload}`, Readable.from([Buffer.from("photo")]), about);
  const { rows } = await db.pool.query(
    "select sites.id, brief_id, reviews.id as review_id from sites join reviews on site_id = sites.id",
  );
  return {
    ...db,
    services,
    siteId: rows[0].id as string,
    ids: Object.values<string>(rows[0]),
    /** Moves the clock on, as far as the cancellation goes. */
    after: (time: string) =>
      db.pool.query("update site_cancellations set created_at = now() - $1::interval", [time]),
    async stored() {
      const entries = await fs.readdir(folder.path, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    async [Symbol.asyncDispose]() {
      await db[Symbol.asyncDispose]();
      await folder.remove();
    },
  };
}

/** Every table that has a row of a site, or would lose it with one: by its keys, or by a column’s name. */
const tablesOfSites = `
  with recursive hanging (oid) as (
    select 'sites'::regclass::oid union select 'site_briefs'::regclass::oid
    union select conrelid from pg_constraint join hanging on confrelid = hanging.oid
  )
  select oid::regclass::text as name from hanging
  union select table_name from information_schema.columns
    where table_schema = 'public' and column_name in ('site_id', 'site', 'review_id', 'brief_id')
`;

test("after thirty days nothing of a cancelled site remains but approvals and its slug", async () => {
  await using own = await cancelledSite();
  const tables = (await own.pool.query(tablesOfSites)).rows.map(({ name }) => name as string);
  expect(tables.length).toBeGreaterThan(18);
  const before: Record<string, string[]> = await everythingIn(own);
  expect(tables.filter((name) => before[name]?.length === 0)).toEqual([]);

  await own.after("29 days 23 hours 59 minutes");
  expect(await deleteCancelledSites(own.services)).toBe(0);
  expect(await own.stored()).toHaveLength(5);
  await own.after("30 days");
  expect(await deleteCancelledSites(own.services)).toBe(1);

  const after: Record<string, string[]> = await everythingIn(own);
  const { audit_events, ...others } = after;
  const words = [...own.ids, "Wattle", "wattle.com.au", "zoe@", "01890000-"];
  const remaining = Object.entries(others).flatMap(([table, rows]) =>
    rows.filter((row) => words.some((word) => row.includes(word))).map((row) => [table, row]),
  );
  expect(remaining).toEqual([]);
  const kept = ["retired_slugs", "site_approvals"];
  expect(tables.filter((name) => after[name]?.length !== 0).toSorted()).toEqual(kept);
  expect((await own.pool.query("select slug, site_id from retired_slugs")).rows).toEqual(
    expect.arrayContaining([{ slug: "wattle", site_id: null }]),
  );
  expect((await own.pool.query("select site_id, name from site_approvals")).rows).toEqual([
    { site_id: null, name: "Mia" },
  ]);
  expect((await own.pool.query("select kind from emails")).rows).toEqual([
    { kind: "waitlist-confirmation" },
  ]);
  expect(audit_events?.join()).not.toMatch(/attle/);
  expect(await own.stored()).toEqual([]);
  expect((await own.pool.query("select email from people")).rows).toHaveLength(1);

  expect(await deleteCancelledSites(own.services)).toBe(0);
  expect(await everythingIn(own)).toEqual(after);
});

test("a crash after the rows leaves files to the sweeps, and one before leaves everything", async () => {
  await using own = await cancelledSite();
  await own.after("31 days");
  await own.pool.query(`
    create function fail() returns trigger language plpgsql as $$ begin raise 'killed'; end $$;
    create trigger fail before delete on site_briefs for each row execute function fail();
  `);
  const before = await everythingIn(own);
  expect(await deleteCancelledSites(own.services)).toBe(0);
  expect(await everythingIn(own)).toEqual(before);
  expect(await own.stored()).toHaveLength(5);

  await own.pool.query("drop trigger fail on site_briefs");
  const killed: FileStore = {
    ...own.services.files,
    remove: () => Promise.reject(new Error("killed")),
  };
  expect(await deleteCancelledSites({ ...own.services, files: killed })).toBe(1);
  expect(await own.stored()).toHaveLength(5);
  await sweepSiteFiles(own.services);
  await sweepReviewFiles(own.services);
  await sweepUploads(own.services);
  expect(await own.stored()).toEqual([]);
});

test("whoever takes it back in the last second has it, and two processes delete it once", async () => {
  await using own = await cancelledSite();
  await own.after("30 days");
  const customer = await own.pool.connect();
  await customer.query("begin");
  await customer.query("select from sites for update");
  const deleting = deleteCancelledSites(own.services);
  await customer.query("delete from site_cancellations");
  await customer.query("update sites set status = 'live', live_release = 'r'");
  await customer.query("commit");
  customer.release();
  expect(await deleting).toBe(0);
  expect((await findSite(own.database, own.siteId))?.status).toBe("live");

  await own.pool.query(rowsOfACancellation);
  await own.after("30 days");
  const counts = await Promise.all([
    deleteCancelledSites(own.services),
    deleteCancelledSites(own.services),
  ]);
  expect(counts[0] + counts[1]).toBe(1);
  const config = { ...hostConfig, operatorEmail: "ops@example.com" };
  const late = { siteId: own.siteId, actor: "customer" };
  expect(await takeBackCancellation({ ...own.services, config }, late)).toEqual({
    outcome: "missing",
  });
});
