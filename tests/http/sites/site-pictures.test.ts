import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import sharp from "sharp";
import { expect } from "vitest";
import { renderRelease } from "../../../src/core/sites/releases/render-release.ts";
import { saveRevision } from "../../../src/core/sites/revisions/revisions.ts";
import { folderFiles } from "../../../src/platform/files/folder.ts";
import { type OwnedApp, test } from "../../support/empty-app.ts";
import { Browser, signedIn } from "../../support/operators.ts";
import { eicar, startClamd } from "../../support/servers/clamd.ts";
import { sendForReview } from "../../support/sites/reviews.ts";
import { addSite, siteContent } from "../../support/sites/sites.ts";
import { claiming, docx, heic, pdf, photo } from "../../support/uploads.ts";

const nobody = "01a00000-0000-7000-8000-000000000000";

/** A site, and its editor’s requests. */
async function withSite(own: OwnedApp) {
  const { id: siteId } = await addSite(own.db);
  const operator = await signedIn(own.app, own.owner);
  const ask = async (path: string, method: string, init: RequestInit, browser = operator) => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { cookie, origin: own.app.url, ...init.headers };
    const url = own.app.url + path;
    const response = await fetch(url, { ...init, method, headers, redirect: "manual" });
    return { status: response.status, answer: await response.json().catch(() => undefined) };
  };
  return {
    ...own,
    siteId,
    operator,
    add(
      content: Buffer,
      { kind = "photo", to = siteId, by = operator, name = "../Shop 🥐.jpg", headers = {} } = {},
    ) {
      const body = new FormData();
      body.append("kind", kind);
      body.append("files", new File([new Uint8Array(content)], name));
      return ask(`/admin/sites/${to}/files`, "POST", { body, headers }, by);
    },
    change: (key: string, body: unknown, { of = siteId, by = operator, headers = {} } = {}) =>
      ask(
        `/api/sites/${of}/pictures/${key}`,
        "PATCH",
        { body: JSON.stringify(body), headers: { "content-type": "application/json", ...headers } },
        by,
      ),
  };
}

test("an operator adds a photo, sees it without the place it was taken, and removes it", async ({
  ownedApp,
}) => {
  const own = await withSite(await ownedApp());
  const content = await photo({ withExif: true, width: 1000, height: 500 });
  const { status, answer } = await own.add(content);
  expect([status, answer]).toEqual([
    201,
    {
      outcome: "added",
      picture: {
        ...{ key: expect.any(String), kind: "photo", original_name: "Shop 🥐.jpg" },
        ...{ widths: [480, 960, 1000], width: 1000, height: 500 },
      },
    },
  ]);
  expect(await own.add(content)).toEqual({ status: 200, answer: { ...answer, outcome: "known" } });

  const { key } = answer.picture;
  const shown = await own.operator.get(`/admin/sites/${own.siteId}/files/${key}-960.webp`);
  expect(shown.headers.get("content-type")).toBe("image/webp");
  const { exif, xmp, width } = await sharp(await shown.arrayBuffer()).metadata();
  expect({ exif, xmp, width }).toEqual({ width: 960 });

  expect(await own.change(key, { kind: "removed" })).toEqual({
    ...{ status: 200, answer: { outcome: "changed" } },
  });
  const stillThere = await own.operator.get(`/admin/sites/${own.siteId}/files/${key}-960.webp`);
  expect(stillThere.status).toBe(200);
  const events = await own.db.pool.query("select action from audit_events where row_id = $1", [
    own.siteId,
  ]);
  expect(events.rows.map(({ action }) => action)).toEqual([
    "site.drafted",
    "site.picture_added",
    "site.picture_removed",
  ]);
});

test("what is no picture for a page is refused with its reason, and nothing of it stays", async ({
  ownedApp,
}) => {
  const own = await withSite(await ownedApp());
  const webp = await photo({ format: "webp" });
  const cases = [
    [Buffer.alloc(0), "empty"],
    [Buffer.from("Our menu"), "notPicture"],
    [Buffer.alloc(10 * 1024 * 1024 + 1), "tooLong"],
    [heic(), "heic"],
    [claiming(webp, "webp", 10_000, 6_000), "tooManyPixels"],
  ] as const;
  for (const [content, refusal] of cases) {
    const refused = { status: 422, answer: { outcome: "refused", refusal } };
    expect([refusal, await own.add(content)]).toEqual([refusal, refused]);
  }
  const { rows } = await own.db.pool.query("select from site_files");
  expect(rows).toEqual([]);
});

test("only a signed-in operator, from our own pages, adds or removes pictures of a site that is there", async ({
  ownedApp,
}) => {
  const own = await withSite(await ownedApp());
  const content = await photo();
  const stranger = new Browser(own.app);
  const elsewhere = { origin: "https://evil.example" };
  const kind = "removed";
  const statusOf = async (asked: Promise<{ status: number }>) => (await asked).status;
  expect(await statusOf(own.add(content, { by: stranger }))).toBe(302);
  expect(await statusOf(own.add(content, { headers: elsewhere }))).toBe(403);
  expect(await statusOf(own.add(pdf(), { kind: "file", by: stranger }))).toBe(302);
  expect(await statusOf(own.add(pdf(), { kind: "file", headers: elsewhere }))).toBe(403);
  expect(await statusOf(own.add(content, { to: nobody }))).toBe(404);
  expect(await statusOf(own.add(content, { to: "nonsense" }))).toBe(404);
  expect(await statusOf(own.add(content, { kind: "removed" }))).toBe(422);
  expect(await statusOf(own.change(nobody, { kind }, { by: stranger }))).toBe(401);
  expect(await statusOf(own.change(nobody, { kind }))).toBe(404);
  expect(await statusOf(own.change("%00", { kind }))).toBe(404);
  expect(await statusOf(own.change(nobody, { kind: "x" }))).toBe(422);
  const asForm = { "content-type": "text/plain", ...elsewhere };
  expect(await statusOf(own.change(nobody, { kind }, { headers: asForm }))).toBe(403);

  const { answer } = await own.add(content);
  const { id: other } = await addSite(own.db);
  expect(await statusOf(own.change(answer.picture.key, { kind }, { of: other }))).toBe(404);
  await own.db.pool.query("update sites set status = 'cancelled'");
  expect(await own.add(content)).toEqual({ status: 409, answer: { outcome: "closed" } });
});

test("an operator adds a PDF, which is served to be saved under its own name, and removes it", async ({
  ownedApp,
}) => {
  const own = await withSite(await ownedApp());
  const name = "Menu قائمة 🥐.pdf";
  const { status, answer } = await own.add(pdf(), { kind: "file", name });
  expect([status, answer]).toEqual([
    201,
    {
      outcome: "added",
      picture: {
        ...{ key: expect.any(String), kind: "file", original_name: name },
        ...{ widths: [], width: 0, height: 0 },
      },
    },
  ]);
  const { key } = answer.picture;
  const served = await own.operator.get(`/admin/sites/${own.siteId}/files/${key}.pdf`);
  expect(Buffer.from(await served.arrayBuffer()).equals(pdf())).toBe(true);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="Menu ????? ??.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
    "content-security-policy": expect.stringContaining("default-src 'none'; sandbox"),
    "x-content-type-options": "nosniff",
  });
  const { id: other } = await addSite(own.db);
  expect((await own.operator.get(`/admin/sites/${other}/files/${key}.pdf`)).status).toBe(404);
  expect((await own.change(key, { kind: "photo" })).status).toBe(404);
  expect((await own.change(key, { kind: "removed" })).status).toBe(200);
  expect((await own.change(key, { kind: "file" })).status).toBe(200);
  const shop = (await own.add(await photo())).answer.picture.key;
  expect((await own.change(shop, { kind: "file" })).status).toBe(404);
});

test("a PDF in a review is served to be saved, too", async ({ ownedApp }) => {
  const own = await withSite(await ownedApp());
  const name = "Prices.pdf";
  const { key } = (await own.add(pdf(), { kind: "file", name })).answer.picture;
  const { document, facts } = siteContent();
  document.pages[0]?.blocks.push({
    ...{ id: "lists", type: "links", heading: "Lists" },
    files: [{ name: "Prices", file: { key, name, bytes: pdf().length } }],
  });
  await saveRevision(own.db, { siteId: own.siteId, base: 1, actor: "olive", document, facts });
  await own.db.pool.query("update sites set slug = 'wattle'");
  const mia = new Browser(own.app);
  const review = await (await mia.get(await sendForReview(own.operator, own.siteId))).text();
  const [, folder, home] = /src="([^"]+\/page\/[^"]+\/)(index.html)"/.exec(review) ?? [];
  const page = await (await mia.get(`${folder}${home}`)).text();
  const [path] = /files\/[\w-]+\.pdf/.exec(page) ?? [];
  const { status, headers } = await mia.get(`${folder}${path}`);
  expect([status, headers.get("content-type"), headers.get("content-disposition")]).toEqual([
    ...[200, "application/pdf", "attachment"],
  ]);
});

test("what is no PDF, or one that a scanner objects to, is refused, whatever it is called", async ({
  ownedApp,
}) => {
  await using clamd = await startClamd();
  const own = await withSite(await ownedApp({ CLAMD_URL: clamd.url }));
  const cases = [
    [Buffer.alloc(0), "empty"],
    [Buffer.from("<!doctype html><script>alert(1)</script>%PDF-1.4"), "notPdf"],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "notPdf"],
    [docx(), "notPdf"],
    [await photo(), "notPdf"],
    [Buffer.concat([pdf(), Buffer.alloc(10 * 1024 * 1024)]), "tooLong"],
    [pdf(eicar), "infected"],
  ] as const;
  for (const [content, refusal] of cases) {
    const refused = { status: 422, answer: { outcome: "refused", refusal } };
    const sent = await own.add(content, { kind: "file", name: "prices.pdf" });
    expect([refusal, sent]).toEqual([refusal, refused]);
  }
  const { rows } = await own.db.pool.query("select from site_files");
  expect(rows).toEqual([]);
  const program = await own.add(pdf(), { kind: "file", name: "prices.html" });
  expect(program.answer.picture.original_name).toBe("prices.html.pdf");
});

test("the pages are weighed as a release would have them", async ({ ownedApp }) => {
  const own = await withSite(await ownedApp());
  const { answer } = await own.add(await photo({ width: 1000, height: 500 }));
  const { document, facts } = siteContent();
  const [home] = document.pages;
  const hero = home?.blocks.find((block) => block.type === "hero");
  const { key, widths, width, height } = answer.picture;
  if (hero) hero.photo = { key, widths, width, height, alt: "The shop" };
  facts.hours = { value: [], source: "brief", confirmed: false };
  await saveRevision(own.db, { siteId: own.siteId, base: 1, actor: "olive", document, facts });
  const weighed = await (await own.operator.get(`/api/sites/${own.siteId}/weight`)).json();
  expect(weighed).toEqual({
    revision: 2,
    pages: [{ id: "home", page: expect.any(Number), pictures: expect.any(Number) }],
  });

  const services = { database: own.db.database, files: folderFiles(join(own.dataDir, "files")) };
  const origin = own.app.url;
  const released = await renderRelease(services, { siteId: own.siteId, origin, document, facts });
  if (released.outcome !== "rendered") throw new Error(released.file);
  const bytesOf = (test: RegExp) => released.files.find(({ path }) => test.test(path))?.bytes ?? "";
  const inBrotli = brotliCompressSync(bytesOf(/^$/)).length;
  expect(Math.abs(weighed.pages[0].page - inBrotli)).toBeLessThan(inBrotli * 0.03);
  expect(weighed.pages[0].pictures).toBe(bytesOf(new RegExp(`${key}-1000`)).length);
  expect((await own.operator.get(`/api/sites/${nobody}/weight`)).status).toBe(404);
});
