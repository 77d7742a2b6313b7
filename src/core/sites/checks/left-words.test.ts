import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freshDatabase } from "../../../../tests/support/postgres.ts";
import {
  liveSite,
  releaseAgain,
  serveUnchecked,
} from "../../../../tests/support/sites/live-sites.ts";
import { siteContent } from "../../../../tests/support/sites/sites.ts";
import { folderFiles } from "../../../platform/files/folder.ts";
import type { Content } from "../revisions/merge.ts";
import { saveRevision } from "../revisions/revisions.ts";
import { findLeftWords } from "./left-words.ts";

const config = { publicUrl: "http://localhost:3000", sitesDomain: "localhost" };

/** A site that says so in its title and description, and is live. */
async function liveSaying(words: { title?: string; description: string }) {
  const db = await freshDatabase();
  const folder = await fs.mkdtempDisposable(join(tmpdir(), "left-words-"));
  const services = { database: db.database, files: folderFiles(folder.path), config };
  const { siteId } = await liveSite(services);
  const save = (content: Content, base: number) =>
    saveRevision(services, { siteId, base, actor: "olive", ...content });
  const content = siteContent();
  const [home] = content.document.pages;
  if (!home) throw new Error("no page");
  Object.assign(home, words);
  await save(content, 1);
  await db.pool.query("update sites set status = 'in_review'");
  await serveUnchecked(services, siteId);
  return {
    ...db,
    ...{ services, siteId, save },
    left: async () => (await findLeftWords(services, [siteId])).get(siteId),
    /** As drafts once did. */
    saidByDraft: () =>
      db.pool.query(
        "update site_revisions set document = (select document from site_revisions where number = 2) where number = 1",
      ),
    async [Symbol.asyncDispose]() {
      await db[Symbol.asyncDispose]();
      await folder.remove();
    },
  };
}

test("a claim that a live page says in its description alone is found, no matter who wrote it", async () => {
  await using own = await liveSaying({
    description: "We bake. Award-winning bread, & the best in town. We open at dawn.",
  });
  expect(await own.left()).toEqual(["Award-winning bread, & the best in town."]);
});

test("of what a draft once wrote, all is found that the live pages do not say", async () => {
  await using own = await liveSaying({
    title: "Wattle & Daughters, bread in Lakemba",
    description: "We bake. We open at dawn.",
  });
  expect(await own.left()).toBeUndefined();
  await own.saidByDraft();
  expect(await own.left()).toEqual(["Wattle & Daughters, bread in Lakemba", "We open at dawn."]);
});

test("a site that was released again says what its pages say, and is found no more", async () => {
  await using own = await liveSaying({ description: "We bake. Award-winning bread." });
  await own.saidByDraft();
  expect(await own.left()).toEqual(["Award-winning bread."]);
  await own.pool.query("update sites set status = 'in_review'");
  await releaseAgain(own.services, own.siteId);
  expect(await own.left()).toBeUndefined();
});

test("a site that is no longer live is not looked at, nor one of a newer program", async () => {
  await using own = await liveSaying({ description: "Award-winning bread." });
  await own.pool.query("update sites set status = 'suspended'");
  expect(await own.left()).toBeUndefined();
  await own.pool.query("update sites set status = 'live'");
  expect(await own.left()).toHaveLength(1);
  await own.pool.query(`update site_revisions set document = '{"version": 99}'`);
  expect(await own.left()).toBeUndefined();
});
