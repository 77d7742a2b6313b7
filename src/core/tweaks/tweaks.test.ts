import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { hostConfig, releaseAgain } from "../../../tests/support/sites/live-sites.ts";
import { siteInReview } from "../../../tests/support/sites/site-in-review.ts";
import { siteContent } from "../../../tests/support/sites/sites.ts";
import { pdf, photo } from "../../../tests/support/uploads.ts";
import { erasePersonalData } from "../personal-data/erase-personal-data.ts";
import { countsOf, findPersonalData } from "../personal-data/personal-data.ts";
import { cancelSite, takeBackCancellation } from "../sites/cancelling/cancel-site.ts";
import { entitleSite, rollBack, takeDown } from "../sites/releases/publish.ts";
import { findRevision } from "../sites/revisions/revisions.ts";
import { findSite } from "../sites/sites.ts";
import { askForTweak } from "./ask-for-tweak.ts";
import { beginTweak, editorHolds } from "./begin-tweak.ts";
import { everyStoredFile, sweepTweakFiles } from "./stored-files.ts";
import { findWaitingTweaks } from "./tweaks.ts";

/** A site that is live, with its review. */
async function siteThatIsLive() {
  const own = await siteInReview();
  const { siteId, services } = own;
  await entitleSite(services, { siteId, actor: "olive" });
  await releaseAgain(services, siteId);
  const site = async () => {
    const found = await findSite(services.database, siteId);
    if (!found) throw new Error("no site");
    return found;
  };
  return {
    ...own,
    site,
    headline: async () => {
      const latest = await findRevision(services.database, siteId);
      const [, hero] = latest?.document.pages[0]?.blocks ?? [];
      return hero && "headline" in hero ? hero.headline : undefined;
    },
    holds: async () => editorHolds(services.database, await site()),
    begin: () => beginTweak(services, { siteId, actor: "olive" }),
  };
}

test("a tweak is made of what is live, unless the editor has what is still to be sent or to go live", async () => {
  await using own = await siteThatIsLive();
  const headlines = { live: "Bread, by hand", next: "Bread, daily" };
  const unchanged = (await own.site()).revision;
  expect([await own.holds(), await own.begin()]).toEqual(["what is live", "as it is"]);
  expect((await own.site()).revision).toBe(unchanged);

  await own.change(siteContent({ headline: headlines.next }));
  expect([await own.holds(), await own.begin()]).toEqual(["unsent changes", "as it is"]);
  await own.open();
  expect([await own.holds(), await own.begin()]).toEqual(["a sent version", "as it is"]);
  expect(await own.headline()).toBe(headlines.next);

  await releaseAgain(own.services, own.siteId);
  expect(await own.holds()).toBe("what is live");
  await rollBack(own.services, { siteId: own.siteId, actor: "olive" });
  expect([await own.holds(), await own.begin()]).toEqual([
    "a version that was taken back",
    "from live",
  ]);
  expect(await own.headline()).toBe(headlines.live);
  expect(await own.holds()).toBe("what is live");
});

test("a tweak waits until its customer cancels, and again once they take that back", async () => {
  await using own = await siteThatIsLive();
  const { siteId, database } = own;
  const services = { database, config: { ...hostConfig, operatorEmail: "ops@example.com" } };
  const waiting = async () => (await findWaitingTweaks(database, [siteId])).count;
  const tweak = { siteId, sectionId: undefined, text: "Cake", saidFree: true, files: [] };
  await askForTweak(own.services, { ...tweak, submissionId: randomUUID() });
  expect(await waiting()).toBe(1);
  await cancelSite(services, { siteId, actor: "customer", showsPhone: false });
  expect(await waiting()).toBe(0);
  await takeBackCancellation(services, { siteId, actor: "customer" });
  expect(await waiting()).toBe(1);
});

test("what came with a tweak is in a backup, handed out and erased with its person, and swept if nobody knows it", async () => {
  await using own = await siteThatIsLive();
  const { siteId, services, pool } = own;
  const files = [await own.sent("a.jpg", await photo()), await own.sent("b.pdf", pdf())];
  const tweak = { siteId, sectionId: undefined, text: "Cake", saidFree: true, files };
  expect(await askForTweak(services, { ...tweak, submissionId: randomUUID() })).toEqual({
    outcome: "asked",
  });
  const { rows } = await pool.query("select * from tweak_files order by id");
  const [a] = rows;
  const copy = `tweak-files/${a.key.replace(".jpg", "-small.webp")}`;
  const inBackup = (await Array.fromAsync(everyStoredFile(own.database))).flat();
  expect(inBackup).toEqual(
    expect.arrayContaining([
      { path: `tweak-files/${a.key}`, type: "image/jpeg", bytes: a.bytes },
      { path: copy, type: "image/webp" },
    ]),
  );
  const data = await findPersonalData(services, "Mia@example.com");
  expect(data.tweaks).toMatchObject([
    {
      ...{ text: "Cake", is_free: true },
      files: [
        {
          name: "a.jpg",
          link: `https://www.example.com.au/admin/sites/${siteId}/tweaks/files/${a.key}`,
        },
        { name: "b.pdf" },
      ],
    },
  ]);
  expect(countsOf(data).files).toBe(2);

  const old = "01890000-0000-7000-8000-00000000000a";
  for (const place of [`tweak-files/${old}.jpg`, `tweak-files/${old}-small.webp`]) {
    await services.files.put(place, Readable.from(["x"]), { bytes: 1, type: "image/jpeg" });
  }
  expect(await sweepTweakFiles(services)).toBe(2);
  expect(await services.files.lengthOf(copy)).toBeGreaterThan(0);

  await takeDown(services, { siteId, actor: "olive" });
  const request = { address: "mia@example.com", actor: "olive" };
  const erased = await erasePersonalData({ ...services, removeFile: async () => {} }, request);
  expect(erased).toMatchObject({ outcome: "erased", files: 2, filesLeft: 0 });
  expect((await pool.query("select from tweaks")).rowCount).toBe(0);
  expect(await Array.fromAsync(services.files.list("tweak-files"))).toEqual([]);
});
