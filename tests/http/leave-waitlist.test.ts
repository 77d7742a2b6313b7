import { describe, expect } from "vitest";
import { person, postJoin } from "../support/builders.ts";
import { test as base } from "../support/empty-app.ts";
import { eventually } from "../support/eventually.ts";

/** The app with a person on its waitlist, and the link in their email. */
const test = base.extend("site", async ({ emptyApp, smtp }) => {
  const { app, db } = await emptyApp({ SMTP_URL: smtp.url });
  await postJoin(app, person());
  const mail = await eventually(() => smtp.mails[0]);
  const text = mail.raw.replace(/=3D/g, "=");
  const address = /Leave the waitlist: (\S+)/.exec(text)?.[1] ?? "";
  const { pathname, search } = new URL(address);
  return {
    app,
    db,
    raw: text.replace(/\r\n\s+/g, " "),
    address,
    link: app.url + pathname + search,
    async entry() {
      const { rows } = await db.pool.query("select status, position from waitlist");
      return rows[0];
    },
  };
});

/** As the page's own button does. */
function press(site: { app: { url: string }; link: string }, intent: string) {
  return fetch(site.link, {
    method: "POST",
    headers: { origin: site.app.url },
    body: new URLSearchParams({ intent }),
  });
}

describe("the link in the waitlist's emails", () => {
  test("asks first, since mail scanners follow links", async ({ site }) => {
    const page = await fetch(site.link);
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining("Leave the waitlist?"),
    ]);
    await fetch(site.link, { method: "HEAD" });
    expect(await site.entry()).toEqual({ status: "waiting", position: 1 });
  });

  test("takes a person off with one click, however often, and lets them back to their place", async ({
    site,
  }) => {
    for (const _ of ["once", "again"]) {
      const page = await press(site, "leave");
      expect(await page.text()).toContain("ve left the waitlist");
    }
    expect(await site.entry()).toEqual({ status: "removed", position: 1 });
    const { rows } = await site.db.pool.query(
      "select actor, from_value, to_value from audit_events",
    );
    expect(rows).toEqual([{ actor: "leave-link", from_value: "waiting", to_value: "removed" }]);

    expect(await (await press(site, "return")).text()).toContain("Welcome back");
    expect(await site.entry()).toEqual({ status: "waiting", position: 1 });
  });

  test("is in the headers too, where an email app posts without an origin (RFC 8058)", async ({
    site,
  }) => {
    expect(site.raw).toContain(`List-Unsubscribe: <${site.address}>`);
    expect(site.raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    const response = await fetch(site.link, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect(response.status).toBe(200);
    expect(await site.entry()).toMatchObject({ status: "removed" });
  });

  test("does nothing for another site, with another signature, or against an operator", async ({
    site,
  }) => {
    const foreign = await fetch(site.link, {
      method: "POST",
      headers: { origin: "https://evil.example" },
      body: new URLSearchParams({ intent: "leave" }),
    });
    expect(foreign.status).toBe(403);
    const last = site.link.at(-2) === "A" ? "B" : "A";
    const forged = site.link.slice(0, -2) + last + site.link.slice(-1);
    for (const link of [forged, `${site.app.url}/leave`, `${site.app.url}/leave?mail=x`]) {
      expect((await press({ ...site, link }, "leave")).status).toBe(404);
    }
    expect(await site.entry()).toMatchObject({ status: "waiting" });

    await site.db.pool.query("update waitlist set status = 'removed'");
    expect(await (await press(site, "return")).text()).toContain("not on the waitlist");
    expect(await site.entry()).toMatchObject({ status: "removed" });
    await site.db.pool.query("delete from waitlist");
    expect(await (await fetch(site.link)).text()).toContain("not on the waitlist");
  });
});
