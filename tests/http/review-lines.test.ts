import { parse } from "node-html-parser";
import { expect } from "vitest";
import { factsSchema } from "../../src/blocks/facts/facts.ts";
import { test } from "../support/empty-app.ts";
import { Browser, signedIn } from "../support/operators.ts";
import { sendForReview, siteToSend } from "../support/sites/reviews.ts";
import { siteContent } from "../support/sites/sites.ts";

test("a customer confirms lines that we suggested in the review, an operator the rest, and then it can go live", async ({
  ownedApp,
}) => {
  const { app, db, owner } = await ownedApp();
  const { document, facts } = siteContent();
  const value = ["Pies", "Cakes", "Tarts"].map((name) => ({ id: name.toLowerCase(), name }));
  const services = { value, source: "catalogue", confirmed: true };
  const content = { document, facts: factsSchema.parse({ ...facts, services }) };
  const siteId = await siteToSend(db, { content });
  const olive = await signedIn(app, owner);
  const link = await sendForReview(olive, siteId);
  const mia = new Browser(app);
  const page = async () => parse(await (await mia.get(link)).text());
  const form = (await page()).querySelector("#lines");
  const ticks = form?.querySelectorAll("[type=checkbox]").map((box) => box.getAttribute("name"));
  expect(form?.querySelectorAll("li").map((line) => line.text)).toEqual(["Pies", "Cakes", "Tarts"]);
  const release = form?.querySelector("[name=release]")?.getAttribute("value") ?? "";
  const post = { intent: "lines", release, name: "Mia" };
  const [pies = "", cakes = ""] = ticks ?? [];

  for (const [wrong, said] of [
    [{}, "Please tick the lines that are right"],
    [{ name: "", [pies ?? ""]: "yes" }, "Please write your name"],
  ] as const) {
    const refused = await mia.post(link, { ...post, ...wrong });
    expect(refused.status).toBe(422);
    expect(parse(await refused.text()).querySelector("#lines")?.text).toContain(said);
  }
  const sent = await mia.post(link, { ...post, [pies ?? ""]: "yes", [cakes ?? ""]: "yes" });
  expect(sent.headers.get("location")).toBe(`${link}?done=confirmed#notice`);
  expect((await page()).querySelectorAll("#lines li").map((line) => line.text)).toEqual(["Tarts"]);
  const { rows } = await db.pool.query("select words, how, by from site_vouched order by words");
  expect(rows).toEqual([
    { words: "Cakes", how: "review", by: "Mia" },
    { words: "Pies", how: "review", by: "Mia" },
  ]);
  const office = await (await olive.get(`/admin/sites/${siteId}/review`)).text();
  expect(office).toContain("One line we suggested hasn’t");

  await db.pool.query("update sites set status = 'approved', entitled_at = now()");
  await db.pool.query("update site_releases set approved_at = now()");
  const live = `/admin/sites/${siteId}/live`;
  const refused = await olive.post(live, { intent: "publish", release });
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("“Tarts”");
  const vouch = async (body: object) => {
    const cookie = [...olive.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { cookie, origin: app.url, "content-type": "application/json" };
    const address = `${app.url}/api/sites/${siteId}/vouched`;
    return fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
  };
  for (const wrong of [
    {},
    { kind: "lines", words: [] },
    { kind: "proof", words: "Tarts", saw: "", seenOn: "2026-02-03" },
    { kind: "proof", words: "Tarts", saw: "it", seenOn: "2999-02-03" },
    { kind: "override", words: "Tarts\0", reason: "so" },
  ]) {
    expect([wrong, (await vouch(wrong)).status]).toEqual([wrong, 422]);
  }
  expect((await vouch({ kind: "lines", words: ["Tarts"] })).status).toBe(200);
  const published = await olive.post(live, { intent: "publish", release });
  expect(published.headers.get("location")).toBe(`${live}?done=published`);
});
