import { symmetricEncrypt } from "better-auth/crypto";
import { expect } from "vitest";
import { type OwnedApp, test } from "../../support/empty-app.ts";
import {
  addOperator,
  appWithOwner,
  Browser,
  enrol,
  password,
  signedIn,
} from "../../support/operators.ts";

const secret = "a secret of forty characters, or of more";

async function passwordStep(site: Pick<OwnedApp, "app" | "owner">): Promise<Browser> {
  const browser = new Browser(site.app);
  const response = await browser.post("/admin/sign-in", { email: site.owner.email, password });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("One more step");
  expect((await browser.get("/admin")).status).toBe(302);
  return browser;
}

function codeStep(browser: Browser, code: string): Promise<Response> {
  return browser.post("/admin/sign-in", { step: "code", code });
}

test("with codes turned on, the password alone opens nothing and a code opens once", async ({
  ownedApp,
}) => {
  const site = await ownedApp();
  const { app } = await enrol(await signedIn(site.app, site.owner));
  const browser = await passwordStep(site);
  const wrong = await codeStep(browser, app.generate() === "000000" ? "000001" : "000000");
  expect([wrong.status, (await wrong.text()).includes("isn’t right")]).toEqual([401, true]);
  const code = app.generate();
  expect((await codeStep(browser, code)).status).toBe(303);
  expect((await browser.get("/admin")).status).toBe(200);

  const thief = await passwordStep(site);
  const again = await codeStep(thief, code);
  expect(again.status).toBe(401);
  expect(await again.text()).toContain("That code has already been used");
  expect((await thief.get("/admin")).status).toBe(302);
});

test("of two requests that bring the same code at once, one gets in", async ({ ownedApp }) => {
  const site = await ownedApp();
  const { app } = await enrol(await signedIn(site.app, site.owner));
  const browsers = await Promise.all([passwordStep(site), passwordStep(site)]);
  const code = app.generate();
  const answers = await Promise.all(browsers.map((browser) => codeStep(browser, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 401]);
});

test("a backup code opens once, and without codes the password is enough again", async ({
  ownedApp,
}) => {
  const site = await ownedApp();
  const { backupCodes } = await enrol(await signedIn(site.app, site.owner));
  expect(backupCodes).toHaveLength(10);
  const code = backupCodes[3] ?? "";
  const browser = await passwordStep(site);
  const used = await codeStep(browser, code);
  expect([used.status, (await used.text()).includes("9 backup codes left.")]).toEqual([200, true]);
  expect((await browser.get("/admin")).status).toBe(200);
  expect(await (await browser.get("/admin/account")).text()).toContain("9 backup codes left.");
  expect((await codeStep(await passwordStep(site), code)).status).toBe(401);

  // Neither the password nor a code alone turns codes off.
  const remove = (fields: Record<string, string>) =>
    browser.post("/admin/account", { intent: "remove-factor", ...fields });
  const another = backupCodes[4] ?? "";
  expect((await remove({ password: "wrong wrong wrong", code: another })).status).toBe(422);
  expect((await remove({ password })).status).toBe(422);
  expect((await remove({ password, code })).status).toBe(422);
  expect((await remove({ password, code: another })).status).toBe(303);
  await signedIn(site.app, site.owner);
});

test("a backup code is read as it was meant, and a screen with few left asks for new ones", async ({
  ownedApp,
}) => {
  const site = await ownedApp();
  const { backupCodes } = await enrol(await signedIn(site.app, site.owner));
  const misread = (code: string) =>
    ` ${code.toLowerCase().replace("-", " ").replaceAll("0", "O").replaceAll("1", "l")}`;
  for (const code of backupCodes.slice(0, 7)) {
    expect((await codeStep(await passwordStep(site), misread(code))).status).toBe(200);
  }
  const browser = await passwordStep(site);
  const eighth = await codeStep(browser, backupCodes[7] ?? "");
  expect(await eighth.text()).toContain("2 backup codes left. Get new ones before you run out.");
  const proof = { password, code: misread(backupCodes[8] ?? "") };
  const renewed = await browser.post("/admin/account", { intent: "renew-backup-codes", ...proof });
  expect(renewed.status).toBe(200);
  expect(await renewed.text()).toContain("10 backup codes left.");
});

test("a backup code that was given out before they were easy to read still opens", async () => {
  await using site = await appWithOwner({ AUTH_SECRET: secret });
  await enrol(await signedIn(site.app, site.owner));
  const codes = ["aBcIl-O0xyZ", "q2W3e-R4t5Y"];
  const kept = await symmetricEncrypt({ key: secret, data: JSON.stringify(codes) });
  await site.db.pool.query("update operator_two_factors set backup_codes = $1", [kept]);
  expect((await codeStep(await passwordStep(site), codes[0] ?? "")).status).toBe(200);
  expect((await codeStep(await passwordStep(site), codes[0] ?? "")).status).toBe(401);
  expect((await codeStep(await passwordStep(site), codes[1] ?? "")).status).toBe(200);
});

test("a code of the app confirms what an owner does, once, and a wrong one says so", async ({
  ownedApp,
}) => {
  const site = await ownedApp();
  const browser = await signedIn(site.app, site.owner);
  const { app } = await enrol(browser);
  const invite = (email: string, code: string) =>
    browser.post("/admin/account", { intent: "invite", email, role: "staff", password, code });
  const page = await (await invite("stan@example.com", "000000")).text();
  expect(page).toContain("That code isn’t right");
  expect(page).toContain('value="stan@example.com"');
  const code = app.generate();
  expect((await invite("stan@example.com", code)).status).toBe(200);
  const again = await invite("zoe@example.com", code);
  expect([again.status, (await again.text()).includes("That code has already been used")]).toEqual([
    422,
    true,
  ]);
});

test("strangers who post codes without a password keep nobody's code from counting", async () => {
  await using site = await appWithOwner();
  const { app } = await enrol(await signedIn(site.app, site.owner));
  for (let n = 0; n < 40; n++) {
    const stranger = new Browser(site.app);
    if (n % 2) stranger.cookies.set("operator.two_factor", `made.up.${n}`);
    expect((await codeStep(stranger, "123456")).status).toBe(401);
  }
  const browser = await passwordStep(site);
  expect((await codeStep(browser, app.generate())).status).toBe(303);
});

test("a code counts for anyone who typed the password, whatever session the browser was given since", async ({
  ownedApp,
}) => {
  const site = await ownedApp();
  const stan = await addOperator(site.db, {
    email: "stan@example.com",
    name: "Stan Smith",
    role: "staff",
  });
  const { app } = await enrol(await signedIn(site.app, site.owner));
  const planted = await signedIn(site.app, stan);
  const browser = await passwordStep(site);
  const session = "operator.session_token";
  browser.cookies.set(session, planted.cookies.get(session) ?? "");
  expect((await codeStep(browser, app.generate())).status).toBe(303);
  expect(await (await browser.get("/admin")).text()).toContain("Olive Owner");
  expect((await planted.get("/admin")).status).toBe(302);
});
