import { expect } from "vitest";
import type { Block } from "../../../src/blocks/document.ts";
import type { Content } from "../../../src/core/sites/revisions/merge.ts";
import { findRevision } from "../../../src/core/sites/revisions/revisions.ts";
import { type App, startApp } from "../../support/app.ts";
import { test } from "../../support/empty-app.ts";
import { addOperator, type Browser, signedIn } from "../../support/operators.ts";
import { freshDatabase } from "../../support/postgres.ts";
import { addSite, siteContent } from "../../support/sites/sites.ts";

/** A site with this many texts, each of which says what `say` gives for its number. */
function withTexts(count: number, say: (at: number) => string): Content {
  const { document, facts } = siteContent();
  const blocks = Array.from(
    { length: count },
    (_, at): Block => ({ id: `text-${at}`, type: "text", heading: say(at), body: "" }),
  );
  const pages = document.pages.map((page) => ({ ...page, blocks }));
  return { document: { ...document, pages }, facts };
}

function headings(content: Content | undefined): string[] {
  const blocks = content?.document.pages.flatMap((page) => page.blocks) ?? [];
  return blocks.map((block) => ("heading" in block ? String(block.heading) : ""));
}

async function save(
  app: Pick<App, "url">,
  operator: Browser,
  siteId: string,
  base: number,
  content: Content,
) {
  const cookie = [...operator.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const response = await fetch(`${app.url}/api/sites/${siteId}/revisions`, {
    method: "POST",
    headers: { cookie, origin: app.url, "content-type": "application/json" },
    body: JSON.stringify({ base, ...content }),
  });
  return { status: response.status, answer: await response.json() };
}

test("of twenty operators who save at once, every one’s change is there, and each is told of the others", async ({
  ownedApp,
}) => {
  const { app, db, owner } = await ownedApp();
  const opened = withTexts(20, (at) => `Text ${at}`);
  const { id } = await addSite(db, opened);
  const operator = await signedIn(app, owner);
  const saves = await Promise.all(
    opened.document.pages.flatMap(({ blocks }) =>
      blocks.map((_, mine) => {
        const said = (at: number) => (at === mine ? `Mine ${at}` : `Text ${at}`);
        return save(app, operator, id, 1, withTexts(20, said));
      }),
    ),
  );
  expect(saves.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
  const numbers = saves.map(({ answer }) => answer.number).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, at) => at + 2));
  const last = saves.find(({ answer }) => answer.number === 21)?.answer;
  expect(headings(last.content)).toEqual(Array.from({ length: 20 }, (_, at) => `Mine ${at}`));
  expect(headings(await findRevision(db.database, id))).toEqual(headings(last.content));
  expect(last.conflicts).toEqual([]);
  expect(last.changes).toHaveLength(19);
  expect(last.changes[0]).toMatch(/^Text “Mine \d+”: changed$/);
  expect(last.since).toHaveLength(19);
  expect(last.since[0]).toMatchObject({ number: 20, author: "Olive Owner" });
});

test("anyone who changed the same is told what the other wrote, and who it was", async ({
  ownedApp,
}) => {
  const { app, db, owner } = await ownedApp();
  const { id } = await addSite(db);
  const sam = await addOperator(db, { email: "sam@example.com", name: "Sam" });
  await save(app, await signedIn(app, sam), id, 1, siteContent({ headline: "Theirs" }));
  const operator = await signedIn(app, owner);
  const { status, answer } = await save(app, operator, id, 1, siteContent({ headline: "Mine" }));
  expect([status, answer.outcome, answer.number]).toEqual([409, "merged", 3]);
  expect(answer.conflicts).toEqual([{ owner: "welcome", path: ["headline"] }]);
  expect(answer.theirs).toEqual(siteContent({ headline: "Theirs" }));
  expect(answer.content).toEqual(siteContent({ headline: "Mine" }));
  expect(answer.changes).toEqual(["Opening “Theirs”: changed"]);
  expect(answer.since).toMatchObject([{ number: 2, author: "Sam" }]);
});

test("what was answered before the app is killed is there, and what was not can be sent again", async () => {
  const WRITERS = 6;
  await using db = await freshDatabase();
  const owner = await addOperator(db, { email: "olive@example.com" });
  const { id } = await addSite(
    db,
    withTexts(WRITERS, () => "0"),
  );
  const answered = new Map<number, number>();
  const sent = new Map<number, number>();
  let enough = () => {};
  const halfWay = new Promise<void>((resolve) => {
    enough = resolve;
  });
  await using app = await startApp({ DATABASE_URL: db.url });
  const operator = await signedIn(app, owner);
  /** Counts up in its own text, each time from the first revision, until nobody answers. */
  const write = async (writer: number) => {
    for (let count = 1; ; count++) {
      sent.set(writer, count);
      const own = withTexts(WRITERS, (at) => String(at === writer ? count : 0));
      const saved = await save(app, operator, id, 1, own).catch(() => undefined);
      if (!saved) return;
      expect([200, 409]).toContain(saved.status);
      answered.set(writer, count);
      if (answered.size === WRITERS && count > 3) enough();
    }
  };
  const writing = Array.from({ length: WRITERS }, (_, writer) => write(writer));
  await halfWay;
  await app.kill();
  await Promise.all(writing);

  await using again = await startApp({ DATABASE_URL: db.url });
  const kept = headings(await findRevision(db.database, id)).map(Number);
  for (const [writer, count] of answered) {
    expect(kept[writer]).toBeGreaterThanOrEqual(count);
    expect(kept[writer]).toBeLessThanOrEqual(sent.get(writer) ?? 0);
  }
  const back = await signedIn(again, owner);
  for (const [writer, count] of sent) {
    const own = withTexts(WRITERS, (at) => String(at === writer ? count : 0));
    expect([200, 409]).toContain((await save(again, back, id, 1, own)).status);
  }
  expect(headings(await findRevision(db.database, id))).toEqual(
    Array.from({ length: WRITERS }, (_, writer) => String(sent.get(writer))),
  );
});
