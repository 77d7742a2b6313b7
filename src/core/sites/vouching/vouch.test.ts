import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { freshDatabase } from "../../../../tests/support/postgres.ts";
import { moveTo } from "../../../../tests/support/sites/live-sites.ts";
import { addSite, siteContent } from "../../../../tests/support/sites/sites.ts";
import { factsSchema } from "../../../blocks/facts/facts.ts";
import { folderFiles } from "../../../platform/files/folder.ts";
import { placeOfBlob } from "../pictures/site-files.ts";
import { entitleSite, publishRelease } from "../releases/publish.ts";
import { approveRelease, makeCandidate } from "../releases/releases.ts";
import { chooseSlug } from "../releases/slugs.ts";
import { saveRevision } from "../revisions/revisions.ts";
import { vouch } from "./vouch.ts";

const actor = "olive";

/** A site with two services that we suggested. */
function suggestedContent() {
  const content = siteContent();
  const value = [
    { id: "a", name: "Pies", note: "We bake them every morning." },
    { id: "b", name: "Cakes" },
  ];
  const services = { value, source: "catalogue", confirmed: true };
  return { ...content, facts: factsSchema.parse({ ...content.facts, services }) };
}

async function approvedSite(content = suggestedContent()) {
  const open = new AsyncDisposableStack();
  const db = open.use(await freshDatabase());
  const folder = open.use(await fs.mkdtempDisposable(join(tmpdir(), "vouching-")));
  const config = { publicUrl: "http://localhost:3000", sitesDomain: "localhost" };
  const services = { database: db.database, files: folderFiles(folder.path), config };
  const { id: siteId } = await addSite(db, content);
  await chooseSlug(services, { siteId, slug: "wattle", confirmed: false, actor });
  await entitleSite(services, { siteId, actor });
  await moveTo(services, siteId, "in_review");
  let release = { siteId, releaseId: "", actor };
  const approve = async () => {
    const made = await makeCandidate(services, { siteId, actor });
    if (made.outcome !== "made") throw new Error(made.outcome);
    release = { siteId, releaseId: made.release.id, actor };
    await db.database.transaction((tx) => approveRelease(tx, release));
  };
  await approve();
  const publish = async () => {
    const published = await publishRelease(services, release);
    return published.outcome === "words" ? published.refused : published.outcome;
  };
  const dispose = () => open.disposeAsync();
  return { ...db, services, siteId, approve, publish, [Symbol.asyncDispose]: dispose };
}

const nothing = { forbidden: [], lines: [], toProve: [] };

test("a line that we suggested keeps a release from going live until somebody has confirmed these words", async () => {
  await using own = await approvedSite();
  const pies = "Pies: We bake them every morning.";
  expect(await own.publish()).toEqual({ ...nothing, lines: [pies, "Cakes"] });
  const confirm = (...words: string[]) =>
    vouch(own.services, { siteId: own.siteId, actor, kind: "lines", words });
  await confirm("Pies: We bake them.", pies, pies);
  expect(await own.publish()).toEqual({ ...nothing, lines: ["Cakes"] });
  expect(await confirm("Cakes", pies)).toMatchObject({
    outcome: "done",
    vouched: [{}, { words: pies, how: "office", by: actor }, { words: "Cakes" }],
  });
  expect(await own.publish()).toBe("published");
  const { rows } = await own.pool.query(
    "select detail from audit_events where action = 'site.lines_confirmed' order by id",
  );
  expect(rows).toEqual([{ detail: "2 lines" }, { detail: "1 line" }]);
});

test("a line that somebody rewrote is theirs; what stayed as the draft had it is ours, no matter who saved the list", async () => {
  await using own = await approvedSite();
  const content = suggestedContent();
  const value = [
    { id: "a", name: "Pies", note: "Mia’s own, every morning." },
    { id: "b", name: "Cakes" },
  ];
  const services = { value, source: "operator", confirmed: true };
  const facts = factsSchema.parse({ ...content.facts, services });
  await saveRevision(own.services, { siteId: own.siteId, base: 1, actor, ...content, facts });
  await moveTo(own.services, own.siteId, "in_review");
  await own.approve();
  expect(await own.publish()).toEqual({ ...nothing, lines: ["Cakes"] });
});

test.each([
  { kind: "proof", saw: "licence 12345", seenOn: "2026-02-03" },
  { kind: "override", reason: "Their father’s words, on the shop’s sign" },
] as const)("what needs proof waits for who saw it, or for a reason: $kind", async (saying) => {
  const words = "We are fully insured.";
  const content = siteContent();
  const [home] = content.document.pages;
  for (const block of home?.blocks ?? []) {
    if (block.type === "about") block.body = `We bake. ${words}`;
  }
  await using own = await approvedSite(content);
  expect(await own.publish()).toEqual({ ...nothing, toProve: [words] });
  await vouch(own.services, { siteId: own.siteId, actor, words: [words], kind: "lines" });
  expect(await own.publish()).toEqual({ ...nothing, toProve: [words] });
  await vouch(own.services, { siteId: own.siteId, actor, words, ...saying });
  expect(await own.publish()).toBe("published");
});

test("what a law forbids by now is refused with what may be said instead, no matter who vouches for it", async () => {
  await using own = await approvedSite(siteContent());
  // The bytes of before there was the rule: nobody makes such a release today.
  const { rows } = await own.pool.query("select blob from site_release_files where path = ''");
  const place = placeOfBlob(rows[0].blob);
  const { files } = own.services;
  const bytes = Buffer.from('<title>Wattle</title><img alt="No refunds"><p>Bread</p>');
  await files.remove(place);
  await files.put(place, Readable.from([bytes]), { bytes: bytes.length, type: "text/html" });
  await vouch(own.services, {
    ...{ siteId: own.siteId, actor, kind: "override", words: "No refunds", reason: "They insist" },
  });
  expect(await own.publish()).toEqual({
    ...nothing,
    forbidden: [expect.stringMatching(/^It says “No refunds”\..*Instead: /)],
  });
});
