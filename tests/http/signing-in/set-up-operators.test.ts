import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect } from "vitest";
import { startApp } from "../../support/app.ts";
import { type OwnedApp, test } from "../../support/empty-app.ts";
import { eventually } from "../../support/eventually.ts";
import { everythingIn } from "../../support/everything.ts";
import { addOperator, Browser, password, signedIn } from "../../support/operators.ts";
import { freshDatabase, type TestDatabase } from "../../support/postgres.ts";

const person = { name: "Olive Owner", email: "olive@example.com", password };
const stanSmith = { name: "Stan Smith", email: "stan@example.com" };
const inviteStan = { intent: "invite", email: stanSmith.email, role: "staff", password };

function printedLink(output: string): string {
  return /No operator yet: open http:\/\/[^/]+(\/\S+) to create/.exec(output)?.[1] ?? "";
}

test("the link of the first start makes an owner, once, no matter who else holds one", async () => {
  await using db = await freshDatabase();
  await using app = await startApp({ DATABASE_URL: db.url, AUTH_SECRET: "x".repeat(40) });
  await using other = await startApp({ DATABASE_URL: db.url, AUTH_SECRET: "x".repeat(40) });
  const [link, otherLink] = [printedLink(app.output()), printedLink(other.output())];
  expect([link.length > 40, otherLink]).toEqual([true, link]);
  const browser = new Browser(app);
  const own = await browser.post(link, { ...person, password: "olive@example.com" });
  expect([own.status, (await own.text()).includes("too close to your name")]).toEqual([422, true]);
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

test("a password that others would try first makes no operator, and the start says so", async () => {
  await using db = await freshDatabase();
  await using app = await startApp({
    DATABASE_URL: db.url,
    AUTH_SECRET: "x".repeat(40),
    ADMIN_EMAIL: "olive@example.com",
    ADMIN_PASSWORD: "password1234",
  });
  expect(await app.printed()).toMatch(/it’s guessed first.*ADMIN_PASSWORD was not taken/);
  expect(printedLink(app.output())).not.toBe("");
  expect((await db.pool.query("select from operators")).rowCount).toBe(0);
});

test("a forgotten password is replaced by the link of an email, which works once", async ({
  ownedApp,
  smtp,
}) => {
  const site = await ownedApp({ SMTP_URL: smtp.url });
  const old = await signedIn(site.app, site.owner);
  const stranger = new Browser(site.app);
  const answers = [];
  for (const email of ["nobody@example.com", site.owner.email]) {
    const response = await stranger.post("/admin/forgot-password", { email });
    answers.push([response.status, (await response.text()).replaceAll(email, "")]);
  }
  expect(answers[0]).toEqual(answers[1]);
  await stranger.post("/admin/forgot-password", { email: site.owner.email });
  await eventually(() => smtp.mails.length === 2);
  expect(smtp.mails.map(({ to }) => to)).toEqual([site.owner.email, site.owner.email]);
  const [link = "", second = ""] = smtp.mails.map(({ raw }) => linkIn(raw));

  expect((await stranger.get(link)).status).toBe(200);
  expect((await stranger.get(link.replace("reset-password", "set-up"))).status).toBe(410);
  expect((await stranger.post(link, { password: "short" })).status).toBe(422);
  const common = await stranger.post(link, { password: "1q2w3e4r5t6y" });
  expect([common.status, (await common.text()).includes("it’s guessed first")]).toEqual([
    422,
    true,
  ]);
  expect((await stranger.post(link, { password: "another good password" })).status).toBe(200);
  const third = { password: "a third good password" };
  const dead = [link, second, "/admin/reset-password?token=%00", "/admin/reset-password"];
  for (const path of dead) {
    expect((await stranger.get(path)).status).toBe(410);
    expect((await stranger.post(path, third)).status).toBe(410);
  }
  expect((await old.get("/admin")).status).toBe(302);
  const fields = { email: site.owner.email, password: "another good password" };
  expect((await stranger.post("/admin/sign-in", fields)).status).toBe(303);
});

test("no link that lets somebody in lies in the database once its email was sent, or readably before", async ({
  ownedApp,
  smtp,
}) => {
  for (const environment of [{ SMTP_URL: smtp.url }, {}]) {
    const site = await ownedApp(environment);
    const owner = await signedIn(site.app, site.owner);
    const page = await (await owner.post("/admin/account", inviteStan)).text();
    await owner.post("/admin/forgot-password", { email: site.owner.email });
    const mails = await eventually(() => doneMails(site.db));
    const secret = mails.filter(({ kind }) => kind.startsWith("operator-"));
    expect(secret.map(({ html, text }) => [html, text])).toEqual([
      [null, null],
      [null, null],
    ]);
    const dump = JSON.stringify(await everythingIn(site.db));
    expect(dump).not.toContain(linkIn(page).split("=")[1]);
    for (const { id, kind, data } of secret) {
      if ("SMTP_URL" in environment) {
        expect([kind, data]).toEqual([kind, {}]);
        continue;
      }
      // One that was not sent is read by the person who has the server and its secret.
      const link = linkIn(await script(site.db, "emails.ts", id));
      expect([kind, (await owner.get(link)).status]).toEqual([kind, 200]);
      expect(dump).not.toContain(link.split("=")[1]);
    }
  }
});

test("an owner invites, staff cannot, and nobody can switch themselves off", async ({
  ownedApp,
}) => {
  const site = await ownedApp();
  const owner = await signedIn(site.app, site.owner);
  const page = await (await owner.post("/admin/account", inviteStan)).text();
  const staff = new Browser(site.app);
  // The address and the role are the invitation's, whatever is posted along.
  await staff.post(linkIn(page), {
    ...{ ...person, name: "Stan", email: "eve@example.com" },
    role: "owner",
  });
  const [olive, stan] = await team(site.db);
  expect([olive, stan]).toMatchObject([
    { email: "olive@example.com", role: "owner" },
    { email: "stan@example.com", role: "staff" },
  ]);
  for (const fields of [
    { ...inviteStan, email: "zoe@example.com" },
    { intent: "switch-off", id: olive?.id ?? "", password },
    { intent: "switch-off", id: stan?.id ?? "", password },
    { intent: "make-owner", id: stan?.id ?? "", password },
    { intent: "withdraw", id: stan?.id ?? "" },
  ]) {
    expect((await staff.post("/admin/account", fields)).status).toBe(403);
  }
  expect(await (await staff.get("/admin/account")).text()).not.toContain("Invite by email");
  const self = { intent: "switch-off", id: olive?.id ?? "", password };
  expect((await owner.post("/admin/account", self)).status).toBe(403);
  await owner.post("/admin/account", { ...self, id: stan?.id ?? "" });
  expect((await staff.get("/admin")).status).toBe(302);
});

test("a stolen session alone makes no owner, and what was typed is not lost", async ({
  ownedApp,
}) => {
  const site = await ownedApp();
  await addOperator(site.db, { ...stanSmith, role: "staff" });
  const thief = await signedIn(site.app, site.owner);
  const [, { id = "" } = {}] = await team(site.db);
  const everything = async () => ({ ...(await everythingIn(site.db)), rate_limits: [] });
  const before = await everything();
  for (const fields of [
    { intent: "invite", email: "eve@example.com", role: "owner" },
    { intent: "make-owner", id },
    { intent: "switch-off", id },
    { intent: "rename", id, name: "Stan the Second" },
    { intent: "change-email", email: "eve@example.com" },
  ] as Record<string, string>[]) {
    for (const proof of [{}, { password: "wrong wrong wrong", code: "123456" }]) {
      const answer = await thief.post("/admin/account", { ...fields, ...proof });
      const page = await answer.text();
      expect([fields.intent, answer.status]).toEqual([fields.intent, 422]);
      expect(page).toContain("That isn’t your password");
      if (fields.email) expect(page).toContain('value="eve@example.com"');
      if (fields.role) expect(page).toContain('<option value="owner" selected=""');
      await site.db.pool.query("delete from rate_limits"); // or the sixth would be refused
    }
  }
  expect(await everything()).toEqual(before);
  expect((await thief.get("/admin/account")).status).toBe(200);
});

/** Two owners, what they invite people by, and whether a link still works. */
async function twoOwners(site: OwnedApp) {
  await addOperator(site.db, { ...stanSmith, role: "owner" });
  return {
    ...site,
    olive: await signedIn(site.app, site.owner),
    stan: await signedIn(site.app, stanSmith),
    async invite(by: Browser, email: string) {
      const fields = { intent: "invite", email, role: "staff", password };
      return linkIn(await (await by.post("/admin/account", fields)).text());
    },
    works: async (link: string) => (await new Browser(site.app).get(link)).status === 200,
  };
}

test("invitations are listed, told to everybody who can sign in, and withdrawn", async ({
  ownedApp,
}) => {
  const site = await twoOwners(await ownedApp());
  const { olive, stan, invite, works } = site;
  const first = await invite(stan, "zoe@example.com");
  const again = await invite(olive, "zoe@example.com");
  expect([await works(first), await works(again)]).toEqual([false, true]);
  const told = await site.db.pool.query(
    "select to_address from emails where kind = 'team-invitation' order by 1",
  );
  expect(told.rows.map((row) => row.to_address)).toEqual(
    ["olive", "olive", "stan", "stan"].map((name) => `${name}@example.com`),
  );
  const page = await (await stan.get("/admin/account")).text();
  expect(page.replaceAll("<!-- -->", "")).toContain("Staff. Invited by Olive Owner on");
  const { rows } = await site.db.pool.query(
    "select id from operator_set_up_links where email = 'zoe@example.com'",
  );
  expect(rows).toHaveLength(1);
  const withdrawn = await stan.post("/admin/account", { intent: "withdraw", id: rows[0].id });
  expect(withdrawn.headers.get("location")).toBe("/admin/account?done=withdrawn");
  expect(await works(again)).toBe(false);
  await invite(olive, "tom@example.com");
  await site.db.pool.query("update operator_set_up_links set expires_at = now()");
  expect(await (await olive.get("/admin/account")).text()).not.toContain("tom@example.com");
});

test("an owner changes names and roles, their own too, but the last owner stays one", async ({
  ownedApp,
}) => {
  const site = await twoOwners(await ownedApp());
  const { olive } = site;
  const [me, other] = await team(site.db);
  const post = (fields: Record<string, string>) => olive.post("/admin/account", fields);
  const rename = { intent: "rename", id: other?.id ?? "", name: "  Stanislav 🦘 Smith ", password };
  expect((await post(rename)).headers.get("location")).toBe("/admin/account?done=team");
  expect((await post({ ...rename, id: me?.id ?? "", name: "Olive Oakes" })).status).toBe(303);
  expect((await team(site.db)).map(({ name }) => name).sort()).toEqual([
    "Olive Oakes",
    "Stanislav 🦘 Smith",
  ]);
  for (const [name, message] of [
    ["X", "Name must be at least 2 characters"],
    ["Stan\u202eley", "hidden characters"],
  ] as const) {
    const wrong = await post({ ...rename, name });
    const page = await wrong.text();
    expect([wrong.status, page.includes(message)]).toEqual([422, true]);
    expect(page).toContain(`value="${name}"`);
  }
  const { rows } = await site.db.pool.query(
    "select from_value, to_value from audit_events where action = 'operator.renamed' order by created_at",
  );
  expect(rows).toEqual([
    { from_value: "Stan Smith", to_value: "Stanislav 🦘 Smith" },
    { from_value: "Olive Owner", to_value: "Olive Oakes" },
  ]);

  const makeStaff = (id = "") => post({ intent: "make-staff", id, password });
  expect((await makeStaff(other?.id)).status).toBe(303);
  const last = await makeStaff(me?.id);
  expect([last.status, (await last.text()).includes("You’re the only owner")]).toEqual([422, true]);
  await post({ intent: "make-owner", id: other?.id ?? "", password });
  await site.db.pool.query("update operators set banned = true where name like 'Stan%'");
  expect((await makeStaff(me?.id)).status).toBe(422);
  await site.db.pool.query("update operators set banned = false");
  expect((await makeStaff(me?.id)).status).toBe(303);
  expect((await post(rename)).status).toBe(403);
});

test("an invitation dies with its maker's right to make one", async ({ ownedApp }) => {
  const site = await twoOwners(await ownedApp());
  const { olive, invite, works } = site;
  const others = await invite(olive, "tom@example.com");
  const id = (await team(site.db))[1]?.id ?? "";
  const change = (intent: string) => olive.post("/admin/account", { intent, id, password });
  for (const [end, back] of [
    ["make-staff", "make-owner"],
    ["switch-off", "switch-on"],
  ] as const) {
    const link = await invite(await signedIn(site.app, stanSmith), "zoe@example.com");
    expect((await change(end)).status).toBe(303);
    expect([end, await works(link), await works(others)]).toEqual([end, false, true]);
    await change(back);
    expect([back, await works(link)]).toEqual([back, false]);
  }
  const link = await invite(await signedIn(site.app, stanSmith), "zoe@example.com");
  await site.db.pool.query("delete from operators where email = 'stan@example.com'");
  expect([await works(link), await works(others)]).toEqual([false, true]);
});

test("an operator's own email is changed with the password, and the old one is told", async ({
  ownedApp,
}) => {
  const site = await ownedApp();
  await addOperator(site.db, { ...stanSmith, role: "staff" });
  const owner = await signedIn(site.app, site.owner);
  const change = (email: string) =>
    owner.post("/admin/account", { intent: "change-email", email, password });
  for (const email of ["stan@example.com", "no address"]) {
    expect((await change(email)).status).toBe(422);
  }
  const changed = await change(" Olive@New.example ");
  const to = "/admin/account?done=email";
  expect([changed.status, changed.headers.get("location")]).toEqual([303, to]);
  expect(await (await owner.get("/admin")).text()).toContain("olive@new.example");
  const { rows } = await site.db.pool.query("select to_address, kind from emails");
  expect(rows).toEqual([{ to_address: "olive@example.com", kind: "sign-in-address" }]);
  await signedIn(site.app, { email: "olive@new.example" });
  await expect(signedIn(site.app, site.owner)).rejects.toThrow("401");
});

test("a session is ended from another one, but only by its own operator", async ({ ownedApp }) => {
  const site = await ownedApp();
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

test("a changed password ends the other sessions and needs the old one", async ({ ownedApp }) => {
  const site = await ownedApp();
  const [here, there] = [
    await signedIn(site.app, site.owner),
    await signedIn(site.app, site.owner),
  ];
  const next = "another good password";
  for (const guessable of ["password1234", "Olive.Owner.2026"]) {
    const refused = await here.post("/admin/account", {
      ...{ intent: "change-password", password, next: guessable },
    });
    expect([guessable, refused.status]).toEqual([guessable, 422]);
    expect(await refused.text()).toContain("A few unrelated words work well");
  }
  const wrong = { intent: "change-password", password: "not the old one", next };
  expect((await here.post("/admin/account", wrong)).status).toBe(422);
  const right = await here.post("/admin/account", { ...wrong, password });
  expect(right.headers.get("location")).toBe("/admin/account?done=password");
  expect((await here.get("/admin")).status).toBe(200);
  expect((await there.get("/admin")).status).toBe(302);
});

test("the command makes an operator, and lets one back in", async ({ ownedApp }) => {
  const site = await ownedApp();
  expect(await operatorCommand(site.db, "list")).toContain("olive@example.com  Olive Owner  owner");
  const added = await operatorCommand(site.db, "add", "stan@example.com", "staff");
  const { rows } = await site.db.pool.query("select kind, to_address, data from emails");
  expect(rows).toEqual([
    {
      kind: "team-invitation",
      to_address: site.owner.email,
      data: { inviter: "The person who runs the server", email: "stan@example.com", role: "staff" },
    },
  ]);
  const stan = new Browser(site.app);
  await stan.post(linkIn(added), { ...person, name: "Stan" });
  expect((await stan.get("/admin")).status).toBe(200);
  const link = linkIn(await operatorCommand(site.db, "recover", site.owner.email));
  const lost = new Browser(site.app);
  expect((await lost.post(link, { password: "another good password" })).status).toBe(303);
  expect((await lost.get("/admin")).status).toBe(200);
});

type Mail = { id: string; kind: string; data: unknown; html: string | null; text: string | null };

/** The three emails of a reset and an invitation, once nothing more happens to them. */
async function doneMails({ pool }: Pick<TestDatabase, "pool">): Promise<Mail[] | undefined> {
  const { rows } = await pool.query<Mail>(
    "select * from emails where status <> 'queued' order by kind",
  );
  return rows.length === 3 ? rows : undefined;
}

/** Everybody who can sign in, by address. */
async function team({ pool }: Pick<TestDatabase, "pool">) {
  const { rows } = await pool.query<{ id: string; name: string; email: string; role: string }>(
    "select id, name, email, role from operators order by email",
  );
  return rows;
}

function operatorCommand(db: TestDatabase, ...words: string[]): Promise<string> {
  return script(db, "operator.ts", ...words);
}

async function script(db: TestDatabase, name: string, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [`scripts/${name}`, ...words], {
    env: {
      PATH: "/usr/bin:/bin",
      NODE_COMPILE_CACHE: ".cache/compiled",
      DATABASE_URL: db.url,
      AUTH_SECRET: "x".repeat(40),
    },
  });
  return stdout;
}

/** The path of the first link that lets somebody in, in a page, an email or what a command prints. */
function linkIn(text: string): string {
  const plain = text.replaceAll("=3D", "=");
  return /(\/admin\/(?:set-up|reset-password)\?token=[\w-]+)/.exec(plain)?.[1] ?? "";
}
