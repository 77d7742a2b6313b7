import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { startApp } from "./app.ts";
import { eventually } from "./eventually.ts";
import { addOperator, appWithOwner, Browser, password, signedIn } from "./operators.ts";
import { freshDatabase, type TestDatabase } from "./postgres.ts";

const person = { name: "Olive Owner", email: "olive@example.com", password };

function printedLink(output: string): string {
  return /No operator yet: open http:\/\/[^/]+(\/\S+) to create/.exec(output)?.[1] ?? "";
}

test("the link of the first start makes an owner, once, whoever else holds one", async () => {
  await using db = await freshDatabase();
  await using app = await startApp({ DATABASE_URL: db.url, AUTH_SECRET: "x".repeat(40) });
  await using other = await startApp({ DATABASE_URL: db.url, AUTH_SECRET: "x".repeat(40) });
  const [link, otherLink] = [printedLink(app.output()), printedLink(other.output())];
  const browser = new Browser(app);
  const short = await browser.post(link, { ...person, password: "short" });
  expect([short.status, (await short.text()).includes("Use at least 12")]).toEqual([422, true]);

  const both = await Promise.all([
    browser.post(link, person),
    new Browser(other).post(otherLink, { ...person, email: "eve@example.com" }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([303, 410]);
  for (const path of [link, otherLink, "/admin/set-up?token=guess", "/admin/set-up"]) {
    expect((await new Browser(app).get(path)).status).toBe(410);
    expect((await new Browser(app).post(path, person)).status).toBe(410);
  }
  const { rows } = await db.pool.query("select role from operators");
  expect(rows).toEqual([{ role: "owner" }]);
  await using later = await startApp({ DATABASE_URL: db.url });
  expect(later.output()).not.toContain("No operator yet");
});

test("the environment can name the first operator", async () => {
  await using db = await freshDatabase();
  await using app = await startApp({
    DATABASE_URL: db.url,
    AUTH_SECRET: "x".repeat(40),
    ADMIN_EMAIL: "Olive@example.com",
    ADMIN_PASSWORD: password,
  });
  expect(app.output()).not.toContain("No operator yet");
  const browser = await signedIn(app, { email: "olive@example.com" });
  expect((await browser.get("/admin")).status).toBe(200);
});

test("a forgotten password is replaced by the link of a mail, which works once", async () => {
  await using site = await appWithOwner();
  const old = await signedIn(site.app, site.owner);
  const stranger = new Browser(site.app);
  const answers = [];
  for (const email of [site.owner.email, "nobody@example.com"]) {
    const response = await stranger.post("/admin/forgot-password", { email });
    answers.push([response.status, (await response.text()).replaceAll(email, "")]);
  }
  expect(answers[0]).toEqual(answers[1]);
  const mail = await eventually(async () => {
    const { rows } = await site.db.pool.query("select * from emails where status = 'kept'");
    return rows[0];
  });
  expect(mail).toMatchObject({ kind: "operator-password-reset", to_address: site.owner.email });
  const link = /(\/admin\/reset-password\?token=\S+)/.exec(mail.text)?.[1] ?? "";

  expect((await stranger.post(link, { password: "short" })).status).toBe(422);
  expect((await stranger.post(link, { password: "another good password" })).status).toBe(200);
  const third = { password: "a third good password" };
  expect((await stranger.post(link, third)).status).toBe(410);
  expect((await stranger.post("/admin/reset-password?token=%00", third)).status).toBe(410);
  expect((await old.get("/admin")).status).toBe(302);
  const fields = { email: site.owner.email, password: "another good password" };
  expect((await stranger.post("/admin/sign-in", fields)).status).toBe(303);
  const { rows } = await site.db.pool.query("select identifier from operator_verifications");
  expect(JSON.stringify(rows)).not.toContain(link.split("=")[1]);
});

test("an owner invites, staff cannot, and nobody can switch themselves off", async () => {
  await using site = await appWithOwner();
  const owner = await signedIn(site.app, site.owner);
  const invite = { intent: "invite", email: "stan@example.com", role: "staff" };
  const page = await (await owner.post("/admin/account", invite)).text();
  const link = /(\/admin\/set-up\?token=[\w-]+)/.exec(page)?.[1] ?? "";
  const staff = new Browser(site.app);
  // The address and the role are the invitation's, whatever is posted along.
  await staff.post(link, { ...person, name: "Stan", email: "eve@example.com", role: "owner" });
  const { rows } = await site.db.pool.query("select id, email, role from operators order by email");
  expect(rows).toMatchObject([
    { email: "olive@example.com", role: "owner" },
    { email: "stan@example.com", role: "staff" },
  ]);
  for (const fields of [
    invite,
    { intent: "switch-off", id: rows[0].id },
    { intent: "switch-off", id: rows[1].id },
  ]) {
    expect((await staff.post("/admin/account", fields)).status).toBe(403);
  }
  expect(await (await staff.get("/admin/account")).text()).not.toContain("Invite by email");
  const self = await owner.post("/admin/account", { intent: "switch-off", id: rows[0].id });
  expect(self.status).toBe(403);
  await owner.post("/admin/account", { intent: "switch-off", id: rows[1].id });
  expect((await staff.get("/admin")).status).toBe(302);
});

test("a session is ended from another one, but only by its own operator", async () => {
  await using site = await appWithOwner();
  const stan = await addOperator(site.db, {
    email: "stan@example.com",
    name: "Stan",
    role: "staff",
  });
  const phone = await signedIn(site.app, site.owner);
  const staff = await signedIn(site.app, stan);
  const { rows } = await site.db.pool.query(
    "select s.id from operator_sessions s join operators o on o.id = operator_id where email = $1",
    [site.owner.email],
  );
  await staff.post("/admin/account", { intent: "end-session", id: rows[0].id });
  expect((await phone.get("/admin")).status).toBe(200);
  const laptop = await signedIn(site.app, site.owner);
  await laptop.post("/admin/account", { intent: "end-session", id: rows[0].id });
  expect((await phone.get("/admin")).status).toBe(302);
  await laptop.post("/admin/account", { intent: "end-all-sessions" });
  expect((await laptop.get("/admin")).status).toBe(302);
  expect((await staff.get("/admin")).status).toBe(200);
});

test("a changed password ends the other sessions and needs the old one", async () => {
  await using site = await appWithOwner();
  const [here, there] = [
    await signedIn(site.app, site.owner),
    await signedIn(site.app, site.owner),
  ];
  const next = "another good password";
  const wrong = { intent: "change-password", current: "not the old one", next };
  expect((await here.post("/admin/account", wrong)).status).toBe(422);
  const right = await here.post("/admin/account", { ...wrong, current: password });
  expect(right.headers.get("location")).toBe("/admin/account?done=password");
  expect((await here.get("/admin")).status).toBe(200);
  expect((await there.get("/admin")).status).toBe(302);
});

test("the command makes an operator, and lets one back in", async () => {
  await using site = await appWithOwner();
  expect(await operatorCommand(site.db, "list")).toContain("olive@example.com  Olive Owner  owner");
  const added = await operatorCommand(site.db, "add", "stan@example.com", "staff");
  const stan = new Browser(site.app);
  await stan.post(pathOf(added), { ...person, name: "Stan" });
  expect((await stan.get("/admin")).status).toBe(200);
  const link = pathOf(await operatorCommand(site.db, "recover", site.owner.email));
  const lost = new Browser(site.app);
  expect((await lost.post(link, { password: "another good password" })).status).toBe(303);
  expect((await lost.get("/admin")).status).toBe(200);
});

async function operatorCommand(db: TestDatabase, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["scripts/operator.ts", ...words],
    { env: { PATH: "/usr/bin:/bin", DATABASE_URL: db.url } },
  );
  return stdout;
}

function pathOf(output: string): string {
  return /(\/admin\/set-up\?token=\S+)/.exec(output)?.[1] ?? "";
}
