import { readFile } from "node:fs/promises";
import { parse } from "node-html-parser";
import { expect } from "vitest";
import { documentSchema } from "../../../src/blocks/document.ts";
import { contentVersion } from "../../../src/blocks/versions.ts";
import { findSitesOf } from "../../../src/core/sites/personal-data.ts";
import type { Content } from "../../../src/core/sites/revisions/merge.ts";
import { type OwnedApp, test } from "../../support/empty-app.ts";
import { eventually } from "../../support/eventually.ts";
import { addOperator, Browser, signedIn } from "../../support/operators.ts";
import { addSite, siteContent } from "../../support/sites/sites.ts";
import { hostileMarkup, hostileWords } from "../../support/words/hostile-words.ts";

const nobody = "01a00000-0000-7000-8000-000000000000";

async function withSite(own: OwnedApp) {
  const site = await addSite(own.db);
  const operator = await signedIn(own.app, own.owner);
  return { ...own, site, operator };
}

type Own = Awaited<ReturnType<typeof withSite>>;

/** Saves as the editor does. */
async function save(
  { app }: Pick<Own, "app">,
  operator: Browser,
  siteId: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const cookie = [...operator.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const response = await fetch(`${app.url}/api/sites/${siteId}/revisions`, {
    method: "POST",
    headers: { cookie, origin: app.url, "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json().catch(() => undefined) };
}

test("a change is saved as the next revision, and the page shows it", async ({ ownedApp }) => {
  const own = await withSite(await ownedApp());
  const { site, operator } = own;
  const changed = siteContent({ headline: "Fresh at five" });
  expect(await save(own, operator, site.id, { base: 1, ...changed })).toEqual({
    status: 200,
    answer: { outcome: "saved", number: 2 },
  });
  const page = await operator.get(`/admin/sites/${site.id}/page`);
  expect(await page.text()).toContain("Fresh at five");
  const before = await operator.get(`/admin/sites/${site.id}/page?revision=1`);
  expect(await before.text()).toContain("Bread, by hand");
});

test("a stale change is merged with what another operator saved, and nothing is lost", async ({
  ownedApp,
}) => {
  const own = await withSite(await ownedApp());
  const { site, operator, app, db } = own;
  const other = await signedIn(app, await addOperator(db, { email: "sam@example.com" }));
  const theirs = siteContent({ phone: "0400 000 000" });
  const mine = siteContent({ headline: "Fresh at five" });
  const [one, two] = await Promise.all([
    save(own, other, site.id, { base: 1, ...theirs }),
    save(own, operator, site.id, { base: 1, ...mine }),
  ]);
  expect([one.status, two.status].toSorted()).toEqual([200, 409]);
  const merged = one.status === 409 ? one.answer : two.answer;
  const both = siteContent({ headline: "Fresh at five", phone: "0400 000 000" });
  expect(merged).toMatchObject({ outcome: "merged", number: 3, content: both, conflicts: [] });

  const again = siteContent({ headline: "Something else" });
  const { status, answer } = await save(own, operator, site.id, { base: 1, ...again });
  expect(status).toBe(409);
  expect(answer.conflicts).toEqual([{ owner: "welcome", path: ["headline"] }]);
  expect(answer.content.facts.phone.value).toBe("0400 000 000");
});

test("what breaks a rule is refused with its place and a reason, and nothing is saved", async ({
  ownedApp,
}) => {
  const own = await withSite(await ownedApp());
  const { site, operator, db } = own;
  const good = siteContent();
  const withBlock = (block: object): unknown => ({
    ...good,
    document: {
      ...good.document,
      pages: good.document.pages.map((page) => ({ ...page, blocks: [block] })),
    },
  });
  const refused = async (content: unknown) => {
    const { status, answer } = await save(own, operator, site.id, {
      base: 1,
      ...(content as object),
    });
    return [status, answer.problems?.[0]];
  };
  const block = { id: "a", type: "about", heading: "A", body: "", points: [] };
  const at = "document.pages.0.blocks.0";
  expect(await refused(withBlock({ id: "a", type: "script" }))).toEqual([
    422,
    { path: `${at}.type`, message: "There is no such type" },
  ]);
  expect(await refused(withBlock({ ...block, heading: "x".repeat(101) }))).toEqual([
    422,
    { path: `${at}.heading`, message: "Use at most 100 characters" },
  ]);
  expect(await refused(withBlock({ ...block, body: "a\0b" }))).toEqual([
    422,
    expect.objectContaining({ path: "document" }),
  ]);
  expect(await refused(withBlock({ ...block, onclick: "alert(1)" }))).toMatchObject([422, {}]);
  const email = { value: "nobody", source: "operator", confirmed: true };
  expect(await refused({ ...good, facts: { ...good.facts, email } })).toEqual([
    422,
    { path: "facts.email.value", message: "This isn’t an email address" },
  ]);
  expect(await db.pool.query("select max(number) from site_revisions")).toMatchObject({
    rows: [{ max: 1 }],
  });
});

test("what is no change of this site is refused with a reason", async ({ ownedApp }) => {
  const own = await withSite(await ownedApp());
  const { site, operator, db, app } = own;
  const body = { base: 1, ...siteContent() };
  const statusOf = async (...args: [string, unknown, Record<string, string>?]) =>
    (await save(own, operator, ...args)).status;
  expect(await statusOf(nobody, body)).toBe(404);
  expect(await statusOf("nonsense", body)).toBe(404);
  expect(await statusOf(site.id, "{")).toBe(422);
  expect(await statusOf(site.id, { ...body, base: 99 })).toBe(409);
  expect(await statusOf(site.id, `"${"x".repeat(1024 * 1024)}"`)).toBe(413);
  expect(await statusOf(site.id, body, { "content-type": "text/plain" })).toBe(415);
  const elsewhere = { origin: "https://evil.example", "content-type": "text/plain" };
  expect(await statusOf(site.id, body, elsewhere)).toBe(403);
  const stranger = new Browser(app);
  expect((await save(own, stranger, site.id, body)).status).toBe(401);
  await db.pool.query("update sites set status = 'cancelled'");
  expect(await save(own, operator, site.id, body)).toEqual({
    status: 409,
    answer: { outcome: "closed", status: "cancelled" },
  });
});

test("strangers are sent to the sign-in, and wrong addresses lead nowhere", async ({
  ownedApp,
}) => {
  const own = await withSite(await ownedApp());
  const { site, operator, app } = own;
  const stranger = new Browser(app);
  const paths = ["", "/versions", "/page", "/files/verandah/fraunces.woff2"];
  for (const path of [...paths.map((path) => `/admin/sites/${site.id}${path}`), "/admin/sites"]) {
    const response = await stranger.get(path);
    expect([path, response.status]).toEqual([path, 302]);
    expect(response.headers.get("location")).toMatch(/^\/admin\/sign-in/);
    expect([path, (await operator.get(path)).status]).toEqual([path, 200]);
  }
  for (const id of [nobody, "nonsense"]) {
    for (const path of ["", "/versions", "/page", "/files/p-480.webp"]) {
      expect((await operator.get(`/admin/sites/${id}${path}`)).status).toBe(404);
    }
  }
  for (const path of ["page/nothing", "page?revision=9", "page?revision=x", "files/..%2f.woff2"]) {
    expect((await operator.get(`/admin/sites/${site.id}/${path}`)).status).toBe(404);
  }
});

test("a page in the editor’s frame can run nothing, and only our own pages can frame it", async ({
  ownedApp,
}) => {
  const own = await withSite(await ownedApp());
  const response = await own.operator.get(`/admin/sites/${own.site.id}/page`);
  const policy = response.headers.get("content-security-policy") ?? "";
  const directives = policy.split("; ");
  expect(directives).toEqual(
    expect.arrayContaining([
      "sandbox allow-same-origin",
      "default-src 'none'",
      "img-src 'self'",
      "font-src 'self'",
      "frame-ancestors 'self'",
      "base-uri 'none'",
    ]),
  );
  expect(policy).not.toContain("script-src");
  expect(policy).not.toContain("unsafe");
  expect(response.headers.get("x-frame-options")).toBeNull();
  const elsewhere = await own.operator.get(`/admin/sites/${own.site.id}`);
  expect(elsewhere.headers.get("x-frame-options")).toBe("DENY");
});

test("markup in any text of a site comes out as text", async ({ ownedApp }) => {
  const own = await withSite(await ownedApp());
  const { site, operator } = own;
  const shown = async (word: string) => {
    await save(own, operator, site.id, { base: 1, ...everywhere(word) });
    return outline(await (await operator.get(`/admin/sites/${site.id}/page`)).text());
  };
  const plain = await shown("Plain words");
  for (const word of hostileWords) {
    expect([word, await shown(word)]).toEqual([word, plain]);
    for (const path of [`/admin/sites/${site.id}`, "/admin/sites"]) {
      const html = await (await operator.get(path)).text();
      expect([path, hostileMarkup.exec(html)?.[0]]).toEqual([path, undefined]);
    }
  }
});

/**
 * The elements of a page with the names of their attributes, and where its links lead. Classes
 * aside: a long headline has one of its own.
 */
function outline(html: string): string[] {
  const elements = parse(html).querySelectorAll("*");
  return elements.map((element) => {
    const scheme = /^\w+:/.exec(element.getAttribute("href") ?? "")?.[0] ?? "";
    const names = Object.keys(element.attributes).filter((name) => name !== "class");
    return [element.tagName, ...names, scheme].join(" ");
  });
}

/** A site that says this in every text, as far as there is room. */
function everywhere(word: string): Content {
  const { document, facts } = siteContent();
  const short = (max: number) => word.slice(0, max).trim() || "-";
  const said = <Value>(value: Value) => ({ value, source: "brief" as const, confirmed: true });
  const home = {
    id: "home",
    path: "",
    title: short(120),
    description: short(300),
    blocks: [
      { id: "top", type: "header", name: { fact: "name" }, actions: [], menu: short(24) },
      {
        id: "welcome",
        type: "hero",
        kicker: short(80),
        headline: short(140),
        lead: short(400),
        actions: [{ label: short(40), to: "phone" }],
        points: [short(80)],
        scene: "bread",
      },
      { id: "prices", type: "services", heading: short(100), intro: short(400), note: short(300) },
      { id: "us", type: "about", heading: short(100), body: `${word}\n\n- ${word}`, points: [] },
      { id: "reach", type: "contact", heading: short(100), question: short(120) },
      { id: "end", type: "footer", name: short(300), note: short(300) },
    ],
  };
  return {
    document: documentSchema.parse({ ...document, pages: [home] }),
    facts: {
      ...facts,
      name: said(short(300)),
      phone: said(short(30)),
      address: said(short(200)),
      area: said([short(80)]),
      hoursNote: said(short(300)),
      services: said([{ id: "a", name: short(120), price: short(80), note: short(300) }]),
    },
  };
}

test("a site goes back to an earlier version, which is one more version", async ({ ownedApp }) => {
  const own = await withSite(await ownedApp());
  const { site, operator } = own;
  await save(own, operator, site.id, { base: 1, ...siteContent({ headline: "Fresh at five" }) });
  const path = `/admin/sites/${site.id}/versions`;
  const list = await (await operator.get(path)).text();
  expect(list).toContain("Olive Owner");
  expect(list).toContain("The first draft");
  expect((await operator.post(path, { number: "1" })).status).toBe(303);
  const page = await operator.get(`/admin/sites/${site.id}/page?revision=3`);
  expect(await page.text()).toContain("Bread, by hand");
  expect((await operator.post(path, { number: "9" })).status).toBe(409);
});

test("two versions are compared by what differs, and each is shown beside the other", async ({
  ownedApp,
}) => {
  const own = await withSite(await ownedApp());
  const { site, operator } = own;
  const changed = siteContent({ headline: "Fresh at five", phone: "0400 000 000" });
  const [home] = changed.document.pages;
  const added = { ...structuredClone(home), id: "more", path: "more", title: "More" };
  for (const block of added.blocks ?? []) block.id = `more-${block.id}`;
  const blocks = home?.blocks.filter(({ id }) => id !== "us");
  const pages = [{ ...home, blocks }, added];
  const saved = { ...changed, document: { ...changed.document, colour: "#aa3300", pages } };
  expect((await save(own, operator, site.id, { base: 1, ...saved })).status).toBe(200);
  const path = `/admin/sites/${site.id}/versions`;
  const read = async (query: string) => {
    const response = await operator.get(`${path}?${query}`);
    return { status: response.status, page: parse(await response.text()) };
  };
  const { page } = await read("from=1&to=2");
  const said = (label: string) =>
    page
      .querySelectorAll("section")
      .find((section) => section.getAttribute("aria-label") === label)
      ?.querySelectorAll("li")
      .map(({ text }) => text)
      .join("\n");
  const ofHome = said("Page “Home” /");
  expect(ofHome).toContain(
    "Opening “Fresh at five” changedHeadline beforeBread, by handHeadline afterFresh at five",
  );
  expect(ofHome).toContain("About “Us” removed");
  expect(ofHome).toContain("Contact and enquiries “Reach us” changed, because a fact or page");
  expect(said("Page “More” /more")).toContain("The page itself new");
  expect(said("Facts")).toContain("Phone changedValue before(02) 5550 1188");
  expect(said("Look")).toContain("Brand colour before#1f5b45Brand colour after#aa3300");
  const frames = (from: typeof page) =>
    from.querySelectorAll("iframe").map((frame) => frame.getAttribute("src"));
  expect(frames(page)).toEqual([
    `/admin/sites/${site.id}/page?revision=1`,
    `/admin/sites/${site.id}/page?revision=2`,
  ]);
  const more = (await read("from=1&to=2&path=more")).page;
  expect(frames(more)).toEqual([`/admin/sites/${site.id}/page/more?revision=2`]);
  expect(more.text).toContain("This version has no such page.");
  expect((await read("from=2&to=2")).page.text).toContain("Both versions say the same.");
  for (const query of ["from=1&to=9", "from=x&to=2", "from=&to="]) {
    const missing = await read(query);
    expect([query, missing.status]).toEqual([query, 404]);
    expect(missing.page.text).toContain("There’s no such version, or it’s no longer kept.");
  }
});

test("a version that a newer program saved is said to be one, wherever it would be shown", async ({
  ownedApp,
}) => {
  const own = await withSite(await ownedApp());
  const { site, operator, db } = own;
  await save(own, operator, site.id, { base: 1, ...siteContent({ headline: "Fresh at five" }) });
  await db.pool.query(`update site_revisions set document = '{"version": 99}' where number = 2`);
  const words = "It was saved by a newer version of this app";
  const path = `/admin/sites/${site.id}`;
  for (const [query, status] of [
    ["", 200],
    ["/review", 200],
    ["/page", 409],
    ["/versions?from=1&to=2", 200],
  ] as const) {
    const response = await operator.get(path + query);
    expect([query, response.status]).toEqual([query, status]);
    expect([query, (await response.text()).includes(words)]).toEqual([query, true]);
  }
  const back = await operator.post(`${path}/versions`, { number: "2" });
  expect([back.status, (await back.text()).includes(words)]).toEqual([409, true]);
  const saving = await save(own, operator, site.id, { base: 2, ...siteContent() });
  expect([saving.status, saving.answer.error]).toEqual([409, expect.stringContaining(words)]);
  expect((await operator.post(`${path}/versions`, { number: "1" })).status).toBe(303);
  expect((await operator.get(`${path}/page`)).status).toBe(200);
});

test("an editor that was opened before a new version is served, and what a newer one sends is kept", async ({
  ownedApp,
}) => {
  const own = await withSite(await ownedApp());
  const { site, operator, db } = own;
  const version1 = JSON.parse(await readFile("tests/support/stored/version-1.json", "utf8"));
  const stored = async () => {
    const { rows } = await db.pool.query(
      "select (document->>'version')::int as version from site_revisions order by number",
    );
    return rows.map(({ version }) => version);
  };
  await db.pool.query("update site_revisions set document = $1, facts = $2", [
    version1.document,
    version1.facts,
  ]);
  const [exported] = await findSitesOf(db.database, site.email);
  expect([exported?.document, exported?.facts]).toEqual([version1.document, version1.facts]);
  const red = { ...version1, document: { ...version1.document, colour: "#aa0000" } };
  expect((await save(own, operator, site.id, { base: 1, ...red })).answer).toEqual({
    outcome: "saved",
    number: 2,
  });
  expect(await stored()).toEqual([1, contentVersion]);
  const page = `/admin/sites/${site.id}`;
  for (const path of ["", "/page?revision=1", "/versions?from=1&to=2"]) {
    expect([path, (await operator.get(page + path)).status]).toEqual([path, 200]);
  }
  expect((await operator.post(`${page}/versions`, { number: "1" })).status).toBe(303);
  const late = await save(own, operator, site.id, { base: 2, ...red });
  expect([late.status, late.answer]).toEqual([409, { outcome: "editor outdated" }]);
  const newer = { ...red, document: { ...red.document, version: contentVersion + 1 } };
  const refused = await save(own, operator, site.id, { base: 3, ...newer });
  expect([refused.status, refused.answer.outcome]).toEqual([409, "unknown version"]);
  expect(await stored()).toEqual([1, contentVersion, contentVersion]);
});

test("sites are listed newest first, by status, a page at a time", async ({ ownedApp }) => {
  const own = await withSite(await ownedApp());
  const { operator, db } = own;
  for (let n = 0; n < 30; n++) await addSite(db, { name: `Business ${n}` });
  await db.pool.query("update sites set status = 'cancelled' where name = 'Business 7'");
  const namesOn = async (query: string) => {
    const page = parse(await (await operator.get(`/admin/sites${query}`)).text());
    return {
      names: page.querySelectorAll("main li a[href^='/admin/sites/']").map(({ text }) => text),
      next: page.querySelector("a[rel=next]")?.getAttribute("href")?.replace("/admin/sites", ""),
    };
  };
  const first = await namesOn("");
  expect(first.names.slice(0, 2)).toEqual(["Business 29", "Business 28"]);
  expect(first.names).toHaveLength(25);
  const second = await namesOn(first.next ?? "");
  expect(second.names).toHaveLength(6);
  expect(second.next).toBeUndefined();
  expect((await namesOn("?status=cancelled")).names).toEqual(["Business 7"]);
  await addSite(db, {
    name: "Zoë’s Café 🥐",
    email: "zoe@cafe.example",
    contactName: "Zoë Haddad",
  });
  for (const words of ["café", "ZOE@cafe", "haddad zoë", "🥐"]) {
    expect([words, (await namesOn(`?q=${encodeURIComponent(words)}`)).names]).toEqual([
      words,
      ["Zoë’s Café 🥐"],
    ]);
  }
  const many = await namesOn("?q=business");
  expect(many.names).toHaveLength(25);
  expect((await namesOn(many.next ?? "")).names).toHaveLength(5);
  expect((await namesOn("?q=business&status=cancelled")).names).toEqual(["Business 7"]);
  for (const words of ["nobody", "%", "'; drop table sites", "\0"]) {
    const page = await operator.get(`/admin/sites?q=${encodeURIComponent(words)}`);
    expect([words, page.status]).toEqual([words, 200]);
  }
  expect(await (await operator.get("/admin/sites?q=nobody")).text()).toContain("No sites match.");
  const none = await (await operator.get("/admin/sites?status=live")).text();
  expect(none).toContain("No sites are live.");
});

test("a brief leads to its site, and the site to its brief", async ({ ownedApp }) => {
  const own = await withSite(await ownedApp());
  const { operator, db } = own;
  const { rows } = await db.pool.query(
    `insert into site_briefs (business_name, email, business_description, site_goals, style, has_domain)
     values ('Cakes', 'mia@example.com', 'Cakes', 'Orders', 'warm', true) returning id`,
  );
  const path = `/admin/briefs/${rows[0].id}`;
  expect(await (await operator.get(path)).text()).toContain("A draft is made within ten minutes.");
  await db.pool.query(
    `select graphile_worker.add_job('draft_site', '{}', job_key => 'draft:' || $1::text,
       run_at => now() + interval '1 day')`,
    [rows[0].id],
  );
  expect(await (await operator.get(path)).text()).toContain("The draft is being made.");
  const site = await addSite(db, { briefId: rows[0].id });
  expect(await (await operator.get(path)).text()).toContain(`href="/admin/sites/${site.id}"`);
  expect(await (await operator.get(`/admin/sites/${site.id}`)).text()).toContain(`href="${path}"`);
});

test("a brief of old without a site gets its draft when an operator asks, and asked twice it is one", async ({
  ownedApp,
}) => {
  const own = await withSite(await ownedApp());
  const { operator, db } = own;
  const { rows } = await db.pool.query(
    `insert into site_briefs (business_name, email, business_description, site_goals, style, has_domain, created_at)
     values ('Cakes', 'mia@example.com', 'We bake cakes.', 'Orders', 'warm', true, now() - interval '1 day')
     returning id`,
  );
  const path = `/admin/briefs/${rows[0].id}`;
  const before = parse(await (await operator.get(path)).text());
  const form = before.querySelector('form:has(input[value="draft"])');
  expect(form?.text).toContain("This brief has no site yet.");
  const seen = form?.querySelector('input[name="seen"]')?.getAttribute("value") ?? "";
  for (let n = 0; n < 2; n++) {
    const asked = await operator.post(path, { intent: "draft", id: rows[0].id, seen });
    expect([asked.status, asked.headers.get("location")]).toEqual([303, `${path}?done=draft`]);
  }
  const site = await eventually(async () => {
    const page = parse(await (await operator.get(path)).text());
    expect(page.text).toContain("asked for a draft of the site");
    return page.querySelector('a[href^="/admin/sites/"]')?.getAttribute("href");
  });
  expect((await operator.get(site)).status).toBe(200);
  const events = await db.pool.query("select action from audit_events where row_id = $1", [
    rows[0].id,
  ]);
  expect(events.rows).toEqual([{ action: "brief.draft" }]);
  expect((await operator.post(path, { intent: "draft", id: rows[0].id, seen: "x" })).status).toBe(
    422,
  );
});
