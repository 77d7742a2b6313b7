import { join } from "node:path";
import { parse } from "node-html-parser";
import { expect } from "vitest";
import { countQuestion } from "../../../src/core/assistant/asked-questions.ts";
import { takeSiteEnquiry } from "../../../src/core/enquiries/site-enquiries.ts";
import { approveRelease, makeCandidate } from "../../../src/core/sites/releases/releases.ts";
import { folderFiles } from "../../../src/platform/files/folder.ts";
import { type OwnedApp, test } from "../../support/empty-app.ts";
import { eventually } from "../../support/eventually.ts";
import { signedIn } from "../../support/operators.ts";
import { get } from "../../support/raw-request.ts";
import { draftedSite, liveSite, moveTo } from "../../support/sites/live-sites.ts";

/** The app with an owner who is signed in, and its file store. */
async function office({ dataDir, ...owned }: OwnedApp) {
  const files = folderFiles(join(dataDir, "files"));
  const config = { publicUrl: "http://localhost:3000", sitesDomain: "localhost" };
  return {
    ...owned,
    services: { database: owned.db.database, files, config },
    browser: await signedIn(owned.app, owned.owner),
  };
}

test("an operator takes a site live, moves it, takes it offline and puts it back", async ({
  ownedApp,
}) => {
  const own = await office(await ownedApp());
  const siteId = await draftedSite(own.db.database);
  const path = `/admin/sites/${siteId}/live`;
  const post = async (fields: Record<string, string>) => {
    const answer = await own.browser.post(path, fields);
    return [answer.status, decodeURIComponent(answer.headers.get("location") ?? "")];
  };
  const done = (word: string) => [303, `${path}?done=${word}`];
  const page = async (query = "") => parse(await (await own.browser.get(path + query)).text());

  const needed = async () => {
    const section = (await page()).querySelectorAll("section");
    const own = section.find(({ text }) => text.startsWith("Not live yet"));
    return own?.querySelectorAll("li").map(({ text }) => text.trim());
  };
  expect(await needed()).toEqual([
    "An address: choose it below.",
    "The customer’s approval: send it for review. Open the review",
    "The record that it may be published, below.",
  ]);
  const suggested = (await page()).querySelector("input[name=slug]")?.getAttribute("value");
  expect(suggested).toBe("wattle-and-daughters");
  const refused = await own.browser.post(path, { intent: "address", slug: "-wattle" });
  const form = parse(await refused.text());
  expect(refused.status).toBe(422);
  expect(form.querySelector("input[name=slug]")?.getAttribute("value")).toBe("-wattle");
  expect(form.text).toContain("lowercase letters, numbers and hyphens");
  expect(await post({ intent: "address", slug: "Wattle " })).toEqual(done("chosen"));
  expect(await post({ intent: "entitle" })).toEqual(done("entitled"));

  await moveTo(own.services, siteId, "in_review");
  expect(await needed()).toEqual([
    "The customer’s approval: they’ve been sent it. Open the review",
  ]);
  expect((await page()).text).not.toContain("May it be published?");
  const made = await makeCandidate(own.services, { siteId, actor: "olive" });
  if (made.outcome !== "made") throw new Error(made.outcome);
  const releaseId = made.release.id;
  expect(await post({ intent: "publish", release: releaseId })).toEqual([409, ""]);
  await own.db.database.transaction((tx) =>
    approveRelease(tx, { siteId, releaseId, actor: "customer" }),
  );
  const [release] = (await page()).querySelectorAll("input[name=release]");
  expect(release?.getAttribute("value")).toBe(releaseId);
  expect(await post({ intent: "publish", release: releaseId })).toEqual(
    // The app was started without its own port, so the address of the pages is another one.
    done("published+again"),
  );
  expect((await page("?done=published")).text).toContain("Visitors see it within a second");
  const status = async (host: string) => (await get(own.app.url, host)).status;
  await eventually(async () => (await status("wattle.localhost")) === 200);

  expect(await post({ intent: "renew-look" })).toEqual(done("looks+the+same"));
  expect((await page()).text).not.toContain("Renew the look");
  await own.db.pool.query("update site_releases set renderer = null");
  expect((await page()).text).toContain("Renew the look");
  expect(await post({ intent: "address", slug: "banksia", confirmed: "yes" })).toEqual([422, ""]);
  expect(await post({ intent: "renew-look" })).toEqual(done("looks+the+same"));
  expect(await post({ intent: "address", slug: "banksia" })).toEqual([422, ""]);
  expect(await post({ intent: "address", slug: "banksia", confirmed: "yes" })).toEqual(
    done("chosen"),
  );
  await eventually(async () => (await status("banksia.localhost")) === 200);
  await eventually(async () => (await status("wattle.localhost")) === 421);
  expect(await post({ intent: "take-down" })).toEqual(done("taken+down"));
  await eventually(async () => (await status("banksia.localhost")) === 503);
  expect((await page()).text).toContain("Put it back");
  expect(await post({ intent: "publish", release: releaseId })).toEqual([409, ""]);
  expect(await post({ intent: "put-back" })).toEqual(done("put+back"));
  await eventually(async () => (await status("banksia.localhost")) === 200);

  // Both ask first, and do nothing by being asked for.
  expect((await page()).text).not.toContain("Take Wattle & Daughters offline?");
  expect((await page("?ask=take-down")).text).toContain("Take Wattle & Daughters offline?");
  expect((await page("?ask=cancel")).text).toContain("deleted for good");
  expect(await status("banksia.localhost")).toBe(200);
  expect(await post({ intent: "cancel" })).toEqual(done("cancelled"));
  await eventually(async () => (await status("banksia.localhost")) === 410);
  expect((await page()).text).toContain("It will be deleted for good");
  expect(await post({ intent: "put-back" })).toEqual([409, ""]);
  expect(await post({ intent: "take-back" })).toEqual(done("taken+back"));
  await eventually(async () => (await status("banksia.localhost")) === 200);
  expect(await post({ intent: "take-back" })).toEqual([409, ""]);
});

test("forms that are not ours change nothing, and strangers see nothing", async ({ ownedApp }) => {
  const own = await office(await ownedApp());
  const { siteId } = await liveSite(own.services);
  const path = `/admin/sites/${siteId}/live`;
  for (const fields of [{}, { intent: "delete" }, { intent: "address" }, { intent: "publish" }]) {
    expect([fields, (await own.browser.post(path, fields)).status]).toEqual([fields, 422]);
  }
  const nowhere = ["/admin/sites/x/live", "/admin/sites/00000000-0000-7000-8000-000000000000/live"];
  for (const none of nowhere) {
    for (const address of [none, none.replace("live", "enquiries")]) {
      expect((await own.browser.get(address)).status).toBe(404);
      expect((await own.browser.post(address, { intent: "take-down" })).status).toBe(404);
    }
  }
  for (const address of [path, `/admin/sites/${siteId}/enquiries`]) {
    const answer = await fetch(own.app.url + address, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      302,
      expect.stringContaining("/admin/sign-in"),
    ]);
  }
});

test("a site's enquiries are listed in pages, and suspected ones are let in or dismissed", async ({
  ownedApp,
}) => {
  const own = await office(await ownedApp());
  const { siteId } = await liveSite(own.services);
  const { siteId: other } = await liveSite(own.services, { slug: "fern" });
  const take = (message: string, differences: object = {}) =>
    takeSiteEnquiry(own.services, {
      ...{ siteId, suspected: false, name: "Zoe", reply_to: "zoe@example.com", message },
      ...differences,
    });
  for (let n = 0; n < 30; n++) await take(`Cake ${n}<b>`);
  await take("Of another", { siteId: other });
  for (const message of ["Pills", "Shoes"]) await take(message, { suspected: true });
  const path = `/admin/sites/${siteId}/enquiries`;
  const page = async (at = path) => parse(await (await own.browser.get(at)).text());
  const first = await page();
  expect(first.querySelectorAll("ol > li")).toHaveLength(25);
  expect(first.text).toContain("Cake 29<b>");
  expect(first.text).not.toContain("Of another");
  const next = first.querySelector("a[rel=next]")?.getAttribute("href") ?? "";
  const rest = (await page(next)).querySelectorAll("ol > li").map(({ text }) => text);
  expect(rest).toHaveLength(5);
  expect(rest.at(-1)).toContain("Cake 0");

  const ids = first.querySelectorAll("input[name=id]").map((input) => input.getAttribute("value"));
  const [shoes = "", pills = ""] = ids.map(String);
  const post = async (intent: string, id: string, at = path) =>
    (await own.browser.post(at, { intent, id })).status;
  expect(await post("let-in", pills, path.replace(siteId, other))).toBe(409);
  expect(await post("let-in", pills)).toBe(303);
  expect(await post("dismiss", shoes)).toBe(303);
  expect(await post("dismiss", shoes)).toBe(409);
  expect(await post("dismiss", "x")).toBe(422);
  const after = await page();
  expect(after.text).not.toContain("Suspected messages");
  expect((await page(`${path}?before=${ids[0]}`)).text).toContain("Pills");
});

test("an owner erases a customer once their site is down, and is told so before", async ({
  ownedApp,
}) => {
  const own = await office(await ownedApp());
  const { siteId } = await liveSite(own.services);
  const erase = () =>
    own.browser.post("/admin/privacy", {
      ...{ intent: "erase", address: "mia@example.com", confirmation: "mia@example.com" },
    });
  const refused = await erase();
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining("Take the site offline first"),
  ]);
  await own.browser.post(`/admin/sites/${siteId}/live`, { intent: "take-down" });
  const done = await erase();
  expect([done.status, done.headers.get("location")]).toEqual([303, "/admin/privacy?erased=0"]);
  await eventually(async () => (await get(own.app.url, "wattle.localhost")).status === 421);
  expect((await own.db.pool.query("select from sites")).rowCount).toBe(0);
  const blobs = await Array.fromAsync(own.services.files.list("sites/blobs"));
  expect(blobs).toEqual([]);
});

test("an operator answers what visitors asked, and nothing of a refused answer is lost", async ({
  ownedApp,
}) => {
  const own = await office(await ownedApp());
  const { siteId } = await liveSite(own.services);
  for (const [question, isAnswered] of [
    ["are you open", true],
    ["is it halal", false],
  ] as const) {
    await countQuestion(own.db.database, { siteId, question, isAnswered });
  }
  const path = `/admin/sites/${siteId}/questions`;
  const page = parse(await (await own.browser.get(path)).text());
  const listed = page.querySelectorAll("section li span[dir=auto]").map(({ text }) => text);
  expect(listed).toEqual(["Is it halal?", "Are you open?"]);
  const typed = { asked: "is it halal", question: "Is it halal?", answer: "" };
  const refused = await own.browser.post(path, { ...typed, question: "Is <b> it halal?" });
  const form = parse(await refused.text()).querySelector("details[open]");
  expect(refused.status).toBe(422);
  expect(form?.querySelector("input[name=question]")?.getAttribute("value")).toBe(
    "Is <b> it halal?",
  );
  expect(form?.text).toContain("Please write the answer");
  const added = await own.browser.post(path, { ...typed, answer: "Yes, all of it." });
  expect([added.status, added.headers.get("location")]).toEqual([303, `${path}?done=waits`]);
  const left = parse(await (await own.browser.get(path)).text());
  expect(left.text).not.toContain("Is it halal?");
});
