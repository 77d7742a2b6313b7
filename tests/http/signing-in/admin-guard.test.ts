import {
  createRemoteJWKSet,
  decodeProtectedHeader,
  generateKeyPair,
  jwtVerify,
  SignJWT,
} from "jose";
import { parse } from "node-html-parser";
import { describe, expect } from "vitest";
import { isOperatorsArea, openRoutes } from "../../../src/office/shell/guard.ts";
import { type OwnedApp, test } from "../../support/empty-app.ts";
import { addOperator, password, signedIn } from "../../support/operators.ts";
import { pageRoutes } from "../../support/page-routes.ts";

const anId = "01890000-0000-7000-8000-000000000000";

test("every page and endpoint of the operators' area refuses a stranger, by any method", async ({
  ownedApp,
}) => {
  const site = await ownedApp();
  const routes = (await pageRoutes()).filter(isOperatorsArea);
  expect(routes.length).toBeGreaterThan(12);
  expect([...openRoutes].sort()).toEqual([
    "/admin/forgot-password",
    "/admin/reset-password",
    "/admin/set-up",
    "/admin/sign-in",
    "/api/token",
  ]);
  const answers: Record<string, number> = {};
  for (const route of routes.filter((route) => !openRoutes.has(route))) {
    const path = route.replace(/\[\w+\]/g, anId);
    for (const method of ["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE"]) {
      const response = await fetch(site.app.url + path, {
        method,
        redirect: "manual",
        headers: { origin: site.app.url, cookie: "operator.session_token=made.up" },
      });
      const expected = route.startsWith("/api/") ? 401 : 302;
      if (response.status !== expected) answers[`${method} ${route}`] = response.status;
      expect(response.headers.get("cache-control")).toBe("no-store");
      if (method === "GET" && expected === 401) {
        expect(await response.json()).toEqual({ error: "Sign in, or send a bearer token" });
      }
    }
  }
  expect(answers).toEqual({});
});

test("no other spelling of an address gets past", async ({ ownedApp }) => {
  const site = await ownedApp();
  for (const path of [
    "/admin/",
    "//admin",
    "/Admin",
    "/ADMIN/waitlist",
    "/admin/waitlist/",
    "/%61dmin/waitlist",
    "/admin%2Fwaitlist",
    "/x/../admin/waitlist",
    "/admin/waitlist.csv/",
    "/admin/sign-in/../waitlist",
    "/admin/sign-in%2F..%2Fwaitlist",
    "/admin/waitlist.html",
    "/admin/emails/index",
  ]) {
    const response = await fetch(site.app.url + path, { redirect: "manual" });
    expect([path, response.status]).toEqual([
      path,
      expect.toSatisfy((status) => [301, 302, 308, 404].includes(status)),
    ]);
    expect(await response.text()).not.toContain("Everybody");
    const isOurs = /^\/+(admin|%61dmin)/i.test(path);
    if (isOurs) {
      const { headers } = response;
      const kept = [headers.get("cache-control"), headers.get("x-robots-tag")];
      expect([path, ...kept]).toEqual([path, "no-store", "noindex"]);
    }
  }
});

test("a redirect and a missing page below /admin and /api are kept by no cache", async ({
  ownedApp,
}) => {
  const site = await ownedApp();
  for (const [path, status] of [
    ["/admin/", 301],
    ["/admin/waitlist/", 301],
    ["/admin/emails/1/as-sent/", 301],
    ["/api/session/", 301],
    ["/admin/nowhere", 302], // to the sign-in: which pages there are is nothing for strangers
    ["/%61dmin/nowhere", 302],
    ["/api/nowhere", 404],
  ] as const) {
    const { status: answered, headers } = await fetch(site.app.url + path, { redirect: "manual" });
    const kept = headers.get("cache-control");
    expect([path, answered, kept]).toEqual([path, status, "no-store"]);
  }
  const { headers } = await fetch(`${site.app.url}/start/`, { redirect: "manual" });
  expect(headers.get("cache-control")).not.toBe("no-store");
});

test("an unknown address below /admin is the office's own missing page, for who is signed in", async ({
  ownedApp,
}) => {
  const site = await ownedApp();
  const browser = await signedIn(site.app, site.owner);
  for (const path of ["/admin/nothing", "/admin/waitlist/nothing/at/all"]) {
    const answer = await browser.get(path);
    const page = parse(await answer.text());
    expect([path, answer.status]).toEqual([path, 404]);
    expect(page.querySelector("h1")?.text).toBe("Page not found");
    expect(page.querySelector('nav a[href="/admin/waitlist"]')?.text).toBe("Waitlist");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
});

describe("the JSON API", () => {
  async function token(site: OwnedApp, body: unknown) {
    const response = await fetch(`${site.app.url}/api/token`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: site.app.url },
      body: JSON.stringify(body),
    });
    return { status: response.status, answer: await response.json() };
  }
  const bearer = (value: string) => ({ headers: { authorization: `Bearer ${value}` } });

  test("takes an operator's token, whose keys anybody can fetch", async ({ ownedApp }) => {
    const site = await ownedApp();
    const credentials = { email: site.owner.email, password };
    const { answer } = await token(site, credentials);
    const list = await fetch(`${site.app.url}/api/waitlist`, bearer(answer.token));
    expect([list.status, (await list.json()).entries]).toEqual([200, []]);
    const keys = createRemoteJWKSet(new URL(`${site.app.url}/.well-known/jwks.json`));
    const { payload } = await jwtVerify(answer.token, keys);
    const lifetime = Number(payload.exp) - Number(payload.iat);
    expect([typeof payload.sub, lifetime]).toEqual(["string", 900]);
    expect((await site.db.pool.query("select from operator_sessions")).rowCount).toBe(0);
    const publicKeys = await (await fetch(`${site.app.url}/.well-known/jwks.json`)).json();
    expect(publicKeys.keys[0]).not.toHaveProperty("d");

    const refused = await fetch(`${site.app.url}/api/token`, {
      method: "POST",
      headers: { ...bearer(answer.token).headers, origin: site.app.url },
    });
    expect([refused.status, (await refused.json()).error]).toEqual([
      400,
      expect.stringContaining("can’t be used to sign in"),
    ]);
    expect((await token(site, { ...credentials, password: "wrong wrong wrong" })).status).toBe(401);
    await site.db.pool.query("update operators set banned = true");
    const late = await fetch(`${site.app.url}/api/waitlist`, bearer(answer.token));
    expect([late.status, (await late.json()).error]).toEqual([
      401,
      "This operator has no access any more",
    ]);
  });

  test("reads no more of a body than it can use", async ({ ownedApp }) => {
    const site = await ownedApp();
    const long = { email: site.owner.email, password, padding: "x".repeat(8 * 1024 * 1024) };
    expect((await token(site, long)).status).toBe(422);
  });

  test("says what is wrong with a token", async ({ ownedApp }) => {
    const site = await ownedApp();
    const { answer } = await token(site, { email: site.owner.email, password });
    const [head, body, signature] = answer.token.split(".");
    const claims = JSON.parse(Buffer.from(body, "base64url").toString());
    const { kid, alg } = decodeProtectedHeader(answer.token);
    const { privateKey } = await generateKeyPair("EdDSA");
    const ours = await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: alg ?? "", kid: kid ?? "" })
      .sign(privateKey);
    const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${body}.`;
    const flipped = `${head}.${body}.${signature[0] === "A" ? "B" : "A"}${signature.slice(1)}`;
    const wrong: [string, string][] = [
      [ours, "Invalid JWT signature"],
      [flipped, "Invalid JWT signature"],
      [none, "Invalid JWT"],
      ["not a token", "Invalid JWT"],
    ];
    for (const [value, reason] of wrong) {
      const response = await fetch(`${site.app.url}/api/waitlist`, bearer(value));
      expect([response.status, await response.json()]).toEqual([401, { error: reason }]);
    }
  });

  test("changes a status once, and tells who comes second", async ({ ownedApp }) => {
    const site = await ownedApp();
    const stan = await addOperator(site.db, {
      email: "stan@example.com",
      name: "Stan",
      role: "staff",
    });
    const browser = await signedIn(site.app, stan);
    const { rows } = await site.db.pool.query(
      "insert into waitlist (name, email, preferred_plan, position) values ('Mia', 'mia@example.com', 'monthly', 1) returning id",
    );
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const patch = async (id: string, body: unknown) => {
      const response = await fetch(`${site.app.url}/api/waitlist/${id}`, {
        method: "PATCH",
        headers: { "content-type": "application/json", origin: site.app.url, cookie },
        body: JSON.stringify(body),
      });
      return response.status;
    };
    const { id } = rows[0];
    expect(await patch(id, { status: "invited", expected: "waiting" })).toBe(200);
    expect(await patch(id, { status: "removed", expected: "waiting" })).toBe(409);
    expect(await patch(id, { status: "removed", position: 7 })).toBe(422);
    expect(await patch(id, { status: "gone" })).toBe(422);
    expect(await patch("nothing", { status: "removed" })).toBe(404);
    const entry = await site.db.pool.query("select status, position from waitlist");
    expect(entry.rows).toEqual([{ status: "invited", position: 1 }]);
    const events = await site.db.pool.query(
      "select from audit_events where action = 'waitlist.status'",
    );
    expect(events.rowCount).toBe(1);
  });
});
