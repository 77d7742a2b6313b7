import { expect, test } from "vitest";
import { appWithOwner, Browser, enrol, password, signedIn } from "./operators.ts";

async function passwordStep(site: Awaited<ReturnType<typeof appWithOwner>>): Promise<Browser> {
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

test("with codes turned on, the password alone opens nothing and a code opens once", async () => {
  await using site = await appWithOwner();
  const { app } = await enrol(await signedIn(site.app, site.owner));
  const browser = await passwordStep(site);
  const wrong = await codeStep(browser, app.generate() === "000000" ? "000001" : "000000");
  expect([wrong.status, (await wrong.text()).includes("isn&#x27;t right")]).toEqual([401, true]);
  const code = app.generate();
  expect((await codeStep(browser, code)).status).toBe(303);
  expect((await browser.get("/admin")).status).toBe(200);

  const thief = await passwordStep(site);
  const again = await codeStep(thief, code);
  expect(again.status).toBe(401);
  expect(await again.text()).toContain("That code has been used");
  expect((await thief.get("/admin")).status).toBe(302);
});

test("of two requests that bring the same code at once, one gets in", async () => {
  await using site = await appWithOwner();
  const { app } = await enrol(await signedIn(site.app, site.owner));
  const browsers = await Promise.all([passwordStep(site), passwordStep(site)]);
  const code = app.generate();
  const answers = await Promise.all(browsers.map((browser) => codeStep(browser, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 401]);
});

test("a backup code opens once, and without codes the password is enough again", async () => {
  await using site = await appWithOwner();
  const { backupCodes } = await enrol(await signedIn(site.app, site.owner));
  expect(backupCodes).toHaveLength(10);
  const code = backupCodes[3] ?? "";
  const browser = await passwordStep(site);
  expect((await codeStep(browser, code)).status).toBe(303);
  expect((await codeStep(await passwordStep(site), code)).status).toBe(401);

  const wrong = await browser.post("/admin/account", { intent: "remove-factor", password: "no" });
  expect(wrong.status).toBe(422);
  await browser.post("/admin/account", { intent: "remove-factor", password });
  await signedIn(site.app, site.owner);
});
