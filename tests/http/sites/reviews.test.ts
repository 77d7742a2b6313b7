import { createHash, randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { expect } from "vitest";
import { createReviewKeys } from "../../../src/core/reviews/review-links.ts";
import { placeOfBlob } from "../../../src/core/sites/pictures/site-files.ts";
import { saveRevision } from "../../../src/core/sites/revisions/revisions.ts";
import { startApp } from "../../support/app.ts";
import { type OwnedApp, test } from "../../support/empty-app.ts";
import { appWithOwner, Browser, signedIn } from "../../support/operators.ts";
import { ownPageOf } from "../../support/people.ts";
import { get } from "../../support/raw-request.ts";
import { readCode, sendForReview, siteToSend } from "../../support/sites/reviews.ts";
import { addSite, siteContent } from "../../support/sites/sites.ts";

/** A site that was sent to Mia. */
async function reviewSite(own: Pick<OwnedApp, "app" | "db" | "owner">) {
  const siteId = await siteToSend(own.db);
  const olive = await signedIn(own.app, own.owner);
  const link = await sendForReview(olive, siteId);
  const mia = new Browser(own.app);
  const page = async (path = link) => {
    const response = await mia.get(path);
    return { response, document: parse(await response.text()) };
  };
  return {
    ...own,
    ...{ siteId, olive, mia, link, page },
    /** The release on show, and where its frame is. */
    async onShow() {
      const { document } = await page();
      const frame = document.querySelector("iframe")?.getAttribute("src") ?? "";
      return { frame, release: frame.split("/")[4] ?? "" };
    },
    async rows(query: string) {
      return (await own.db.pool.query(query)).rows;
    },
    code: () => readCode(olive, own.db, siteId),
  };
}

test("a link opens by itself, changes nothing, and is kept from caches, search engines, other sites and the log", async ({
  ownedApp,
}) => {
  const own = await reviewSite(await ownedApp());
  const state = "select md5(string_agg(t::text, ',')) from (select * from reviews) t";
  const before = [await own.rows(state), await own.rows("select count(*) from audit_events")];
  const { response, document } = await own.page();
  expect(response.status).toBe(200);
  expect(document.querySelector("h1")?.text).toBe("Wattle & Daughters");
  expect(document.querySelector("header p.text-small")?.text).toContain("Nothing is public yet.");
  expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  const { frame } = await own.onShow();
  const frames = [
    frame,
    `${frame}-nothing`,
    frame.replace(/\/index\.html$/, "/"),
    `${own.link}/x/y`,
  ];
  for (const path of [own.link, `${own.link}/`, ...frames, "/review/x", "/review/a.1.b/page/c"]) {
    const { headers } = await own.mia.get(path);
    expect([path, headers.get("cache-control"), headers.get("referrer-policy")]).toEqual([
      path,
      "no-store",
      "same-origin",
    ]);
    expect([path, headers.get("x-robots-tag")]).toEqual([path, "noindex"]);
  }
  await own.mia.get(own.link.replace("/review", "/%72eview"));
  const dotted = await get(own.app.url, "localhost", `/x/..${own.link}`);
  expect(dotted.header("cache-control")).toBe("no-store");
  expect([await own.rows(state), await own.rows("select count(*) from audit_events")]).toEqual(
    before,
  );
  const log = await own.app.printed();
  expect(log).toContain('"path":"/review/…"');
  const [, token = ""] = /^\/review\/(.*)$/.exec(own.link) ?? [];
  expect(log).not.toContain(token.split(".")[2]);
});

test("a link that is guessed, altered, of another purpose or revoked shows a page that names nobody", async ({
  ownedApp,
}) => {
  const own = await reviewSite(await ownedApp());
  const [, token = ""] = /^\/review\/(.*)$/.exec(own.link) ?? [];
  const [id = "", , signature = ""] = token.split(".");
  const asIf = createReviewKeys("y".repeat(40)).links.sign({ id, version: 1 });
  const { frame, release } = await own.onShow();
  for (const wrong of ["x", id, `${id}.2.${signature}`, `${randomUUID()}.1.${signature}`, asIf]) {
    const { response, document } = await own.page(`/review/${wrong}`);
    expect([wrong, response.status]).toEqual([wrong, 404]);
    expect(document.text).not.toContain("Wattle");
    expect((await own.mia.get(`/review/${wrong}/page/${release}/index.html`)).status).toBe(404);
  }
  const revoked = await own.olive.post(`/admin/sites/${own.siteId}/review`, { intent: "revoke" });
  expect(revoked.status).toBe(303);
  const { response, document } = await own.page();
  expect(response.status).toBe(410);
  expect(document.text).toContain("This link no longer works");
  expect(document.text).not.toContain("Wattle");
  expect((await own.mia.get(frame)).status).toBe(404);
  const comment = { intent: "comment", release, text: "Hello", name: "Mia" };
  expect((await own.mia.post(own.link, comment)).status).toBe(410);
  const json = await own.mia.post(own.link, comment, { accept: "application/json" });
  expect([json.status, await json.json()]).toEqual([
    410,
    { outcome: "refused", errors: { text: expect.stringContaining("link no longer works") } },
  ]);
  const again = await sendForReview(own.olive, own.siteId);
  expect(again).not.toBe(own.link);
  expect((await own.mia.get(again)).status).toBe(200);
  expect((await own.mia.get(own.link)).status).toBe(410);
});

test("what is in the store is shown byte for byte, and can do nothing", async ({ ownedApp }) => {
  const { dataDir, ...owned } = await ownedApp();
  const own = await reviewSite(owned);
  const { frame } = await own.onShow();
  const [{ blob }] = await own.rows("select blob from site_release_files where path = ''");
  const evil = "<!doctype html><script>top.location='https://evil.example'</script><p>Hi";
  await writeFile(join(dataDir, "files", placeOfBlob(blob)), evil);
  const { headers, status, ...response } = await own.mia.get(frame).then(async (answer) => ({
    ...{ headers: answer.headers, status: answer.status, text: await answer.text() },
  }));
  expect([status, response.text]).toEqual([200, evil]);
  expect(headers.get("x-frame-options")).toBeNull();
  const policies = headers.get("content-security-policy")?.split(", ") ?? [];
  expect(policies).toHaveLength(1);
  const [{ policy }] = await own.rows("select policy from site_release_files where path = ''");
  const [style] = /'sha256-[^']+'/.exec(policy) ?? [];
  expect(policies[0]?.split("; ")).toEqual([
    "sandbox allow-same-origin",
    "default-src 'none'",
    "img-src 'self'",
    `style-src 'self' ${style}`,
    "font-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ]);
  // Its frame for questions, which a live site answers.
  const ask = await own.mia.get(frame.replace("index.html", "ask"));
  expect(ask.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  expect(await ask.text()).toContain("Visitors can ask here once the website is live.");
  const font = await own.rows(
    "select path, blob from site_release_files where type = 'font/woff2'",
  );
  const bytes = await (await own.mia.get(frame.replace("index.html", font[0].path))).bytes();
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(font[0].blob);
  // The page around it is in no frame.
  expect((await own.mia.get(own.link)).headers.get("x-frame-options")).toBe("DENY");
});

test("only releases that were shown in this review answer below its link", async ({ ownedApp }) => {
  const own = await reviewSite(await ownedApp());
  const other = await siteToSend(own.db, { content: siteContent({ headline: "Other" }) });
  const theirs = await sendForReview(own.olive, other);
  const { frame, release } = await own.onShow();
  const their = parse(await (await own.mia.get(theirs)).text());
  const theirRelease = their.querySelector("iframe")?.getAttribute("src")?.split("/")[4] ?? "";
  expect(theirRelease).not.toBe(release);
  // And one of this site that was rendered, and never sent.
  const unseen = "e".repeat(64);
  await own.rows(`
    insert into site_releases (site_id, id, revision, origin)
      select site_id, '${unseen}', revision, origin from site_releases where id = '${release}';
    insert into site_release_files (site_id, release_id, path, type, blob, bytes)
      select site_id, '${unseen}', path, type, blob, bytes from site_release_files
        where release_id = '${release}'`);
  for (const another of [theirRelease, unseen]) {
    expect((await own.mia.get(frame.replace(release, another))).status).toBe(404);
  }
  for (const path of ["../index.html", "..%2f", "robots.txt/x", "%00"]) {
    expect((await own.mia.get(frame.replace("index.html", path))).status).not.toBe(200);
  }
});

test("a link that is revoked on one machine is over on the others at once, for all that it leads to", async () => {
  await using started = await appWithOwner();
  await using second = await startApp({
    DATABASE_URL: started.db.url,
    AUTH_SECRET: "x".repeat(40),
  });
  const own = await reviewSite(started);
  const { frame, release } = await own.onShow();
  const mia = new Browser(second);
  expect((await mia.get(own.link)).status).toBe(200);
  await own.olive.post(`/admin/sites/${own.siteId}/review`, { intent: "revoke" });
  expect((await mia.get(own.link)).status).toBe(410);
  const posts = [{ intent: "comment", text: "Bigger", name: "Mia" }, { intent: "code" }];
  for (const post of [...posts, { intent: "approve", approver: "Mia", agreed: "yes" }]) {
    expect((await mia.post(own.link, { release, code: "123456", ...post })).status).toBe(410);
  }
  // The frame’s bytes are in a store of the first machine.
  expect((await own.mia.get(frame)).status).toBe(404);
  expect(await own.rows("select from review_comments")).toEqual([]);
  const again = await sendForReview(own.olive, own.siteId);
  expect(again).not.toBe(own.link);
  expect((await mia.get(again)).status).toBe(200);
  expect((await mia.get(own.link)).status).toBe(410);
});

test("a comment is stored once, shown as it was typed, and never as markup", async ({
  ownedApp,
}) => {
  const own = await reviewSite(await ownedApp());
  const { release } = await own.onShow();
  const hostile = `</textarea><script>alert(1)</script><img src=x onerror="alert(1)">`;
  const comment = {
    ...{
      intent: "comment",
      release,
      about: "block:us",
      quoted: hostile,
      name: hostile.slice(0, 90),
    },
    ...{ text: `${hostile}\r\nand more`, submission: randomUUID() },
  };
  for (let n = 0; n < 2; n++) {
    const sent = await own.mia.post(own.link, comment);
    expect([sent.status, sent.headers.get("location")]).toEqual([
      303,
      `${own.link}?done=commented#comments`,
    ]);
  }
  expect(await own.rows("select block_id, text, author from review_comments")).toEqual([
    { block_id: "us", text: `${hostile}\nand more`, author: "customer" },
  ]);
  const office = parse(await (await own.olive.get(`/admin/sites/${own.siteId}/review`)).text());
  for (const document of [(await own.page()).document, office]) {
    expect(document.text.replaceAll("&lt;", "<").replaceAll("&gt;", ">")).toContain(
      "<script>alert(1)",
    );
    expect(document.querySelectorAll("img[src=x]")).toEqual([]);
    const scripts = document.querySelectorAll("script").map(({ innerHTML }) => innerHTML);
    expect(scripts.filter((script) => script.includes("alert(1)"))).toEqual([]);
  }
});

test("what cannot be taken comes back with its reason and everything typed, and changes nothing", async ({
  ownedApp,
}) => {
  const own = await reviewSite(await ownedApp());
  const { release } = await own.onShow();
  const good = { intent: "comment", release, about: "", text: "Bigger, please", name: "Mia" };
  for (const [wrong, status, said] of [
    [{ text: " " }, 422, "Please write what you’d like"],
    [{ name: "" }, 422, "Please write your name"],
    [{ about: "block:nowhere" }, 422, "That part isn’t in this version"],
    [{ thread: randomUUID() }, 422, "That comment no longer exists"],
    [{ text: "x".repeat(2_001) }, 422, "at most 2000 characters"],
  ] as const) {
    const answer = await own.mia.post(own.link, { ...good, ...wrong });
    const document = parse(await answer.text());
    expect([wrong, answer.status]).toEqual([wrong, status]);
    expect(document.text).toContain(said);
    const { text = "" } = { ...good, ...wrong };
    expect(document.querySelector("#write textarea")?.text.trim()).toBe(text.trim());
  }
  const origin = { origin: "https://evil.example" };
  expect((await own.mia.post(own.link, good, origin)).status).toBe(403);
  expect(await own.rows("select from review_comments")).toEqual([]);
  const json = await own.mia.post(own.link, good, { accept: "application/json" });
  expect(await json.json()).toMatchObject({
    outcome: "added",
    groups: [{ title: "The website as a whole", threads: [{ text: "Bigger, please" }] }],
  });
});

test("what a question to confirm quotes may be anything", async ({ ownedApp }) => {
  const own = await reviewSite(await ownedApp());
  const { release } = await own.onShow();
  const comment = { intent: "comment", release, text: "Yes", name: "Mia" };
  const long = `${"x".repeat(299)}🥖 and more`;
  for (const [quoted, kept] of [
    ["a\0b", "a b"],
    [long, `${"x".repeat(299)}…`],
  ] as const) {
    const sent = await own.mia.post(own.link, { ...comment, about: `confirm:${quoted}` });
    expect(sent.status).toBe(303);
    const [row] = await own.rows("select quoted from review_comments order by id desc limit 1");
    expect(row.quoted).toBe(kept);
  }
});

test("while we can’t look anything up, nothing is said of the link, and nothing typed is lost", async () => {
  await using started = await appWithOwner();
  const own = await reviewSite(started);
  const { release } = await own.onShow();
  const comment = { intent: "comment", release, text: "Bigger, please", name: "Mia" };
  await own.rows("alter table review_comments rename to comments_away");
  const json = await own.mia.post(own.link, comment, { accept: "application/json" });
  expect([json.status, await json.json()]).toEqual([503, { outcome: "failed" }]);
  const { response, document } = await own.page();
  expect(response.status).toBe(503);
  expect(document.querySelector("h1")?.text).toBe("We can’t show this page just now");
});

test("a customer approves with the code from their email, and is told what happens next", async ({
  ownedApp,
}) => {
  const own = await reviewSite(await ownedApp());
  const { release } = await own.onShow();
  const asked = await own.mia.post(own.link, { intent: "code", release });
  expect(asked.headers.get("location")).toBe(`${own.link}?done=code#approve`);
  const told = (await own.page(`${own.link}?done=code`)).document.querySelector("#approve")?.text;
  expect(told).toContain("one of us will pass it on");
  expect(told).not.toMatch(/our email|email me|on its way/i);
  const code = await own.code();
  const approval = { intent: "approve", release, approver: "Mia Nguyen", agreed: "yes", code };
  const refusals: string[] = [];
  for (const wrong of [{ agreed: "" }, { approver: " " }, { code: "12" }, { code: other(code) }]) {
    const answer = await own.mia.post(own.link, { ...approval, ...wrong });
    expect([wrong, answer.status]).toEqual([wrong, 422]);
    const section = parse(await answer.text()).querySelector("#approve");
    refusals.push(section?.querySelector(".text-danger")?.text ?? "");
    const typed = section?.querySelector("[name=code]")?.getAttribute("value");
    expect(typed).toBe({ ...approval, ...wrong }.code);
  }
  expect(refusals).toEqual([
    "Please tick this to approve",
    "Please write your name",
    "Please type the six digits of the code",
    "That isn’t the latest code. You have 4 more tries",
  ]);
  for (let n = 0; n < 2; n++) {
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    const done = await own.mia.post(own.link, { ...approval, code: spaced });
    expect(done.headers.get("location")).toBe(`${own.link}?done=approved#approve`);
  }
  const { document } = await own.page();
  expect(document.querySelector("#approve")?.text).toContain("Mia Nguyen approved this version");
  expect(document.querySelector("#approve")?.text).toContain("What happens next");
  expect(await own.rows("select status from sites")).toEqual([{ status: "approved" }]);
  expect(await own.rows("select name, release_id, code_read_by from site_approvals")).toEqual([
    { name: "Mia Nguyen", release_id: release, code_read_by: ["Olive Owner"] },
  ]);
});

test("an approval of what was replaced in the meantime is refused, and the newer version is shown", async ({
  ownedApp,
}) => {
  const own = await reviewSite(await ownedApp());
  const { release } = await own.onShow();
  await own.mia.post(own.link, { intent: "code", release });
  const code = await own.code();
  const fresh = siteContent({ headline: "Fresh" });
  await saveRevision(own.db, { siteId: own.siteId, base: 1, actor: "olive", ...fresh });
  await sendForReview(own.olive, own.siteId);
  const approval = { intent: "approve", release, approver: "Mia", agreed: "yes", code };
  const answer = await own.mia.post(own.link, approval);
  expect(answer.status).toBe(409);
  const document = parse(await answer.text());
  expect(document.text).toContain("There’s a newer version");
  const section = document.querySelector("#approve");
  expect(section?.querySelector("[name=approver]")?.getAttribute("value")).toBe("Mia");
  // Both were for the version before.
  expect(section?.querySelector("[name=code]")?.getAttribute("value")).toBe("");
  expect(section?.querySelector("[name=agreed]")?.hasAttribute("checked")).toBe(false);
  await own.rows("update sites set status = 'live', live_release = 'x'");
  expect((await own.page()).document.text).toContain("What’s public stays as it is");
  const shown = document.querySelector("iframe")?.getAttribute("src")?.split("/")[4];
  expect(shown).not.toBe(release);
  expect(await own.rows("select from site_approvals")).toEqual([]);
});

test("a suggested address goes out with the first Send, and its customer is asked whether it is right", async ({
  ownedApp,
}) => {
  const own = await ownedApp();
  const { id: siteId } = await addSite(own.db);
  const olive = await signedIn(own.app, own.owner);
  const office = `/admin/sites/${siteId}/review`;
  const sending = parse(await (await olive.get(office)).text());
  const slug = sending.querySelector("[name=slug]")?.getAttribute("value") ?? "";
  expect(slug).toBe("wattle-and-daughters");
  const refused = await olive.post(office, { intent: "send", slug: "no name" });
  const shown = parse(await refused.text());
  expect([refused.status, shown.querySelector("[name=slug]")?.getAttribute("value")]).toEqual([
    ...[422, "no name"],
  ]);
  expect(shown.querySelector("form [role=alert], form [id$=error]")?.text).toContain(
    "A name has 3",
  );
  const sent = await olive.post(office, { intent: "send", slug });
  expect(sent.headers.get("location")).toBe(`${office}?done=sent`);
  const link = await sendForReview(olive, siteId);

  const mia = new Browser(own.app);
  const page = async (path = link) => parse(await (await mia.get(path)).text());
  const section = (await page()).querySelector("#address");
  expect(section?.text).toContain("Your website will be at wattle-and-daughters.localhost");
  const release = section?.querySelector("[name=release]")?.getAttribute("value") ?? "";
  const wish = { intent: "address", release, wish: "wattle & co", asker: "" };
  const unsigned = await mia.post(link, wish);
  const again = parse(await unsigned.text()).querySelector("#address details[open]");
  expect([unsigned.status, again?.querySelector("[name=wish]")?.getAttribute("value")]).toEqual([
    ...[422, "wattle & co"],
  ]);
  const asked = await mia.post(link, { ...wish, asker: "Mia" });
  expect(asked.headers.get("location")).toContain("done=wished");
  expect((await page(`${link}?done=wished`)).text).toContain("We’ve got the name you’d like");
  expect((await page()).querySelector("#address")).toBeNull();
  const told = parse(await (await olive.get(office)).text()).text;
  expect(told).toContain("Would you like another name?");
  expect(told).toContain("wattle & co");

  // Another address is asked about anew.
  await olive.post(`/admin/sites/${siteId}/live`, { intent: "address", slug: "wattle-and-co" });
  await sendForReview(olive, siteId);
  expect((await page()).querySelector("#address")?.text).toContain("wattle-and-co.localhost");
});

test("what is changed on a live site is called so until it is sent", async ({ ownedApp }) => {
  const own = await reviewSite(await ownedApp());
  await own.rows("update sites set status = 'live', live_release = 'x'");
  const says = async (path: string) =>
    (await (await own.olive.get(path)).text()).includes(">Changed, not yet sent<");
  const everywhere = async () => {
    const of = `/admin/sites/${own.siteId}`;
    return Promise.all(["/admin/sites", of, `${of}/live`, `${of}/review`].map(says));
  };
  expect(await everywhere()).toEqual([false, false, false, false]);
  const change = (base: number, headline: string) =>
    saveRevision(own.db, {
      ...{ siteId: own.siteId, base, actor: "olive" },
      ...siteContent({ headline }),
    });
  await change(1, "Fresh");
  expect(await everywhere()).toEqual([true, true, true, true]);
  await change(2, "Bread, by hand");
  expect(await everywhere()).toEqual([false, false, false, false]);
  await change(3, "Fresh");
  await sendForReview(own.olive, own.siteId);
  expect(await everywhere()).toEqual([false, false, false, false]);
});

test("the review and the customer’s page say what is live, which is not always what was approved", async ({
  ownedApp,
}) => {
  const own = await reviewSite(await ownedApp());
  const ownPage = await ownPageOf(own.db, "mia@example.com");
  const live = (fields: Record<string, string>) =>
    own.olive.post(`/admin/sites/${own.siteId}/live`, fields);
  const approve = async () => {
    const { release } = await own.onShow();
    await own.rows("delete from emails where kind = 'review-code'");
    await own.mia.post(own.link, { intent: "code", release });
    const typed = { approver: "Mia Nguyen", agreed: "yes", code: await own.code() };
    await own.mia.post(own.link, { intent: "approve", release, ...typed });
    return release;
  };
  const said = async () => {
    const words = (html: string) => parse(html).structuredText.replaceAll(/\s+/g, " ");
    const review = (await own.page()).document;
    const mine = words(await (await own.mia.get(ownPage)).text());
    return {
      state: review.querySelector("header p.text-small")?.text.split(". ").slice(1).join(". "),
      next: review.querySelector("#approve")?.text.includes("What happens next"),
      mine: mine.slice(mine.indexOf("Your page")),
    };
  };
  const release = await approve();
  const approved = await said();
  expect(approved).toMatchObject({ state: "You’ve approved it. It isn’t public.", next: true });
  expect(approved.mine).toMatch(/It was approved by Mia Nguyen on .*It isn’t public yet/);

  await live({ intent: "entitle" });
  await live({ intent: "publish", release });
  const online = await said();
  expect(online).toMatchObject({ state: "You’ve approved it, and it’s online.", next: false });
  expect(online.mine).toMatch(/online at wattle-\d+\.localhost:\d+ ?\. This version was published/);
  expect(online.mine).toContain("It’s the version that was approved by Mia Nguyen");

  await live({ intent: "address", slug: "wattle-moved", confirmed: "yes" });
  expect(await said()).toMatchObject({ state: online.state, next: false });

  const fresh = siteContent({ headline: "Fresh" });
  await saveRevision(own.db, { siteId: own.siteId, base: 1, actor: "olive", ...fresh });
  await sendForReview(own.olive, own.siteId);
  expect((await said()).state).toBe("What’s public stays as it is until you approve this.");
  const newer = await approve();
  const waiting = await said();
  expect(waiting.state).toBe("You’ve approved it. What’s online is another version.");
  expect(waiting.mine).toContain("isn’t the one online");

  await live({ intent: "take-down" });
  const offline = await said();
  expect(offline.state).toBe("You’ve approved it. It isn’t public.");
  expect(offline.mine).toContain("Your website is offline.");
  await live({ intent: "put-back" });
  await live({ intent: "publish", release: newer });
  expect((await said()).state).toBe("You’ve approved it, and it’s online.");
});

test("a stranger with the link can ask for a few codes an hour, and the customer still gets one", async ({
  ownedApp,
}) => {
  const own = await reviewSite(await ownedApp());
  const { release } = await own.onShow();
  const statuses: number[] = [];
  for (let n = 0; n < 7; n++) {
    statuses.push((await own.mia.post(own.link, { intent: "code", release })).status);
  }
  expect(statuses).toEqual([303, 303, 303, 303, 303, 303, 429]);
  expect(await own.rows("select from emails where kind = 'review-code'")).toHaveLength(1);
  const code = await own.code();
  const approval = { intent: "approve", release, approver: "Mia", agreed: "yes", code };
  expect((await own.mia.post(own.link, approval)).status).toBe(303);
});

test("operators answer, mark as done and open again, and what they typed wrong comes back", async ({
  ownedApp,
}) => {
  const own = await reviewSite(await ownedApp());
  const { release } = await own.onShow();
  await own.mia.post(own.link, { release, about: "block:us", text: "Since 1988", name: "Mia" });
  const [{ id: thread }] = await own.rows("select id from review_comments");
  const page = `/admin/sites/${own.siteId}/review`;
  const refused = await own.olive.post(page, { intent: "answer", thread, text: "x".repeat(2_001) });
  expect(refused.status).toBe(422);
  expect(
    parse(await refused.text())
      .querySelector("textarea")
      ?.text.trim(),
  ).toHaveLength(2_001);
  for (const change of [{ intent: "answer", text: "It’s there now" }, { intent: "resolve" }]) {
    expect((await own.olive.post(page, { thread, ...change })).status).toBe(303);
  }
  const said = (await own.page()).document.querySelector("#comments")?.text ?? "";
  expect(said).toContain("It’s there now");
  expect(said).toContain("Done");
  expect((await own.olive.post(page, { intent: "reopen", thread })).status).toBe(303);
  expect((await own.page()).document.querySelector("#comments")?.text).not.toContain("Done");
  const elsewhere = `/admin/sites/${randomUUID()}/review`;
  expect((await own.olive.get(elsewhere)).status).toBe(404);
  expect((await own.olive.post(elsewhere, { intent: "resolve", thread })).status).toBe(404);
  expect((await own.olive.post(page, { intent: "nonsense" })).status).toBe(422);
  expect((await own.mia.get(page)).status).toBe(302);
});

/** Another code. */
function other(code: string): string {
  return code === "111111" ? "222222" : "111111";
}
