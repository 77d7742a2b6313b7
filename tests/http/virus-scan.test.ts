import { parse } from "node-html-parser";
import { expect } from "vitest";
import { brief, postBrief, postFile } from "../support/builders.ts";
import { type OwnedApp, test } from "../support/empty-app.ts";
import { Browser, signedIn } from "../support/operators.ts";
import { eicar, startClamd } from "../support/servers/clamd.ts";
import { sendForReview, siteToSend } from "../support/sites/reviews.ts";

const virus = `Our menu ${eicar}`;

/** Sends a file by each of the doors that strangers have. @returns what the sender is told. */
async function sendEverywhere({ app, db, owner }: OwnedApp, content: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries(brief())) form.append(name, value);
  form.append("files", new File([content], "menu.txt"));
  const withBrief = await postBrief(app, form, { headers: { accept: "text/html" } });

  const link = await sendForReview(await signedIn(app, owner), await siteToSend(db));
  const mia = new Browser(app);
  const page = parse(await (await mia.get(link)).text());
  const comment = new FormData();
  const release = page.querySelector("#comment [name=release]")?.getAttribute("value") ?? "";
  for (const [name, value] of Object.entries({ release, intent: "comment", about: "" })) {
    comment.append(name, value);
  }
  comment.append("name", "Mia");
  comment.append("text", "Like this");
  comment.append("files", new File([content], "menu.txt"));
  return {
    alone: await postFile(app, content, "menu.txt"),
    withBrief,
    withComment: await mia.post(link, comment),
  };
}

const rows = `select unscanned from brief_files union all select unscanned from review_files`;

test("a file with a virus is refused at every door, and none is stored", async ({ ownedApp }) => {
  await using clamd = await startClamd();
  const site = await ownedApp({ CLAMD_URL: clamd.url });
  const { alone, withBrief, withComment } = await sendEverywhere(site, virus);
  expect([alone.status, await alone.json()]).toEqual([
    422,
    { outcome: "refused", refusal: "infected" },
  ]);
  for (const answer of [withBrief, withComment]) {
    expect(answer.status).toBe(422);
    const text = parse(await answer.text()).text;
    expect(text).toContain("Failed to upload menu.txt: our virus scanner found something in it.");
  }
  expect((await site.db.pool.query(rows)).rows).toEqual([]);
});

test("while the scanner is away files are kept, and the office says which nobody looked at", async ({
  ownedApp,
}) => {
  await using clamd = await startClamd((content) =>
    content.includes("café") ? "stream: OK" : "INSTREAM size limit exceeded. ERROR",
  );
  const site = await ownedApp({ CLAMD_URL: clamd.url });
  const { alone, withBrief, withComment } = await sendEverywhere(site, "Our menu");
  expect([alone.status, withBrief.status, withComment.status]).toEqual([201, 303, 303]);
  expect((await site.db.pool.query(rows)).rows).toEqual(Array(3).fill({ unscanned: true }));
  expect(await site.app.printed()).toContain("size limit exceeded");

  const olive = await signedIn(site.app, site.owner);
  const [{ id }] = (await site.db.pool.query("select id from site_briefs")).rows;
  const [{ site_id }] = (await site.db.pool.query("select site_id from reviews")).rows;
  for (const path of [`/admin/briefs/${id}`, `/admin/sites/${site_id}/review`]) {
    expect(await (await olive.get(path)).text()).toContain("not scanned for viruses");
  }
  expect((await postFile(site.app, "Our café", "menu.txt")).status).toBe(201);
  expect((await site.db.pool.query(`${rows} order by 1`)).rows[0]).toEqual({ unscanned: false });
});
