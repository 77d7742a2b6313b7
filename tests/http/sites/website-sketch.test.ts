import { parse } from "node-html-parser";
import sharp from "sharp";
import { expect } from "vitest";
import { deleteOldSketches } from "../../../src/core/sketches/sketches.ts";
import { startApp } from "../../support/app.ts";
import { brief, postBrief } from "../../support/builders.ts";
import { test } from "../../support/empty-app.ts";
import { eventually } from "../../support/eventually.ts";
import { signedIn } from "../../support/operators.ts";
import { freshDatabase } from "../../support/postgres.ts";
import { postSketch, sketchOf, sketchWords } from "../../support/sites/sketches.ts";

type Site = { app: { url: string } };

async function open({ app }: Site, path: string, cookie = "") {
  const response = await fetch(app.url + path, { headers: { cookie }, redirect: "manual" });
  const text = await response.text();
  return { response, text, document: parse(text) };
}

function post({ app }: Site, path: string, fields: Record<string, string>, cookie = "") {
  return fetch(app.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { origin: app.url, cookie },
    body: new URLSearchParams(fields),
  });
}

test("three words lead to a page with the website in a frame, by a link that only its maker was given", async ({
  emptyApp,
}) => {
  const site = await emptyApp();
  const made = await postSketch(site.app);
  expect(made.status).toBe(303);
  const path = made.headers.get("location") ?? "";
  expect(path).toMatch(/^\/tools\/website-sketch\/[\w-]{32}$/);
  expect(made.headers.getSetCookie()[0]).toMatch(
    /^preview-maker=[\w-]{32}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const { response, document } = await open(site, path);
  expect(response.status).toBe(200);
  expect(document.querySelector("h1")?.text).toBe("A sketch of Wattle Dogs, made in two seconds");
  const frames = document.querySelectorAll("iframe");
  expect(frames.filter((frame) => !frame.hasAttribute("inert"))).toHaveLength(1);
  const page = await open(
    site,
    document.querySelector(".stage iframe")?.getAttribute("src")?.replaceAll("&amp;", "&") ?? "",
  );
  expect(page.document.querySelector("body")?.text).toContain("Hobart");
  expect(page.text).toContain("Wattle Dogs");

  const { rows } = await site.db.pool.query("select * from site_previews");
  const stored = JSON.stringify(rows);
  expect(stored).not.toContain(path.split("/")[3]);
  expect(stored).not.toContain(made.headers.getSetCookie()[0]?.slice(14, 46));
  expect(Object.keys(rows[0])).toEqual([
    ...["id", "token_hash", "maker_hash", "name", "trade", "place", "colour", "design"],
    ...["created_at", "like_trade"],
  ]);
});

test("the address that sketches had before leads on, with its query and its posts, and stays out of the log", async ({
  emptyApp,
}) => {
  const site = await emptyApp();
  const { path, cookie } = await sketchOf(site.app);
  const old = path.replace("website-sketch", "website-preview");
  const tool = await open(site, "/tools/website-preview?place=Hobart&trade=dog%20groomer");
  expect(tool.response.status).toBe(308);
  expect(tool.response.headers.get("location")).toBe(
    "/tools/website-sketch?place=Hobart&trade=dog%20groomer",
  );
  const { response } = await open(site, `${old}?design=ledger`);
  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe(`${path}?design=ledger`);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("referrer-policy")).toBe("same-origin");
  const framed = await open(site, `${old}/page?design=ledger`);
  expect(framed.response.headers.get("location")).toBe(`${path}/page?design=ledger`);
  const deleted = await post(site, old, { intent: "delete" }, cookie);
  expect([deleted.status, deleted.headers.get("location")]).toEqual([308, path]);
  // A link to the form that was made before.
  const token = path.split("/").at(-1);
  const form = await open(site, `/start?form=brief&preview=${token}`);
  expect(form.text).toContain("Wattle Dogs");
  const printed = await site.app.printed();
  expect(printed).toContain('"path":"/tools/website-preview/…"');
  expect(printed).not.toContain(token);
});

test("a sketch is kept from caches, search engines, other sites and the log", async ({
  emptyApp,
}) => {
  const site = await emptyApp();
  const { path } = await sketchOf(site.app);
  for (const address of [path, `${path}/page`, `${path}/nothing`, `${path}x`]) {
    const { response } = await open(site, address);
    expect([address, response.headers.get("cache-control")]).toEqual([address, "no-store"]);
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(response.headers.get("referrer-policy")).toBe("same-origin");
  }
  expect(await site.app.printed()).not.toContain(path.split("/")[3]);
});

test("nothing in the page of a sketch runs, posts or leads anywhere", async ({ emptyApp }) => {
  const site = await emptyApp();
  const name = "<script>alert(1)</script>";
  const { path } = await sketchOf(site.app, { ...sketchWords, name });
  const { response, document, text } = await open(site, `${path}/page`);
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy.split("; ")).toEqual(
    expect.arrayContaining([
      "sandbox allow-same-origin",
      "default-src 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ]),
  );
  // To a new window, which the sandbox does not let it open.
  expect(document.querySelector("base")?.getAttribute("target")).toBe("_blank");
  expect(document.querySelectorAll("a[target], form[target]")).toEqual([]);
  expect(text).not.toContain("<script>alert");
  const screen = await open(site, path);
  expect(screen.text).not.toContain("<script>alert");
});

test("the page says itself that it is a sketch, and not where else it would be", async ({
  emptyApp,
}) => {
  const site = await emptyApp();
  const { path } = await sketchOf(site.app);
  const { document, text } = await open(site, `${path}/page?design=ledger`);
  const bar = document.querySelector("body")?.firstElementChild;
  expect(bar?.text).toBe("This is a sketch. It isn’t anyone’s real website.");
  expect(document.querySelector("title")?.text).toMatch(/^Sample: Wattle Dogs/);
  expect(document.querySelectorAll("link[rel=canonical], script")).toEqual([]);
  expect(text).toContain(".sample-bar {");
});

test("a place that grows in other letters makes a page", async ({ emptyApp }) => {
  const site = await emptyApp();
  const made = await postSketch(site.app, { ...sketchWords, place: "İ".repeat(45) });
  expect(made.status).toBe(303);
  expect((await open(site, `${made.headers.get("location")}/page`)).response.status).toBe(200);
});

test("its maker chooses another design and colour, which are kept; others change nothing", async ({
  emptyApp,
}) => {
  const site = await emptyApp();
  const { path, cookie } = await sketchOf(site.app);
  const look = { design: "ledger", colour: "#1D6A96" };
  const byOther = await post(site, path, look);
  expect(byOther.status).toBe(403);
  expect(await byOther.text()).toContain("Only the browser that made this sketch");
  const rows = async () =>
    (await site.db.pool.query("select design, colour from site_previews")).rows;
  expect(await rows()).toEqual([{ design: null, colour: null }]);

  const byMaker = await post(site, path, look, cookie);
  expect(byMaker.headers.get("location")).toBe(path);
  expect(await rows()).toEqual([{ design: "ledger", colour: "#1d6a96" }]);
  await post(site, path, { design: "javascript", colour: "red" }, cookie);
  expect(await rows()).toEqual([{ design: "ledger", colour: "#1d6a96" }]);
});

test("a trade that nobody knows keeps its words and asks what it is more like, which changes the page", async ({
  emptyApp,
}) => {
  const site = await emptyApp();
  const { path, cookie } = await sketchOf(site.app, { ...sketchWords, trade: "kite shop" });
  const choices = async (address: string) => {
    const { document } = await open(site, address, cookie);
    return document.querySelectorAll("button[name=like]").map((button) => ({
      id: button.getAttribute("value") ?? "",
      isChosen: button.getAttribute("aria-pressed") === "true",
    }));
  };
  const pageOf = async () => (await open(site, `${path}/page`)).text;
  const asked = await choices(path);
  expect(asked.map(({ isChosen }) => isChosen)).toEqual([false, false, false]);
  const like = asked[1]?.id ?? "";
  const before = await pageOf();
  expect(before).toMatch(/kite shop/i);

  const byOther = await post(site, path, { like });
  expect(byOther.status).toBe(403);
  expect(await pageOf()).toBe(before);

  await post(site, path, { like }, cookie);
  expect((await choices(path)).filter(({ isChosen }) => isChosen)).toEqual([
    { id: like, isChosen: true },
  ]);
  const after = await pageOf();
  expect(after).not.toBe(before);
  expect(after).toMatch(/kite shop/i);
  await post(site, path, { like: "no trade of ours" }, cookie);
  expect(await pageOf()).toBe(after);
  await post(site, path, { like: "" }, cookie);
  expect(await pageOf()).toBe(before);

  const { path: known } = await sketchOf(site.app);
  expect(await choices(known)).toEqual([]);
});

test("a business that works online needs no town", async ({ emptyApp }) => {
  const site = await emptyApp();
  for (const place of ["", "Australia wide"]) {
    const trade = "online maths tutor";
    const { path } = await sketchOf(site.app, { ...sketchWords, trade, place });
    expect([place, (await open(site, path)).response.status]).toEqual([place, 200]);
    const page = await open(site, `${path}/page`);
    expect(page.document.querySelector("h1")?.text).not.toMatch(/Australia| in $/);
  }
});

test("its maker deletes a sketch, which is gone at once; nobody else can", async ({ emptyApp }) => {
  const site = await emptyApp();
  const { path, cookie } = await sketchOf(site.app);
  const strangers = ["", `preview-maker=${"A".repeat(32)}`, (await sketchOf(site.app)).cookie];
  for (const stranger of strangers) {
    const refused = await post(site, path, { intent: "delete" }, stranger);
    expect(refused.status).toBe(403);
    const { document } = await open(site, path, stranger);
    expect(document.querySelector("button[name=intent], #looks")).toBeNull();
    expect(document.querySelector("header a[href='/tools/website-sketch']")?.text).toBe(
      "Make yours",
    );
  }
  expect((await open(site, path)).response.status).toBe(200);
  const deleted = await post(site, path, { intent: "delete" }, cookie);
  expect(deleted.headers.get("location")).toBe("/tools/website-sketch?deleted");
  for (const address of [path, `${path}/page`]) {
    expect((await open(site, address, cookie)).response.status).toBe(404);
  }
});

test("after 30 days a sketch is gone, and then its row", async ({ emptyApp }) => {
  const site = await emptyApp();
  const { path } = await sketchOf(site.app);
  const old = await sketchOf(site.app);
  const move = (days: number) =>
    site.db.pool.query(
      `update site_previews set created_at = now() - make_interval(days => $1, mins => 1)
       where id = (select min(id::text)::uuid from site_previews)`,
      [days],
    );
  await move(29);
  expect((await open(site, path)).response.status).toBe(200);
  await move(30);
  expect((await open(site, path)).response.status).toBe(404);
  expect(await deleteOldSketches(site.db)).toBe(1);
  expect(await deleteOldSketches(site.db)).toBe(0);
  expect((await open(site, old.path)).response.status).toBe(200);
});

test("guessed tokens lead nowhere", async ({ emptyApp }) => {
  const site = await emptyApp();
  await sketchOf(site.app);
  for (const token of ["A".repeat(32), "x", "%00", "..%2f", `${"é".repeat(300)}`]) {
    const path = `/tools/website-sketch/${token}`;
    expect((await open(site, path)).response.status).toBe(404);
    expect((await open(site, `${path}/page`)).response.status).toBe(404);
    expect((await post(site, path, { intent: "delete" })).status).not.toBe(303);
  }
});

test.for([
  ["nothing", "name", "   ", "Please enter the name of your business"],
  ["marks alone", "name", "!!!", "at least one letter or number"],
  ["5,000 characters", "name", "Wattle ".repeat(700), "at most 80 characters"],
  ["a slur", "name", "Faggot Cakes", "We can’t show a website with these words"],
  ["a harmful trade", "trade", "cocaine dealer", "We can’t show a website with these words"],
  ["a bank", "name", "Westpac Login", "“Westpac” belongs to somebody else"],
  ["a bank in foreign letters", "name", "Wеstpac", "Is that wrong? Write to "],
  ["a number to ring", "name", "Call 1300 123 456: your account is locked", "phone number"],
  ["a brand in the trade", "trade", "Google ads", "“Google” belongs to somebody else"],
  ["hidden characters", "place", "Hobart\u202egnp", "hidden characters"],
  ["a wrong colour", "colour", "red;}", "Please choose a colour"],
] as const)(
  "%s is refused at its field, and nothing typed is lost",
  async ([, field, value, message], { emptyApp }) => {
    const site = await emptyApp();
    const response = await postSketch(site.app, { ...sketchWords, [field]: value });
    expect(response.status).toBe(422);
    const document = parse(await response.text());
    expect(document.querySelector("main")?.text).toContain(message);
    for (const [name, typed] of Object.entries({ ...sketchWords, [field]: value })) {
      if (name === "colour") continue;
      expect(document.querySelector(`[name=${name}]`)?.getAttribute("value")).toBe(typed);
    }
    expect((await site.db.pool.query("select from site_previews")).rowCount).toBe(0);
  },
);

test.for([
  ["emoji", "🐶🐾 Wattle"],
  ["Arabic", "مخبز الياسمين"],
  ["Chinese", "李小龍餐廳"],
  ["markup", "</title><img src=x onerror=alert(1)>"],
  ["one long word", "Donaudampfschifffahrtsgesellschaft".repeat(2)],
  ["quotes", `Zoë "Z" O'Neil & Sons`],
])("%s in the name makes a decent page", async ([, name], { emptyApp }) => {
  const site = await emptyApp();
  const { path } = await sketchOf(site.app, { ...sketchWords, name: name ?? "" });
  const { response, document } = await open(site, `${path}/page`);
  expect(response.status).toBe(200);
  expect(document.querySelectorAll("h1")).toHaveLength(1);
  expect(document.querySelectorAll("img[onerror]")).toEqual([]);
  expect((await open(site, path)).response.status).toBe(200);
});

test("a script gets the same as data, or why not, and a link fills the form in", async ({
  emptyApp,
}) => {
  const site = await emptyApp();
  const accept = "application/json";
  const made = await postSketch(site.app, sketchWords, { accept });
  expect(made.headers.get("cache-control")).toBe("no-store");
  expect(await made.json()).toMatchObject({
    outcome: "made",
    sketch: { path: expect.stringMatching(/^\/tools\/website-sketch\/[\w-]{32}$/) },
  });
  const refused = await postSketch(site.app, { ...sketchWords, trade: "" }, { accept });
  expect([refused.status, await refused.json()]).toEqual([
    422,
    { outcome: "invalid", errors: { trade: expect.any(String) } },
  ]);
  const { document, response } = await open(
    site,
    "/tools/website-sketch?trade=handyman&place=Hobart",
  );
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(document.querySelector("[name=trade]")?.getAttribute("value")).toBe("handyman");
  expect(document.querySelector("[name=place]")?.getAttribute("value")).toBe("Hobart");
});

test("who makes too many waits, with what they typed, and others do not", async () => {
  await using db = await freshDatabase();
  await using app = await startApp({ DATABASE_URL: db.url, TRUST_PROXY: "1" });
  const from = (visitor: string) => postSketch(app, sketchWords, { "x-forwarded-for": visitor });
  for (let made = 0; made < 30; made += 1) expect((await from("203.0.113.9")).status).toBe(303);
  const refused = await from("203.0.113.9");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  const document = parse(await refused.text());
  expect(document.querySelector("[name=name]")?.getAttribute("value")).toBe("Wattle Dogs");
  expect((await from("203.0.113.10")).status).toBe(303);
});

test("a sketch that cannot be made or read says so, and what was typed comes back", async () => {
  await using db = await freshDatabase();
  await using app = await startApp({ DATABASE_URL: db.url });
  const tooLong = await postSketch(app, { ...sketchWords, name: "x".repeat(70_000) });
  expect(tooLong.status).toBe(413);
  await db.pool.query("alter table site_previews rename to gone");
  const failed = await postSketch(app, sketchWords);
  expect(failed.status).toBe(503);
  const document = parse(await failed.text());
  expect(document.querySelector("[name=name]")?.getAttribute("value")).toBe("Wattle Dogs");
});

test("“Get this built” takes the sketch into the brief, which keeps its look and begins its draft with it", async ({
  ownedApp,
}) => {
  const site = await ownedApp();
  const { path, cookie } = await sketchOf(site.app);
  await post(site, path, { design: "verandah" }, cookie);
  const query = `&sketch=${path.split("/")[3]}&design=ledger&colour=%23b0305a`;
  const { document } = await open(site, `/start?form=brief${query}`);
  const prefilled = (name: string) =>
    document.querySelector(`[name=${name}]`)?.getAttribute("value");
  expect([prefilled("business_name"), prefilled("service_area")]).toEqual([
    "Wattle Dogs",
    "Hobart",
  ]);
  expect(document.querySelector("[name=business_description]")?.text).toBe("dog groomer, Hobart");
  const action = document.querySelector("main form")?.getAttribute("action");
  expect(action?.replaceAll("&amp;", "&")).toContain(query);

  expect(document.querySelector("[name=style][checked]")?.getAttribute("value")).toBe("classic");

  const token = path.split("/")[3];
  const typed = brief({ color_preferences: "", style: "classic" });
  const sent = await (await postBrief(site.app, typed, { query })).json();
  expect(sent).toMatchObject({ outcome: "sent", sketch: token });
  expect(sent.brief).not.toHaveProperty("chosen_preview");
  const thanks = await open(site, `/thank-you?type=brief&sketch=${token}`);
  const link = thanks.document.querySelector(`a[href="${path}"]`);
  expect(link?.text).toContain("your sketch of Wattle Dogs");
  const { rows: mails } = await site.db.pool.query(
    "select data from emails where kind = 'brief-receipt'",
  );
  expect(mails).toMatchObject([{ data: { hasSketch: true } }]);
  await post(site, path, { intent: "delete" }, cookie);
  const { rows } = await site.db.pool.query("select id, chosen_preview from site_briefs");
  const words = { name: "Wattle Dogs", trade: "dog groomer", place: "Hobart" };
  expect(rows[0].chosen_preview).toEqual({
    ...{ id: expect.any(String), token, ...words, design: "ledger", colour: "#b0305a" },
  });
  const gone = await open(site, `/thank-you?type=brief&sketch=${token}`);
  expect(gone.document.querySelector("iframe, a[href^='/tools/website-sketch/']")).toBeNull();
  const draft = await eventually(async () => {
    const found = await site.db.pool.query("select document from site_revisions");
    return found.rows[0]?.document;
  });
  expect(draft).toMatchObject({ design: "ledger", colour: "#b0305a" });
  const olive = await signedIn(site.app, site.owner);
  const page = await (await olive.get(`/admin/briefs/${rows[0].id}`)).text();
  expect(page).toMatch(/Sketch they made[\s\S]*Wattle Dogs: dog groomer, Hobart/);
});

test("a brief whose sketch is gone, or never was, is still a brief", async ({ emptyApp }) => {
  const site = await emptyApp();
  for (const token of ["nothing", "%00", "A".repeat(32)]) {
    const query = `&sketch=${token}&design=ledger`;
    expect((await open(site, `/start?form=brief${query}`)).response.status).toBe(200);
    const email = `${token.length}@example.com`;
    expect((await postBrief(site.app, brief({ email }), { query })).status).toBe(200);
  }
  const { rows } = await site.db.pool.query("select chosen_preview from site_briefs");
  expect(rows).toEqual(Array(3).fill({ chosen_preview: null }));
});

test("the link of a sketch has a picture with its name in letters, drawn once a look, for as long as it is there", async ({
  emptyApp,
}) => {
  const site = await emptyApp();
  const { path, cookie } = await sketchOf(site.app);
  const { document } = await open(site, path);
  const image = document.querySelector('meta[property="og:image"]')?.getAttribute("content") ?? "";
  const { pathname } = new URL(image);
  expect(pathname).toBe(`${path}/share.jpg`);
  const shared = document.querySelector('meta[property="og:url"]')?.getAttribute("content");
  expect(new URL(shared ?? "").pathname).toBe(path);
  const draw = async () => {
    const answer = await fetch(site.app.url + pathname);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    return Buffer.from(await answer.arrayBuffer());
  };
  const picture = await draw();
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
  // Letters are light on the dark ground at its foot.
  const ground = { left: 0, top: 540, width: 1200, height: 80 };
  const [red] = (await sharp(await sharp(picture).extract(ground).toBuffer()).stats()).channels;
  expect((red?.max ?? 0) - (red?.min ?? 0)).toBeGreaterThan(120);
  expect((await draw()).equals(picture)).toBe(true);
  await post(site, path, { colour: "#b0305a" }, cookie);
  expect((await draw()).equals(picture)).toBe(false);
  await post(site, path, { intent: "delete" }, cookie);
  expect((await fetch(site.app.url + pathname)).status).toBe(404);
});

test.each(["مخبز الياسمين", "🐶🐾 Wattle", `Wattle ${"and Daughters ".repeat(5)}`.trim()])(
  "a name that is “%s” has a picture too",
  async (name) => {
    await using db = await freshDatabase();
    await using app = await startApp({ DATABASE_URL: db.url });
    const { path } = await sketchOf(app, { ...sketchWords, name });
    const answer = await fetch(`${app.url}${path}/share.jpg`);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  },
);
