import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { freshDatabase } from "../../../../tests/support/postgres.ts";
import {
  draftedSite,
  liveSite,
  moveTo,
  releaseAgain,
} from "../../../../tests/support/sites/live-sites.ts";
import { siteContent } from "../../../../tests/support/sites/sites.ts";
import { folderFiles } from "../../../platform/files/folder.ts";
import { eraseSitesOf } from "../personal-data.ts";
import { saveRevision } from "../revisions/revisions.ts";
import { findSite } from "../sites.ts";
import { entitleSite, publishRelease, putBack, rollBack, takeDown } from "./publish.ts";
import { approveRelease, makeCandidate, readReleaseFile } from "./releases.ts";
import { chooseSlug, suggestSlug } from "./slugs.ts";

const actor = "olive";

async function ownServices() {
  const db = await freshDatabase();
  const folder = await fs.mkdtempDisposable(join(tmpdir(), "publish-"));
  const files = folderFiles(folder.path);
  const config = { publicUrl: "http://localhost:3000", sitesDomain: "localhost" };
  const services = { database: db.database, files, config };
  return {
    ...db,
    services,
    draft: () => draftedSite(db.database),
    async edit(siteId: string, base: number, headline: string) {
      const content = siteContent({ headline });
      const saved = await saveRevision(services, { siteId, base, actor, ...content });
      if (saved.outcome !== "saved") throw new Error(saved.outcome);
    },
    async version() {
      const { rows } = await db.pool.query("select version::int from hosting_state");
      return rows[0]?.version ?? 0;
    },
    async home(siteId: string) {
      const releaseId = (await findSite(db.database, siteId))?.live_release ?? "";
      const file = await readReleaseFile(services, { siteId, releaseId, path: "" });
      return file?.bytes.toString() ?? "";
    },
    async [Symbol.asyncDispose]() {
      await db[Symbol.asyncDispose]();
      await folder.remove();
    },
  };
}

test("a site goes live once it has an address, an approval and the right to, and not before", async () => {
  await using own = await ownServices();
  const { services } = own;
  const siteId = await own.draft();
  await chooseSlug(services, { siteId, slug: "wattle", confirmed: false, actor });
  const made = await makeCandidate(services, { siteId, actor });
  if (made.outcome !== "made") throw new Error(made.outcome);
  const release = { siteId, releaseId: made.release.id, actor };
  const publish = async () => (await publishRelease(services, release)).outcome;
  const approve = () => own.database.transaction((tx) => approveRelease(tx, release));

  expect(await publish()).toBe("not approved");
  await approve();
  expect(await publish()).toBe("not entitled");
  expect(await entitleSite(services, release)).toEqual({ outcome: "entitled" });
  expect(await entitleSite(services, release)).toEqual({ outcome: "entitled already" });
  expect(await publish()).toBe("changed since"); // as a draft it can change at any time
  expect(await own.version()).toBe(0);
  await moveTo(services, siteId, "in_review");
  await approve();
  expect(await publish()).toBe("published");
  expect(await own.version()).toBe(1);
  expect(await findSite(own.database, siteId)).toMatchObject({
    ...{ status: "live", live_release: release.releaseId, previous_release: null },
    released_at: expect.any(Date),
  });
  expect(await publish()).toBe("published already");
  expect(await own.version()).toBe(1);
  const events = await own.pool.query("select action, actor from audit_events order by created_at");
  expect(events.rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["site.slug", "site.entitled", "site.published", "site.status"]),
  );
  expect(await publishRelease(services, { ...release, releaseId: "none" })).toEqual({
    outcome: "missing",
  });
});

test("rolling back serves the bytes of before, and once more those of after", async () => {
  await using own = await ownServices();
  const { siteId } = await liveSite(own.services);
  expect(await rollBack(own.services, { siteId, actor })).toEqual({ outcome: "nothing before" });
  await own.edit(siteId, 1, "Second words");
  expect(await own.home(siteId)).toContain("Bread, by hand");
  await releaseAgain(own.services, siteId);
  expect(await own.home(siteId)).toContain("Second words");
  const back = { outcome: "published", renderedAgain: false };
  expect(await rollBack(own.services, { siteId, actor })).toEqual(back);
  expect(await own.home(siteId)).toContain("Bread, by hand");
  expect(await rollBack(own.services, { siteId, actor })).toEqual(back);
  expect(await own.home(siteId)).toContain("Second words");
});

test("a live site is taken down and put back, and every process is told", async () => {
  await using own = await ownServices();
  const { siteId, releaseId } = await liveSite(own.services);
  const change = { siteId, actor };
  expect(await putBack(own.services, change)).toEqual({ outcome: "not possible" });
  expect(await takeDown(own.services, change)).toEqual({ outcome: "moved" });
  expect(await own.version()).toBe(2);
  expect(await takeDown(own.services, change)).toEqual({ outcome: "not possible" });
  const again = await publishRelease(own.services, { siteId, releaseId, actor });
  expect(again).toEqual({ outcome: "offline" });
  expect(await putBack(own.services, change)).toEqual({ outcome: "moved" });
  expect((await findSite(own.database, siteId))?.status).toBe("live");
});

test("the customer is told by email of all that becomes of their public website, and of nothing else", async () => {
  await using own = await ownServices();
  const { services } = own;
  const told = async () => {
    const { rows } = await own.pool.query(
      "select to_address, data from emails where kind = 'site-live' order by created_at, id",
    );
    expect(new Set(rows.map(({ to_address }) => to_address))).toEqual(new Set(["mia@example.com"]));
    return rows.map(({ data }) => [data.became, data.address]);
  };
  const { siteId, releaseId } = await liveSite(services);
  const wattle = "http://wattle.localhost:3000";
  expect(await told()).toEqual([["live", wattle]]);
  await publishRelease(services, { siteId, releaseId, actor });
  await putBack(services, { siteId, actor });
  await own.edit(siteId, 1, "Second words");
  expect(await told()).toHaveLength(1);
  await releaseAgain(services, siteId);
  await rollBack(services, { siteId, actor });
  await chooseSlug(services, { siteId, slug: "kelpie", confirmed: true, actor });
  await takeDown(services, { siteId, actor });
  await chooseSlug(services, { siteId, slug: "banksia", confirmed: true, actor });
  await putBack(services, { siteId, actor });
  const banksia = "http://banksia.localhost:3000";
  expect(await told()).toEqual([
    ...[
      ["live", wattle],
      ["changed", wattle],
      ["rolled back", wattle],
    ],
    ...[
      ["moved", "http://kelpie.localhost:3000"],
      ["offline", "http://kelpie.localhost:3000"],
    ],
    ["back", banksia],
  ]);
});

test("a name is suggested from the business’s, told apart by a number, and nobody else’s brand", async () => {
  await using own = await ownServices();
  const id = await own.draft();
  for (const [name, slug] of [
    ["Wattle & Daughters", "wattle-and-daughters"],
    ["Zoë’s Kelpies Pty Ltd", "zoes-kelpies"],
    ["🐶 Dogs", "dogs"],
    ["مخبز الشام", "mkhbz-alsham"],
    [`${"Very long ".repeat(9)}name`, "very-long-very-long-very-long-very"],
    ["东方", undefined],
    ["🐶", undefined],
    ["Commonwealth Bank", undefined],
    ["Admin", undefined],
  ]) {
    expect([name, await suggestSlug(own.services, { id, name: name ?? "" })]).toEqual([name, slug]);
  }
  const { siteId } = await liveSite(own.services, { slug: "dogs" });
  const suggest = () => suggestSlug(own.services, { id, name: "Dogs" });
  expect(await suggest()).toBe("dogs-2");
  await chooseSlug(own.services, { siteId, slug: "kelpies", confirmed: true, actor });
  expect(await suggest()).toBe("dogs-2"); // nobody else gets it for a year
});

test("a name is plain, and nobody's brand or another meaning", async () => {
  await using own = await ownServices();
  const siteId = await own.draft();
  const choose = async (slug: string) => {
    const chosen = await chooseSlug(own.services, { siteId, slug, confirmed: false, actor });
    return chosen.outcome;
  };
  const wrong = ["ab", "a".repeat(41), "Wattle", "wat_tle", "-wattle", "wattle-", "xn--wattle", ""];
  for (const slug of [...wrong, "wattle.shop", "wättle", "wattle\n"]) {
    expect([slug, await choose(slug)]).toEqual([slug, "not a name"]);
  }
  for (const slug of ["www", "mail", "admin", "autodiscover", "paypal", "my-commbank", "apple"]) {
    expect([slug, await choose(slug)]).toEqual([slug, "reserved"]);
  }
  for (const slug of ["wattle-bakery", "apple-orchard", "3rd-street", "a".repeat(40)]) {
    expect([slug, await choose(slug)]).toEqual([slug, "chosen"]);
  }
});

test("a site's own name at our address is never one of ours", async () => {
  await using own = await ownServices();
  const siteId = await own.draft();
  const config = { publicUrl: "http://office.localhost:3000", sitesDomain: "localhost" };
  const choice = { siteId, slug: "office", confirmed: false, actor };
  expect(await chooseSlug({ ...own.services, config }, choice)).toEqual({ outcome: "reserved" });
});

test("a name belongs to one site, and for a year after it to nobody else", async () => {
  await using own = await ownServices();
  const [first, second] = [await own.draft(), await own.draft()];
  const choose = async (siteId: string, slug: string) =>
    (await chooseSlug(own.services, { siteId, slug, confirmed: false, actor })).outcome;
  expect(await choose(first, "wattle")).toBe("chosen");
  expect(await choose(first, "wattle")).toBe("chosen already");
  expect(await choose(second, "wattle")).toBe("taken");
  expect(await choose(first, "banksia")).toBe("chosen");
  expect(await choose(second, "wattle")).toBe("resting");
  expect(await choose(first, "wattle")).toBe("chosen");
  expect(await choose(first, "banksia")).toBe("chosen");
  await own.pool.query("update retired_slugs set retired_at = now() - interval '367 days'");
  expect(await choose(second, "wattle")).toBe("chosen");
});

test("an erased site's names rest for a year too, those from before and its last", async () => {
  await using own = await ownServices();
  const [first, second] = [
    await own.draft(),
    await draftedSite(own.database, { email: "tom@example.com" }),
  ];
  const choose = async (siteId: string, slug: string) =>
    (await chooseSlug(own.services, { siteId, slug, confirmed: false, actor })).outcome;
  expect(await choose(first, "wattle")).toBe("chosen");
  expect(await choose(first, "banksia")).toBe("chosen");
  const erased = await own.database.transaction((tx) => eraseSitesOf(tx, "mia@example.com"));
  expect(erased).toMatchObject({ outcome: "erased", ids: [first] });
  expect(await choose(second, "wattle")).toBe("resting");
  expect(await choose(second, "banksia")).toBe("resting");
  await own.pool.query("update retired_slugs set retired_at = now() - interval '367 days'");
  expect(await choose(second, "wattle")).toBe("chosen");
  expect(await choose(second, "banksia")).toBe("chosen");
});

test("of many who choose one name at once, one gets it", async () => {
  await using own = await ownServices();
  const ids = await Promise.all(Array.from({ length: 6 }, own.draft));
  const choices = ids.map((siteId) =>
    chooseSlug(own.services, { siteId, slug: "wattle", confirmed: false, actor }),
  );
  const outcomes = (await Promise.all(choices)).map(({ outcome }) => outcome).toSorted();
  expect(outcomes).toEqual(["chosen", ...Array.from({ length: 5 }, () => "taken")]);
});

test("a live site moves only when that is confirmed, rendered again without a new approval", async () => {
  await using own = await ownServices();
  const { siteId, releaseId } = await liveSite(own.services);
  await own.edit(siteId, 1, "Not approved");
  const choice = { siteId, slug: "banksia", actor };
  expect(await chooseSlug(own.services, { ...choice, confirmed: false })).toEqual({
    outcome: "confirm first",
  });
  expect(await chooseSlug(own.services, { ...choice, confirmed: true })).toEqual({
    outcome: "chosen",
  });
  const site = await findSite(own.database, siteId);
  expect(site).toMatchObject({ slug: "banksia", status: "live", previous_release: null });
  const home = await own.home(siteId);
  expect(home).toContain("http://banksia.localhost:3000/");
  expect(home).toContain("Bread, by hand");
  expect(home).not.toMatch(/wattle\.localhost|Not approved/);
  expect(site?.live_release).not.toBe(releaseId);
  expect(await rollBack(own.services, { siteId, actor })).toEqual({ outcome: "nothing before" });
  const { rows } = await own.pool.query(
    "select count(*)::int as n from audit_events where action = 'site.rendered_for_host'",
  );
  expect(rows[0].n).toBeGreaterThan(0);
});

test("a site that has moved goes back to its words of before, at its new address", async () => {
  await using own = await ownServices();
  const { siteId } = await liveSite(own.services);
  await own.edit(siteId, 1, "Second words");
  await releaseAgain(own.services, siteId);
  await chooseSlug(own.services, { siteId, slug: "banksia", confirmed: true, actor });
  const back = { outcome: "published", renderedAgain: true };
  expect(await rollBack(own.services, { siteId, actor })).toEqual(back);
  expect(await own.home(siteId)).toMatch(/banksia\.localhost.*Bread, by hand/s);
  expect(await rollBack(own.services, { siteId, actor })).toMatchObject({ outcome: "published" });
  expect(await own.home(siteId)).toContain("Second words");
});

test("who publishes while another chooses an address is told so", async () => {
  await using own = await ownServices();
  const { siteId } = await liveSite(own.services);
  await own.edit(siteId, 1, "Second words");
  const made = await makeCandidate(own.services, { siteId, actor });
  if (made.outcome !== "made") throw new Error(made.outcome);
  const release = { siteId, releaseId: made.release.id, actor };
  await own.database.transaction((tx) => approveRelease(tx, release));
  const other = await own.pool.connect();
  await other.query("begin; select from sites for update");
  const publishing = publishRelease(own.services, release);
  await eventually(async () => {
    const { rowCount } = await own.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rowCount === 1;
  });
  await other.query("update sites set slug = 'banksia'; commit");
  other.release();
  expect(await publishing).toEqual({ outcome: "address changed" });
  expect(await own.home(siteId)).toContain("Bread, by hand");
});

test("what another renderer made moves to another address only once it is approved anew", async () => {
  await using own = await ownServices();
  const { siteId, releaseId } = await liveSite(own.services);
  const move = async (slug: string) =>
    (await chooseSlug(own.services, { siteId, slug, confirmed: true, actor })).outcome;
  for (const renderer of [0, null]) {
    await own.pool.query("update site_releases set renderer = $1", [renderer]);
    expect(await move("banksia")).toBe("look changed");
  }
  expect(await findSite(own.database, siteId)).toMatchObject({
    ...{ slug: "wattle", live_release: releaseId },
  });

  // Today’s renderer makes the same bytes of it, which is recorded as they are made.
  await makeCandidate(own.services, { siteId, actor, revision: 1 });
  expect(await move("banksia")).toBe("chosen");

  await own.edit(siteId, 1, "Second words");
  await releaseAgain(own.services, siteId);
  await own.pool.query("update site_releases set renderer = 0, origin = 'https://before.example'");
  expect(await rollBack(own.services, { siteId, actor })).toEqual({ outcome: "look changed" });
  expect(await own.home(siteId)).toContain("Second words");
});
