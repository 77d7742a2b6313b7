import { expect, test } from "vitest";
import { freshDatabase } from "../../../../tests/support/postgres.ts";
import { addSite, siteContent } from "../../../../tests/support/sites/sites.ts";
import type { Page } from "../../../blocks/document.ts";
import type { Content } from "../revisions/merge.ts";
import { findRevision, saveRevision } from "../revisions/revisions.ts";

type Words = Partial<Pick<Page, "title" | "description">>;

function saying(words: Words): Content {
  const content = siteContent();
  const [home] = content.document.pages;
  if (!home) throw new Error("no page");
  Object.assign(home, words);
  return content;
}

/** A site whose draft wrote its words, as drafts once did, and what a reader finds of them. */
async function draftedSaying(words: Words) {
  const db = await freshDatabase();
  const { id: siteId } = await addSite(db, saying(words));
  return {
    ...db,
    save: (content: Content, base: number) =>
      saveRevision(db, { siteId, base, actor: "olive", ...content }),
    async read(number?: number): Promise<Words> {
      const home = (await findRevision(db.database, siteId, number))?.document.pages[0];
      return {
        ...(home?.title !== undefined && { title: home.title }),
        ...(home?.description !== undefined && { description: home.description }),
      };
    },
  };
}

const drafted = { title: "Wattle, bread in Lakemba", description: "No side effects. We bake." };

test("what a draft once wrote follows the page, and what somebody wrote stays", async () => {
  await using site = await draftedSaying(drafted);
  expect(await site.read()).toEqual({});
  const own = { description: "Bread for Lakemba since the morning." };
  await site.save(saying({ ...drafted, ...own }), 1);
  expect(await site.read()).toEqual(own);
  expect(await site.read(1)).toEqual({});
});

test("words that somebody brought to what the page makes follow it too", async () => {
  await using site = await draftedSaying(drafted);
  await site.save(
    saying({ title: "Wattle & Daughters – Bread, by hand", description: "We bake." }),
    1,
  );
  expect(await site.read()).toEqual({});
});

test("a description that was emptied follows the page", async () => {
  await using site = await draftedSaying({});
  await site.save(saying({ title: "Ours", description: "" }), 1);
  expect(await site.read()).toEqual({ title: "Ours" });
});
