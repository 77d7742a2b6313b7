import { parse } from "node-html-parser";
import sharp from "sharp";
import { expect } from "vitest";
import { type OwnedApp, test } from "../../support/empty-app.ts";
import { Browser, signedIn } from "../../support/operators.ts";
import { sendForReview, siteToSend } from "../../support/sites/reviews.ts";
import { pdf, photo } from "../../support/uploads.ts";

/** A site that was sent to Mia, and a form as her browser posts it. */
async function reviewWithForm({ app, db, owner }: Pick<OwnedApp, "app" | "db" | "owner">) {
  const siteId = await siteToSend(db);
  const olive = await signedIn(app, owner);
  const link = await sendForReview(olive, siteId);
  const mia = new Browser(app);
  const first = parse(await (await mia.get(link)).text());
  const release = first.querySelector("#comment [name=release]")?.getAttribute("value") ?? "";
  return {
    ...{ siteId, olive, mia, link, release },
    form(fields: Record<string, string>, files: Record<string, Buffer | string> = {}) {
      const form = new FormData();
      const comment = { intent: "comment", release, about: "", name: "Mia", ...fields };
      for (const [name, value] of Object.entries(comment)) form.append(name, value);
      for (const [name, content] of Object.entries(files)) {
        form.append("files", new File([Buffer.from(content)], name));
      }
      if (Object.keys(files).length === 0) form.append("files", new File([], ""));
      return form;
    },
    async rows(query: string) {
      return (await db.pool.query(query)).rows;
    },
  };
}

test("files come with a comment, are shown to both sides, and are private to the link", async ({
  ownedApp,
}) => {
  const own = await reviewWithForm(await ownedApp());
  const taken = await photo({ withExif: true });
  const name = "<img src=x onerror=alert(1)>.pdf";
  const sent = own.form(
    { text: "Like this", about: "block:us" },
    { "shop.jpg": taken, [name]: pdf() },
  );
  expect((await own.mia.post(own.link, sent)).status).toBe(303);
  const page = parse(await (await own.mia.get(own.link)).text());
  const shown = page.querySelectorAll("#comments [aria-label='Attached files'] a");
  const [picture = "", document = ""] = shown.map((link) => link.getAttribute("href") ?? "");
  expect(shown[1]?.text).toContain(name);
  expect(page.querySelectorAll("img[src=x]")).toEqual([]);

  const asPicture = await own.mia.get(picture);
  expect(asPicture.headers.get("content-type")).toBe("image/webp");
  expect(asPicture.headers.get("content-disposition")).toContain("inline");
  const seen = await sharp(Buffer.from(await asPicture.arrayBuffer())).metadata();
  expect(seen.exif).toBeUndefined();
  const asDocument = await own.mia.get(document);
  expect(asDocument.headers.get("content-disposition")).toContain("attachment");
  for (const { headers } of [asPicture, asDocument]) {
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-security-policy")).toContain("sandbox");
  }

  const office = parse(await (await own.olive.get(`/admin/sites/${own.siteId}/review`)).text());
  const [original = ""] = office
    .querySelectorAll("[aria-label='Attached files'] a")
    .map((link) => link.getAttribute("href") ?? "");
  const asSent = await own.olive.get(original);
  expect(Buffer.from(await asSent.arrayBuffer())).toEqual(taken);
  expect((await own.mia.get(original)).status).toBe(302); // to sign in

  await own.olive.post(`/admin/sites/${own.siteId}/review`, { intent: "revoke" });
  for (const path of [picture, document]) {
    const gone = await own.mia.get(path);
    expect([gone.status, gone.headers.get("cache-control")]).toEqual([404, "no-store"]);
  }
  expect((await own.olive.get(original)).status).toBe(200);
});

test("a link leads to the files of its own review alone", async ({ ownedApp }) => {
  const started = await ownedApp();
  const own = await reviewWithForm(started);
  const other = await reviewWithForm(started);
  await own.mia.post(own.link, own.form({ text: "Like this" }, { "a.txt": "mine" }));
  const [{ key }] = await own.rows("select key from review_files");
  expect(await (await own.mia.get(`${own.link}/files/${key}`)).text()).toBe("mine");
  const wrong = [
    `${other.link}/files/${key}`,
    `${own.link.slice(0, -1)}/files/${key}`,
    `${own.link}/files/${key.replace(".txt", ".pdf")}`,
    `${own.link}/files/%00`,
    `/review/x/files/${key}`,
  ];
  for (const path of wrong) expect([path, (await own.mia.get(path)).status]).toEqual([path, 404]);
  const elsewhere = `/admin/sites/${other.siteId}/review/files/${key}`;
  expect((await own.olive.get(elsewhere)).status).toBe(404);
});

test("a file that is not taken is named at its field, and everything typed comes back", async ({
  ownedApp,
}) => {
  const own = await reviewWithForm(await ownedApp());
  const files = { "shop.jpg": await photo(), "page.html": "<script>alert(1)</script>" };
  const typed = { text: "Like this, please", about: "block:us", name: "Mia" };
  const json = await own.mia.post(own.link, own.form(typed, files), { accept: "application/json" });
  expect([json.status, await json.json()]).toEqual([
    422,
    {
      outcome: "refused",
      errors: { files: "Failed to upload page.html: it’s not a kind we accept." },
    },
  ]);
  const answer = await own.mia.post(own.link, own.form(typed, files));
  expect(answer.status).toBe(422);
  const form = parse(await answer.text()).querySelector("#comment");
  expect(form?.querySelector("textarea")?.text.trim()).toBe(typed.text);
  expect(form?.querySelector("[name=name]")?.getAttribute("value")).toBe("Mia");
  expect(form?.querySelector("option[selected]")?.getAttribute("value")).toBe("block:us");
  const field = form?.querySelector("[type=file]");
  const [, errorId] = field?.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(form?.querySelectorAll("p").find(({ id }) => id === errorId)?.text).toBe(
    "Failed to upload page.html: it’s not a kind we accept.\nPlease choose your files again. They’re only saved once the comment can be sent.",
  );
  const six = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`${n}.txt`, "x"]));
  const tooMany = await own.mia.post(own.link, own.form(typed, six));
  expect(await tooMany.text()).toContain("You can attach up to 5 files at a time.");
  const long = { "long.txt": Buffer.alloc(10 * 1024 * 1024 + 1, "x") };
  const tooLong = await own.mia.post(own.link, own.form(typed, long));
  expect(await tooLong.text()).toContain("Failed to upload long.txt: it is larger than 10 MB.");
  expect(await own.rows("select from review_comments")).toEqual([]);
  // And files that are fine come back with words that are not.
  const nameless = await own.mia.post(own.link, own.form({ ...typed, name: "" }, { "a.txt": "x" }));
  const again = await nameless.text();
  expect(again).toContain("Please write your name");
  expect(again).toContain("Please choose your files again.");
});

test("operators answer with files, and what they wrote comes back with what is wrong", async ({
  ownedApp,
}) => {
  const own = await reviewWithForm(await ownedApp());
  await own.mia.post(own.link, own.form({ text: "Like this" }));
  const [{ id: thread }] = await own.rows("select id from review_comments");
  const page = `/admin/sites/${own.siteId}/review`;
  const answer = { intent: "answer", thread, text: "So?" };
  const refused = await own.olive.post(page, own.form(answer, { "x.exe": "MZ\0\0" }));
  expect(refused.status).toBe(422);
  const document = parse(await refused.text());
  expect(document.text).toContain("Failed to upload x.exe: it’s not a kind we accept.");
  expect(document.querySelector("textarea")?.text.trim()).toBe("So?");
  const done = await own.olive.post(page, own.form(answer, { "new.jpg": await photo() }));
  expect(done.headers.get("location")).toContain("done=answered");
  const seen = parse(await (await own.mia.get(own.link)).text());
  expect(seen.querySelector("#comments img")?.getAttribute("alt")).toBe("new.jpg");
});

test("a reply that is not taken comes back where it was written", async ({ ownedApp }) => {
  const own = await reviewWithForm(await ownedApp());
  await own.mia.post(own.link, own.form({ text: "Like this" }));
  const [{ id: thread }] = await own.rows("select id from review_comments");
  const reply = { thread, text: "Or rather like that", name: "" };
  const answer = await own.mia.post(own.link, own.form(reply));
  expect(answer.status).toBe(422);
  const page = parse(await answer.text());
  const form = page.querySelector(`#reply-${thread}`);
  expect(form?.closest("details")?.hasAttribute("open")).toBe(true);
  expect(form?.querySelector("textarea")?.text.trim()).toBe("Or rather like that");
  expect(form?.text).toContain("Please write your name");
  expect(form?.getAttribute("action")).toBe(`${own.link}#reply-${thread}`);
  expect(page.querySelector("#comment textarea")?.text.trim()).toBe("");
  expect(page.querySelector("#comment")?.text).not.toContain("Please write your name");
});

test("what is written on a link that was revoked in the meantime is shown, to be kept", async ({
  ownedApp,
}) => {
  const own = await reviewWithForm(await ownedApp());
  await own.olive.post(`/admin/sites/${own.siteId}/review`, { intent: "revoke" });
  const text = "<b>Bigger</b>, please";
  for (const form of [own.form({ text }), own.form({ text }, { "a.txt": "x" })]) {
    const answer = await own.mia.post(own.link, form);
    expect(answer.status).toBe(410);
    const page = parse(await answer.text());
    expect(page.querySelector("section p")?.text).toBe(text);
    expect(page.querySelector("section b")).toBeNull();
    expect(page.text).not.toContain("Wattle");
  }
  const json = await own.mia.post(own.link, own.form({ text }), { accept: "application/json" });
  expect([json.status, await json.json()]).toEqual([
    410,
    {
      outcome: "refused",
      errors: { text: "This link no longer works. Look for our latest message" },
    },
  ]);
  for (const intent of ["code", "approve"]) {
    const answer = await own.mia.post(own.link, { intent, release: own.release });
    expect([intent, answer.status]).toEqual([intent, 410]);
  }
  expect(await own.rows("select from review_comments")).toEqual([]);
  expect(await own.rows("select from review_files")).toEqual([]);
});
