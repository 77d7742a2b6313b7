import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { eventually } from "../../support/eventually.ts";
import { addOperator, appWithOwner, Browser, password, signedIn } from "../../support/operators.ts";
import { startSmtp } from "../../support/servers/smtp.ts";

type Site = Awaited<ReturnType<typeof appWithOwner>>;

const behindProxy = { TRUST_PROXY: "1" };

/** A browser at its own address, as the proxy tells us. */
function browserAt(site: Site, address: string) {
  const browser = new Browser(site.app);
  const headers = { "x-forwarded-for": address };
  return {
    cookies: browser.cookies,
    get: (path: string) => browser.get(path, headers),
    post: (path: string, fields: Record<string, string>) => browser.post(path, fields, headers),
    signIn: (typed = password) =>
      browser.post("/admin/sign-in", { email: site.owner.email, password: typed }, headers),
  };
}

/** Guesses of strangers, each at an address and most in its own network, all at once. */
function attack(site: Site, guesses: number) {
  const answers: Response[] = [];
  for (let n = 0; n < guesses; n++) {
    const stranger = browserAt(site, `203.0.${n % 100}.${n}`);
    stranger.signIn("wrong wrong wrong").then(
      (answer) => answers.push(answer),
      () => {}, // the app has stopped
    );
  }
  return { waiting: () => guesses - answers.length, answers };
}

/** Hundreds of guesses, until no more of them are waiting than there are places. */
async function siege(site: Site) {
  const strangers = attack(site, 200);
  await eventually(() => strangers.waiting() <= 100);
  const refusals = strangers.answers.map(({ status, headers }) => {
    return `${status} ${headers.get("retry-after")}`;
  });
  expect(new Set(refusals)).toEqual(new Set(["401 null", "429 5"]));
  // Each of them for up to half a minute, which anyone who comes in at that time has not had to wait.
  return { expectToGoOn: () => expect(strangers.waiting()).toBeGreaterThan(50) };
}

/** Until the job that tells an operator about guesses is done. */
async function noticeDone(site: Site) {
  await eventually(async () => {
    const { rows } = await site.db.pool.query(`
      select from rate_limits where key like 'guess-notice:%' and not exists (
        select from graphile_worker.jobs where task_identifier = 'mail_guess_notice')`);
    return rows.length > 0;
  });
}

test("hundreds of strangers' guesses do not keep a known device out, wherever it is", async () => {
  await using site = await appWithOwner(behindProxy);
  const laptop = browserAt(site, "198.51.100.1");
  expect((await laptop.signIn()).status).toBe(303);
  await laptop.post("/admin/sign-out", {});
  const strangers = await siege(site);
  const elsewhere = browserAt(site, "203.0.0.199"); // where a stranger guesses from, too
  for (const [name, value] of laptop.cookies) elsewhere.cookies.set(name, value);
  expect((await elsewhere.signIn()).status).toBe(303);
  strangers.expectToGoOn();
  await noticeDone(site);
  const { rows } = await site.db.pool.query("select kind, to_address from emails");
  expect(rows).toEqual([{ kind: "sign-in-guesses", to_address: site.owner.email }]);
});

test("nor do they keep out who resets the password", async () => {
  await using smtp = await startSmtp();
  await using site = await appWithOwner({ ...behindProxy, SMTP_URL: smtp.url });
  const phone = browserAt(site, "203.0.0.199");
  await phone.post("/admin/forgot-password", { email: site.owner.email });
  const { raw } = await eventually(() => smtp.mails[0]);
  const strangers = await siege(site);
  const link = /(\/admin\/reset-password\?token=[\w-]+)/.exec(raw.replace(/=3D/g, "="))?.[1];
  expect((await phone.post(link ?? "", { password })).status).toBe(200);
  expect((await phone.signIn()).status).toBe(303);
  strangers.expectToGoOn();
});

test("nor whom the server lets back in", async () => {
  await using site = await appWithOwner(behindProxy);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["scripts/operator.ts", "recover", site.owner.email],
    { env: { PATH: "/usr/bin:/bin", DATABASE_URL: site.db.url } },
  );
  const strangers = await siege(site);
  const link = /(\/admin\/set-up\?token=\S+)/.exec(stdout)?.[1] ?? "";
  const tablet = browserAt(site, "203.0.0.199");
  expect((await tablet.post(link, { password })).status).toBe(303);
  expect((await tablet.get("/admin")).status).toBe(200);
  strangers.expectToGoOn();
});

test("a device nobody knows waits a little longer after each wrong guess, and then gets in", async () => {
  await using site = await appWithOwner(behindProxy);
  const strangers = attack(site, 6); // the sixth waits a second
  await eventually(() => strangers.waiting() === 0);
  expect(strangers.answers.map(({ status }) => status)).toEqual(Array(6).fill(401));
  const began = performance.now();
  expect((await browserAt(site, "198.51.100.1").signIn()).status).toBe(303);
  expect(performance.now() - began).toBeGreaterThan(1_300);
  const { rows } = await site.db.pool.query("select from rate_limits where key like '%olive%'");
  expect(rows).toEqual([]);
});

test("guesses by somebody with a session are limited for it, and for its operator", async () => {
  await using site = await appWithOwner();
  const [thief, owner] = [
    await signedIn(site.app, site.owner),
    await signedIn(site.app, site.owner),
  ];
  const guess = (intent: string) =>
    thief.post("/admin/account", {
      ...{ intent, next: "another good password", email: "eve@example.com", role: "owner" },
      password: "wrong wrong wrong",
    });
  const statuses: number[] = [];
  for (const intent of ["change-password", "start-factor", "invite", "change-email", "invite"]) {
    statuses.push((await guess(intent)).status);
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422]);
  const refused = await guess("change-password");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
  expect(await refused.text()).toContain("Too many attempts");

  // The operator is told, and can still do all of it where they are.
  await eventually(async () => {
    const { rows } = await site.db.pool.query("select kind from emails");
    return rows.some(({ kind }) => kind === "sign-in-guesses");
  });
  const invite = { intent: "invite", email: "stan@example.com", role: "staff", password };
  expect((await owner.post("/admin/account", invite)).status).toBe(200);

  // Several stolen sessions have their own guesses, but all together no more than fifteen.
  const spent =
    "('guess-operator:olive@example.com', 15, (extract(epoch from now()) + 900) * 1000)";
  await site.db.pool.query(`insert into rate_limits (key, points, expire) values ${spent}`);
  expect((await owner.post("/admin/account", invite)).status).toBe(429);
  // Anyone who signs in with the password has shown that it is theirs.
  const here = await signedIn(site.app, site.owner);
  expect((await here.post("/admin/account", invite)).status).toBe(200);
});

test("a switched-off operator's guesses are emailed to nobody", async () => {
  await using site = await appWithOwner(behindProxy);
  await addOperator(site.db, { email: "stan@example.com", name: "Stan", role: "staff" });
  await site.db.pool.query("update operators set banned = true");
  const strangers = attack(site, 30);
  await eventually(() => strangers.waiting() <= 25);
  await noticeDone(site);
  const { rows } = await site.db.pool.query("select from emails");
  expect(rows).toEqual([]);
});
