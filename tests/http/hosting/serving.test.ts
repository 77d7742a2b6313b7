import * as fs from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addSiteFiles, placeOfPdf } from "../../../src/core/sites/pictures/site-files.ts";
import { putBack, takeDown } from "../../../src/core/sites/releases/publish.ts";
import { readReleaseFile } from "../../../src/core/sites/releases/releases.ts";
import { saveRevision } from "../../../src/core/sites/revisions/revisions.ts";
import { folderFiles } from "../../../src/platform/files/folder.ts";
import { type App, startApp } from "../../support/app.ts";
import { dataFolder } from "../../support/data-folder.ts";
import { eventually } from "../../support/eventually.ts";
import { freshDatabase, type TestDatabase } from "../../support/postgres.ts";
import { ask, get } from "../../support/raw-request.ts";
import { draftedSite, goLive, liveSite, releaseAgain } from "../../support/sites/live-sites.ts";
import { siteContent } from "../../support/sites/sites.ts";
import { pdf } from "../../support/uploads.ts";

let folder: Awaited<ReturnType<typeof dataFolder>>;
let db: TestDatabase;
let app: App;
let services: Parameters<typeof releaseAgain>[0];
let siteId: string;
let releaseId: string;

beforeAll(async () => {
  [folder, db] = [await dataFolder(), await freshDatabase()];
  const files = folderFiles(join(folder.path, "files"));
  const config = { publicUrl: "http://localhost:3000", sitesDomain: "localhost" };
  services = { database: db.database, files, config };
  ({ siteId, releaseId } = await liveSite(services));
  app = await startApp({ DATABASE_URL: db.url, DATA_DIR: folder.path });
});

afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await db[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

const wattle = (path = "/", headers: string[] = []) =>
  get(app.url, "wattle.localhost:3000", path, headers);

/** The address of a font, as the home page names it. */
async function fontPath(): Promise<string> {
  const font = /url\("(files\/fraunces-\w+\.woff2)"\)/.exec((await wattle()).answer)?.[1];
  if (!font) throw new Error("the page has no font");
  return `/${font}`;
}

test("a host is answered with the very bytes that were approved, and their policy", async () => {
  for (const path of ["", "thanks", "robots.txt", "sitemap.xml"]) {
    const approved = await readReleaseFile(services, { siteId, releaseId, path });
    const { status, body, header } = await wattle(`/${path}`);
    expect([path, status, header("content-type")]).toEqual([path, 200, approved?.type]);
    expect(approved && body.equals(approved.bytes), path).toBe(true);
    expect(header("content-security-policy") ?? null).toBe(approved?.policy);
    expect(Number(header("content-length"))).toBe(body.length);
  }
});

test("what accepts brotli gets what was compressed at the release, and nobody else", async () => {
  const plain = await wattle();
  const compressed = await wattle("/", ["accept-encoding: gzip, deflate, br"]);
  expect(compressed.header("content-encoding")).toBe("br");
  expect(compressed.header("vary")).toBe("accept-encoding");
  expect(brotliDecompressSync(compressed.body).equals(plain.body)).toBe(true);
  expect(compressed.header("etag")).not.toBe(plain.header("etag"));
  for (const accepted of ["gzip", "br;q=0", "br; q=0.0, gzip", "brotli"]) {
    const answer = await wattle("/", [`accept-encoding: ${accepted}`]);
    expect([accepted, answer.header("content-encoding")]).toEqual([accepted, undefined]);
  }
  const font = await wattle(await fontPath(), ["accept-encoding: br"]);
  expect([font.header("content-encoding"), font.body.subarray(0, 4).toString()]).toEqual([
    undefined,
    "wOF2",
  ]);
});

test("a browser that has it is told so, and asks again for pages alone", async () => {
  const { header, body } = await wattle();
  expect(header("cache-control")).toBe("no-cache");
  const etag = header("etag") ?? "";
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await wattle("/", [`if-none-match: ${known}`]);
    expect([known, again.status, again.body.length]).toEqual([known, 304, 0]);
    expect(again.header("content-security-policy")).toBe(header("content-security-policy"));
  }
  expect((await wattle("/", ['if-none-match: "other"'])).body.equals(body)).toBe(true);
  const font = await wattle(await fontPath());
  expect(font.header("cache-control")).toBe("public, max-age=31536000, immutable");
});

test("HEAD says what GET would, without the page", async () => {
  const got = await wattle();
  const head = await ask(app.url, ["HEAD / HTTP/1.1", "host: wattle.localhost"]);
  expect([head.status, head.body.length]).toEqual([200, 0]);
  for (const name of ["content-length", "etag", "content-type"]) {
    expect(head.header(name)).toBe(got.header(name));
  }
});

test("what a site does not have is its own page, with status 404", async () => {
  const paths = ["/nothing", "/deep/er/nothing", "/404", "/files/none.webp", "/%2e%2e/x", "/admin"];
  const ours = [
    "/about",
    "/start",
    "/admin/sign-in",
    "/healthz",
    "/readyz",
    "/metrics",
    "/_astro/x",
  ];
  for (const path of [...paths, ...ours, "/?x=1#", "//", "/\\", "/index.html"]) {
    const { status, answer } = await wattle(path);
    if (path.startsWith("/?")) expect(status).toBe(200);
    else expect([path, status, answer.includes("This page isn")]).toEqual([path, 404, true]);
    expect(answer).not.toMatch(/set-cookie|Smart Sites/i);
  }
});

test("other methods are refused, whatever they ask for", async () => {
  for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"]) {
    for (const path of ["/", "/admin/sign-in", "/start", "/functions/v1/get-weather"]) {
      const lines = [`${method} ${path} HTTP/1.1`, "host: wattle.localhost"];
      const { status, header } = await ask(app.url, lines);
      expect([method, path, status]).toEqual([method, path, 405]);
      expect(header("allow")).toBe("GET, HEAD");
    }
  }
});

test("no answer has a cookie, and each has the headers that protect visitors", async () => {
  for (const path of ["/", "/nothing", "/robots.txt", await fontPath()]) {
    const { header, headers } = await wattle(path, ["cookie: operator.session_token=x"]);
    expect(headers.filter(([name]) => name === "set-cookie")).toEqual([]);
    expect(header("x-content-type-options")).toBe("nosniff");
    expect(header("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(header("x-request-id")).toMatch(/^[\w-]{36}$/);
    expect(header("strict-transport-security")).toBeUndefined();
  }
});

test("a PDF is served as it came, to be saved, and nothing in it could run", async () => {
  const key = "01890000-0000-7000-8000-00000000000a";
  const file = { key, name: "Prices 2026.pdf", bytes: pdf().length };
  const content = siteContent();
  content.document.pages[0]?.blocks.push({
    ...{ id: "lists", type: "links", heading: "Lists", files: [{ name: "Prices", file }] },
  });
  const siteId = await draftedSite(db.database, { content });
  const about = { bytes: file.bytes, type: "application/pdf" };
  await services.files.put(placeOfPdf(key), Readable.from([pdf()]), about);
  await db.database.transaction((tx) =>
    addSiteFiles(tx, [
      {
        ...{ site_id: siteId, kind: "file", key, original_name: file.name },
        ...{ widths: [], width: 0, height: 0 },
      },
    ]),
  );
  await goLive(services, { siteId, slug: "menus" });
  const on = (path: string, headers: string[] = []) =>
    get(app.url, "menus.localhost", path, headers);
  const [link = "", path = ""] =
    /<a href="(files\/[\w-]+\.pdf)"[^>]*>/.exec((await on("/")).answer) ?? [];
  expect(link).toContain('download="Prices 2026.pdf"');
  const saved = await on(`/${path}`, ["accept-encoding: br"]);
  expect([saved.status, saved.body.equals(pdf())]).toEqual([200, true]);
  const known = await on(`/${path}`, [`if-none-match: ${saved.header("etag")}`]);
  expect(known.status).toBe(304);
  for (const { header } of [saved, known]) {
    expect(header("content-disposition")).toBe("attachment");
    expect(header("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(header("x-content-type-options")).toBe("nosniff");
  }
  expect(saved.header("content-type")).toBe("application/pdf");
  expect((await wattle(`/${path}`)).status).toBe(404);
});

test("behind HTTPS a site is asked for by HTTPS for a year, and what is below it is left alone", async () => {
  const environment = {
    PUBLIC_URL: "https://www.example.com.au",
    SITES_DOMAIN: "Sites.Example",
    DATABASE_URL: db.url,
    DATA_DIR: folder.path,
  };
  await using secure = await startApp(environment);
  const page = await get(secure.url, "wattle.sites.example");
  expect([page.status, page.header("strict-transport-security")]).toEqual([
    200,
    "max-age=31536000",
  ]);
  expect((await get(secure.url, "wattle.localhost")).status).toBe(421);
});

test("what another process publishes is here at once, and its former fonts stay", async () => {
  await using other = await startApp({ DATABASE_URL: db.url, DATA_DIR: folder.path });
  const told = { slug: "banksia", content: siteContent({ headline: "First words" }) };
  const banksia = await liveSite(services, told);
  const on = (at: App, path = "/") => get(at.url, "banksia.localhost", path);
  for (const at of [app, other]) expect((await on(at)).answer).toContain("First words");
  const former = /files\/fraunces-\w+\.woff2/.exec((await on(app)).answer)?.[0] ?? "";

  const edit = { siteId: banksia.siteId, base: 1, actor: "olive" };
  await saveRevision(services, { ...edit, ...siteContent({ headline: "Second words" }) });
  await releaseAgain(services, banksia.siteId);
  for (const at of [app, other]) {
    await eventually(async () => (await on(at)).answer.includes("Second words"));
  }

  // As if the new release had another font.
  await db.pool.query(
    "delete from site_release_files f using sites s where s.live_release = f.release_id and f.site_id = s.id and s.slug = 'banksia' and f.path like 'files/fraunces%'",
  );
  await using restarted = await startApp({ DATABASE_URL: db.url, DATA_DIR: folder.path });
  expect((await on(restarted, `/${former}`)).status).toBe(200);
  await db.pool.query(
    "update sites set released_at = now() - interval '8 days' where slug = 'banksia'",
  );
  await using later = await startApp({ DATABASE_URL: db.url, DATA_DIR: folder.path });
  expect((await on(later, `/${former}`)).status).toBe(404);
});

test("a site that was taken down says so kindly and shows nothing of itself but whom to ring, until it is back", async () => {
  const fern = await liveSite(services, { slug: "fern" });
  const change = { siteId: fern.siteId, actor: "olive" };
  const on = (path = "/") => get(app.url, "fern.localhost", path);
  expect((await on()).status).toBe(200);
  await takeDown(services, change);
  await eventually(async () => (await on()).status === 503);
  for (const path of ["/", "/thanks", "/robots.txt", "/nothing"]) {
    const { status, answer } = await on(path);
    expect([path, status]).toEqual([path, 503]);
    expect(answer).toContain("taking a break");
    expect(answer).not.toMatch(/manoush|Bread, by hand|Smart Sites|set-cookie/i);
  }
  await putBack(services, change);
  await eventually(async () => (await on()).status === 200);
  await db.pool.query("update sites set status = 'cancelled' where slug = 'fern'");
  await db.pool.query("update hosting_state set version = version + 1");
  await eventually(async () => (await on()).status === 410);
  expect((await on()).answer).toContain("This website has closed");
});

test("a document that nobody can read takes down nothing that is served", async () => {
  const gum = await liveSite(services, { slug: "gumtree" });
  await db.pool.query(`update site_revisions set document = '{"version": 99}' where site_id = $1`, [
    gum.siteId,
  ]);
  await db.pool.query("update hosting_state set version = version + 1");
  await using restarted = await startApp({ DATABASE_URL: db.url, DATA_DIR: folder.path });
  expect((await get(restarted.url, "gumtree.localhost")).status).toBe(200);
});

test("bytes that the store has lost are trouble for one site, which says so", async () => {
  const olive = { slug: "olivetree", content: siteContent({ headline: "Olives" }) };
  await liveSite(services, olive);
  const { rows } = await db.pool.query(
    "select blob from site_release_files join sites s on s.id = site_id where slug = 'olivetree' and path = ''",
  );
  await fs.rm(join(folder.path, "files/sites/blobs", rows[0].blob));
  const { status, answer } = await get(app.url, "olivetree.localhost");
  expect([status, answer.includes("shown just now")]).toEqual([503, true]);
  expect((await wattle()).status).toBe(200);
});
