import { describe, expect } from "vitest";
import { test } from "../../support/empty-app.ts";
import { addOperator, Browser, enrol, password, signedIn } from "../../support/operators.ts";

describe("signing in", () => {
  test("with the right password leads to the page that was asked for", async ({ ownedApp }) => {
    const site = await ownedApp();
    const browser = new Browser(site.app);
    const refused = await browser.get("/admin/waitlist?q=mia");
    expect(refused.status).toBe(302);
    const signIn = refused.headers.get("location") ?? "";
    expect(signIn).toBe("/admin/sign-in?next=%2Fadmin%2Fwaitlist%3Fq%3Dmia");
    const fields = { email: " Olive@Example.com ", password };
    const response = await browser.post(signIn, fields);
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      "/admin/waitlist?q=mia",
    ]);
    const page = await browser.get("/admin");
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("x-robots-tag")).toBe("noindex");
    expect(await page.text()).toContain("Olive Owner");
  });

  test("forgets where to only when that is too long for the head of an answer", async ({
    ownedApp,
  }) => {
    const site = await ownedApp();
    const refused = await new Browser(site.app).get(`/admin/waitlist?q=${"é".repeat(600)}`);
    expect([refused.status, refused.headers.get("location")]).toEqual([302, "/admin/sign-in"]);
  });

  test("leads to no other site", async ({ ownedApp }) => {
    const site = await ownedApp();
    for (const next of [
      "//evil.example",
      "https://evil.example",
      "/admin/..//evil.example",
      "/admin\\..\\..\\\\evil.example",
      "/administrator",
      "/admin/sign-out/../../start",
    ]) {
      const browser = new Browser(site.app);
      const path = `/admin/sign-in?next=${encodeURIComponent(next)}`;
      const response = await browser.post(path, { email: site.owner.email, password });
      expect([next, response.headers.get("location")]).toEqual([next, "/admin"]);
    }
  });

  test("gives a new session that scripts cannot read, whatever the browser brought along", async ({
    ownedApp,
  }) => {
    const site = await ownedApp();
    const browser = new Browser(site.app);
    browser.cookies.set("operator.session_token", "planted");
    const response = await browser.post("/admin/sign-in", { email: site.owner.email, password });
    const [cookie] = response.headers.getSetCookie().filter((set) => set.includes("session_token"));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).toMatch(/Path=\/;/i);
    expect(browser.cookies.get("operator.session_token")).not.toBe("planted");
  });

  test("ends the session that the browser had, no matter who else has its cookie by now", async ({
    ownedApp,
  }) => {
    const site = await ownedApp();
    const stan = await addOperator(site.db, {
      email: "stan@example.com",
      name: "Stan",
      role: "staff",
    });
    for (const email of [site.owner.email, stan.email]) {
      const browser = await signedIn(site.app, site.owner);
      const thief = new Browser(site.app);
      for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
      expect((await thief.get("/admin")).status).toBe(200);
      await browser.post("/admin/sign-in", { email, password: "wrong wrong wrong" });
      expect((await thief.get("/admin")).status).toBe(200);
      expect((await browser.post("/admin/sign-in", { email, password })).status).toBe(303);
      expect((await thief.get("/admin")).status).toBe(302);
      expect((await browser.get("/admin")).status).toBe(200);
    }
    // With codes turned on the browser loses its session at the password already.
    const browser = await signedIn(site.app, site.owner);
    await enrol(browser);
    const thief = new Browser(site.app);
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
    const step = await browser.post("/admin/sign-in", { email: site.owner.email, password });
    expect([step.status, (await step.text()).includes("One more step")]).toEqual([200, true]);
    expect((await thief.get("/admin")).status).toBe(302);
  });

  test("with a wrong password or an unknown address says the same", async ({ ownedApp }) => {
    const site = await ownedApp();
    const browser = new Browser(site.app);
    const answers = new Set<string>();
    for (const email of [site.owner.email, "nobody@example.com"]) {
      const response = await browser.post("/admin/sign-in", {
        email,
        password: "wrong wrong wrong",
      });
      expect(response.status).toBe(401);
      answers.add((await response.text()).replaceAll(email, ""));
    }
    expect(answers.size).toBe(1);
    expect(browser.cookies.size).toBe(0);
  });

  test("takes a short form as pages send it, and says why it takes nothing else", async ({
    ownedApp,
  }) => {
    const site = await ownedApp();
    const form = new FormData();
    form.set("email", site.owner.email);
    form.set("password", password);
    const post = async (path: string, body: BodyInit, type?: string) => {
      const headers = { origin: site.app.url, ...(type && { "content-type": type }) };
      const url = site.app.url + path;
      const response = await fetch(url, { method: "POST", headers, body, redirect: "manual" });
      return [response.status, await response.text()] as const;
    };
    const words = "This form can only be sent as application/x-www-form-urlencoded.";
    for (const path of ["/admin/sign-in", "/admin/forgot-password"]) {
      for (const [body, type] of [
        [form, undefined],
        ["{}", "application/json"],
        ["email=a", "text/plain"],
      ] as const) {
        const [status, page] = await post(path, body, type);
        expect([path, type, status, page.includes(words)]).toEqual([path, type, 415, true]);
      }
      const long = new URLSearchParams({ email: "a".repeat(20_000), password });
      const [status, page] = await post(path, long);
      expect([status, page.includes("longer than 16384 bytes")]).toEqual([413, true]);
    }
  });

  test("is refused to somebody who has been switched off, at once", async ({ ownedApp }) => {
    const site = await ownedApp();
    const browser = await signedIn(site.app, site.owner);
    await site.db.pool.query("update operators set banned = true");
    expect((await browser.get("/admin")).status).toBe(302);
    const again = await browser.post("/admin/sign-in", { email: site.owner.email, password });
    expect(await again.text()).toContain("switched off");
  });
});

test("signing out ends the session on the server too", async ({ ownedApp }) => {
  const site = await ownedApp();
  const browser = await signedIn(site.app, site.owner);
  const kept = new Map(browser.cookies);
  const response = await browser.post("/admin/sign-out", {});
  expect([response.status, response.headers.get("location")]).toEqual([303, "/admin/sign-in"]);
  for (const [name, value] of kept) browser.cookies.set(name, value);
  expect((await browser.get("/admin")).status).toBe(302);
});

test("a session is over a week after the sign-in, however often it was used", async ({
  ownedApp,
}) => {
  const site = await ownedApp();
  const browser = await signedIn(site.app, site.owner);
  const setAge = (age: string) =>
    site.db.pool.query("update operator_sessions set created_at = now() - $1::interval", [age]);
  await setAge("6 days 23 hours");
  expect((await browser.get("/admin")).status).toBe(200);
  await setAge("7 days 1 second");
  expect((await browser.get("/admin")).status).toBe(302);
});

test("a post from another site is refused", async ({ ownedApp }) => {
  const site = await ownedApp();
  const browser = await signedIn(site.app, site.owner);
  const response = await browser.post("/admin/sign-out", {}, { origin: "https://evil.example" });
  expect(response.status).toBe(403);
  expect((await browser.get("/admin")).status).toBe(200);
});

test("nobody can sign up, by Better Auth's own addresses either", async ({ ownedApp }) => {
  const site = await ownedApp();
  for (const path of [
    "/api/auth/sign-up/email",
    "/api/auth/sign-in/email",
    "/api/auth/admin/create-user",
  ]) {
    const response = await fetch(site.app.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: site.app.url },
      body: JSON.stringify({ email: "eve@example.com", password, name: "Eve" }),
    });
    expect([401, 404]).toContain(response.status);
  }
  expect((await site.db.pool.query("select from operators")).rowCount).toBe(1);
});
