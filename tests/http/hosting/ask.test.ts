import { join } from "node:path";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { takeDown } from "../../../src/core/sites/releases/publish.ts";
import { saveRevision } from "../../../src/core/sites/revisions/revisions.ts";
import { folderFiles } from "../../../src/platform/files/folder.ts";
import { type App, startApp } from "../../support/app.ts";
import { dataFolder } from "../../support/data-folder.ts";
import { eventually } from "../../support/eventually.ts";
import { freshDatabase, type TestDatabase } from "../../support/postgres.ts";
import { ask, get } from "../../support/raw-request.ts";
import { liveSite } from "../../support/sites/live-sites.ts";
import { siteContent } from "../../support/sites/sites.ts";

let folder: Awaited<ReturnType<typeof dataFolder>>;
let db: TestDatabase;
let app: App;
let services: Parameters<typeof liveSite>[0];
let groomer: string;

/** A site that offers one thing alone. */
function offering(name: string, price: string) {
  const { document, facts } = siteContent();
  const services = {
    value: [{ id: "only", name, price }],
    source: "brief",
    confirmed: true,
  } as const;
  return { document, facts: { ...facts, services: { ...services, value: [...services.value] } } };
}

beforeAll(async () => {
  [folder, db] = [await dataFolder(), await freshDatabase()];
  services = { database: db.database, files: folderFiles(join(folder.path, "files")) };
  await liveSite(services, { slug: "darebin", content: offering("Blocked drains", "from $180") });
  groomer = (await liveSite(services, { slug: "salty", content: offering("Nail trim", "$20") }))
    .siteId;
  app = await startApp({ DATABASE_URL: db.url, DATA_DIR: folder.path, TRUST_PROXY: "1" });
});

afterAll(async () => {
  for (const each of [app, db, folder]) await each[Symbol.asyncDispose]();
});

let visitors = 0;

/** Asks as the form does, each time as another visitor unless it says so. */
async function asks(question: string, { slug = "darebin", headers = [] as string[] } = {}) {
  const host = `${slug}.localhost:3000`;
  const own = [`origin: http://${host}`, `x-forwarded-for: 10.2.2.${visitors++}`];
  const named = (line: string) => headers.some((header) => header.startsWith(line.slice(0, 6)));
  const lines = [...own.filter((line) => !named(line)), ...headers];
  const type = "content-type: application/x-www-form-urlencoded";
  const body = `${new URLSearchParams({ question })}`;
  const answer = await ask(app.url, ["POST /ask HTTP/1.1", `host: ${host}`, type, ...lines], body);
  const page = parse(answer.body.toString());
  const said = page.querySelectorAll("section > p").map(({ text }) => text);
  return { ...answer, page, said };
}

test("every page of a site asks in a frame of its own host, and has no script itself", async () => {
  for (const path of ["/", "/thanks", "/no/such/page"]) {
    const { answer, header } = await get(app.url, "darebin.localhost", path);
    const page = parse(answer);
    const { src = "", loading } = page.querySelector("details > iframe")?.attributes ?? {};
    const { pathname } = new URL(src, `http://darebin.localhost${path}`);
    expect([pathname, loading]).toEqual(["/ask", "lazy"]);
    expect(page.querySelectorAll("script:not([type='application/ld+json'])")).toEqual([]);
    expect(header("content-security-policy")).toContain("frame-src 'self'");
  }
});

test("what it is asked on is a form without a script, under a policy of its own", async () => {
  const { status, header, answer } = await get(app.url, "darebin.localhost", "/ask");
  expect([status, header("cache-control")]).toEqual([200, "no-store"]);
  const policy = header("content-security-policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain("script");
  expect(parse(answer).querySelector("form")?.attributes).toMatchObject({ action: "/ask" });
  expect(answer).not.toMatch(/<script|set-cookie/i);
});

test("an answer has the business’s words, its source, and where that is", async () => {
  const { status, said, page } = await asks("how much for a blocked drain?");
  expect([status, said[0]]).toEqual([200, "Blocked drains: from $180"]);
  expect(page.querySelector("section .small a")?.attributes).toEqual({ href: "/#prices" });
});

test("what the site doesn’t say goes to a person, with the question in the form", async () => {
  const { said, page } = await asks("Do you rent out <b>excavators</b>?");
  expect(said[0]).toBe("The website doesn’t say that.");
  const form = page.querySelector("form[action='/enquiry']");
  expect(form?.querySelector("textarea")?.text.trim()).toBe("Do you rent out <b>excavators</b>?");
});

test("danger leads to 000, and advice to somebody who can give it", async () => {
  const { page } = await asks("I have chest pain");
  expect(page.querySelector("a[href='tel:000']")).not.toBeNull();
  expect((await asks("Is mould dangerous to my baby?")).said[0]).toMatch(/health/);
});

test("another site and a draft are not known", async () => {
  expect((await asks("Do you trim nails?")).said[0]).toBe("The website doesn’t say that.");
  await saveRevision(db, {
    ...{ siteId: groomer, actor: "olive", base: 1 },
    ...offering("Ferrets", "$40"),
  });
  const salty = { slug: "salty" };
  expect((await asks("Do you do ferrets?", salty)).said[0]).toBe("The website doesn’t say that.");
  expect((await asks("how much is a nail trim", salty)).said[0]).toBe("Nail trim: $20");
});

test("whatever is sent gets a short answer, and no stranger’s page can ask", async () => {
  for (const question of [
    "你们几点开门？",
    "fuck off",
    "a".repeat(5_000),
    "constructor",
    "__proto__",
    "\0",
  ]) {
    const { status, said } = await asks(question);
    expect([question.slice(0, 20), status]).toEqual([question.slice(0, 20), 200]);
    expect(said.length).toBeGreaterThan(0);
  }
  expect((await asks("x".repeat(100_000))).status).toBe(413);
  expect((await asks("   ")).status).toBe(422);
  const evil = { headers: ["origin: https://evil.example"] };
  expect((await asks("Are you open?", evil)).status).toBe(403);
});

test("what was asked is counted, without who asked it", async () => {
  for (const question of ["How much is a nail trim?", "Do you take cats?", "do you take cats"]) {
    await asks(question, { slug: "salty" });
  }
  await eventually(async () => {
    const { rows } = await db.pool.query(
      "select times, is_answered from site_questions where question = 'do you take cats'",
    );
    return rows[0]?.times === 2 && rows[0].is_answered === false;
  });
  const { rows } = await db.pool.query("select * from site_questions");
  expect(Object.keys(rows[0])).toEqual(["site_id", "month", "question", "is_answered", "times"]);
});

test("who asks without end is asked to wait", async () => {
  const one = { headers: ["x-forwarded-for: 10.9.9.9"] };
  const statuses = [];
  for (let at = 0; at < 62; at++) statuses.push((await asks("Are you open?", one)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
  expect((await asks("Are you open?")).status).toBe(200);
});

test("a site that is offline answers nothing", async () => {
  await takeDown(
    { ...services, config: { publicUrl: "http://localhost:3000", sitesDomain: "localhost" } },
    { siteId: groomer, actor: "olive" },
  );
  await eventually(async () => (await get(app.url, "salty.localhost", "/ask")).status === 503);
});
