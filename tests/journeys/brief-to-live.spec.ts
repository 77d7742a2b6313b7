import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { type App, startApp } from "../support/app.ts";
import { dataFolder } from "../support/data-folder.ts";
import { eventually } from "../support/eventually.ts";
import { freePort } from "../support/free-port.ts";
import { addOperator, password } from "../support/operators.ts";
import { freshDatabase } from "../support/postgres.ts";
import { startSmtp } from "../support/smtp.ts";

/** Where pictures of the way go, for the README; unset, none are made. */
const pictures = process.env.JOURNEY_PICTURES;

test("a brief becomes a live website that takes enquiries, though the app is killed between any two steps", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  await using smtp = await startSmtp();
  await using business = await startBusiness({ SMTP_URL: smtp.url });
  const { url, crash } = business;
  const mailTo = (to: string, subject: RegExp) =>
    eventually(() => smtp.mails.findLast((mail) => mail.to === to && subject.test(mail.subject)), {
      within: 30_000,
    });
  const phone = { viewport: { width: 390, height: 844 }, baseURL: url };
  const owner = await browser.newPage(phone);
  const office = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: url });
  const visitor = await browser.newPage(phone);

  await test.step("the owner of a bakery sends a brief with two photos", async () => {
    await sendBrief(owner);
    await crash();
  });

  await test.step("the operator finds a draft, and makes three changes", async () => {
    await signIn(office, business.operator);
    await eventually(() => business.has("select from sites"), { within: 30_000 });
    await office.goto("/admin/sites");
    await office.getByRole("link", { name: "Wattle & Daughters" }).click();
    const frame = office.frameLocator("iframe");
    await expect(frame.getByRole("link", { name: "(02) 5550 1188" }).first()).toBeVisible();
    await takePicture(office, "draft");
    await section(office, "Opening").click();
    await office
      .getByLabel("Headline", { exact: true })
      .fill("Bread by hand, from four in the morning");
    await saved(office);
    await crash();
    await office.getByRole("button", { name: "Facts" }).click();
    await office.getByLabel("Phone", { exact: true }).fill("(02) 5550 1199");
    await saved(office);
    await office.getByRole("button", { name: "Sections" }).click();
    await section(office, "Services and prices").click();
    await office.getByLabel("Heading", { exact: true }).fill("From our oven");
    await saved(office);
    await takePicture(office, "editor");
    await crash();
  });

  await test.step("sends it to the owner", async () => {
    await office.getByRole("link", { name: "Live", exact: true }).click();
    await office.getByLabel("Name", { exact: true }).fill("wattle-bakery");
    await office.getByRole("button", { name: "Choose this name" }).click();
    await expect(
      office.getByText(`http://wattle-bakery.localhost:${new URL(url).port}`),
    ).toBeVisible();
    await crash();
    await office.getByRole("link", { name: "Review", exact: true }).click();
    await office.getByRole("button", { name: "Send for review" }).click();
    await expect(office.getByLabel(/^Whoever has it/)).toHaveValue(/\/review\//);
    await crash();
  });

  const link =
    await test.step("the owner opens the link on a phone, and comments twice", async () => {
      const { raw } = await mailTo("mia@wattle.example", /website/i);
      const path = /\/review\/[\w.-]+/.exec(raw)?.[0] ?? "no link";
      await owner.goto(path);
      await takePicture(owner, "review");
      await comment(owner, /^Comment on Opening/, "Five, not four. I am not a farmer.");
      await crash();
      await owner.reload();
      await comment(owner, /^Comment on Services/, "Please add that trays take a day.");
      await crash();
      return path;
    });

  await test.step("the operator changes what she asked for, and sends it again", async () => {
    await office.reload();
    await expect(office.getByText("Five, not four. I am not a farmer.")).toBeVisible();
    await expect(office.getByText("Please add that trays take a day.")).toBeVisible();
    await office.getByRole("button", { name: "Mark as done" }).first().click();
    await crash();
    await office.getByRole("link", { name: "Edit", exact: true }).click();
    await section(office, "Opening").click();
    await office
      .getByLabel("Headline", { exact: true })
      .fill("Bread by hand, from five in the morning");
    await saved(office);
    await office.getByRole("link", { name: "Review", exact: true }).click();
    await office.getByRole("button", { name: /^Send .*(again|review)/ }).click();
    await crash();
  });

  await test.step("the owner approves by a code from her mailbox", async () => {
    await owner.goto(link);
    const words = owner.frameLocator("iframe").getByRole("heading", { level: 1 });
    await expect(words).toHaveText("Bread by hand, from five in the morning");
    await owner.getByRole("button", { name: "Email me a code" }).click();
    await expect(owner.getByText("The code is on its way")).toBeVisible();
    await crash();
    const { raw } = await mailTo("mia@wattle.example", /code/i);
    await owner.getByLabel("Your full name").fill("Mia Nguyen");
    await owner.getByLabel("Code from our email").fill(/\b\d{6}\b/.exec(raw)?.[0] ?? "no code");
    await owner.getByRole("checkbox").check();
    await owner.getByRole("button", { name: "Approve this website" }).click();
    await expect(owner.getByRole("heading", { name: "Approved. Thank you!" })).toBeVisible();
    await crash();
  });

  await test.step("the operator publishes it", async () => {
    await office.getByRole("link", { name: "Live", exact: true }).click();
    await office.getByRole("button", { name: "It may be published" }).click();
    await crash();
    await office
      .getByRole("button", { name: /^Publish/ })
      .first()
      .click();
    await expect(office.getByRole("heading", { name: "Live", exact: true })).toBeVisible();
    await crash();
  });

  await test.step("a neighbour reads it under its own name, and asks for trays", async () => {
    await visitor.goto(`http://wattle-bakery.localhost:${new URL(url).port}/`);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(
      "Bread by hand, from five in the morning",
    );
    await expect(visitor.getByRole("link", { name: "(02) 5550 1199" }).first()).toBeVisible();
    await expect(visitor.locator("img").first()).toHaveJSProperty("complete", true);
    await takePicture(visitor, "live");
    await visitor.getByLabel("Your name").fill("Zoe Papadakis");
    await visitor.getByLabel("Email or phone").fill("zoe@example.com");
    await visitor.locator("textarea[name=message]").fill("Could I have two trays on Friday?");
    await visitor.getByRole("button", { name: "Send" }).click();
    await expect(visitor.getByRole("heading", { level: 1 })).toContainText("Thank");
    await crash();
  });

  await test.step("the bakery has the email, once, and the operator sees the enquiry", async () => {
    const { raw } = await mailTo("mia@wattle.example", /enquiry|message/i);
    expect(raw).toContain("two trays on Friday");
    expect(raw).toContain("Reply-To: zoe@example.com");
    await office.getByRole("link", { name: "Enquiries", exact: true }).last().click();
    await expect(office.getByText("Could I have two trays on Friday?")).toBeVisible();
    const told = smtp.mails.filter((mail) => mail.raw.includes("two trays on Friday"));
    expect(new Set(told.map(({ messageId }) => messageId)).size).toBe(1);
  });
});

/** The app on a port of its own, which `crash` kills and starts again. */
async function startBusiness(environment: Record<string, string>) {
  const disposing = new AsyncDisposableStack();
  const folder = disposing.use(await dataFolder());
  const db = disposing.use(await freshDatabase());
  const variables = {
    DATABASE_URL: db.url,
    DATA_DIR: folder.path,
    PORT: String(await freePort()),
    ...environment,
  };
  const operator = await addOperator(db);
  let app: App = await startApp(variables);
  disposing.defer(() => app[Symbol.asyncDispose]());
  return {
    url: app.url,
    operator,
    async crash() {
      await app.kill();
      app = await startApp(variables);
    },
    async has(query: string) {
      return ((await db.pool.query(query)).rowCount ?? 0) > 0;
    },
    [Symbol.asyncDispose]: () => disposing.disposeAsync(),
  };
}

async function sendBrief(page: Page): Promise<void> {
  const next = () => page.getByRole("button", { name: "Continue" }).click();
  await page.goto("/start?form=brief");
  await page.getByLabel("Business name").fill("Wattle & Daughters");
  await page
    .getByLabel("What does it do, and for whom?")
    .fill(
      "We are a bakery in Punchbowl. We bake manoush and bread by hand. Trays are for parties.",
    );
  await next();
  await page.getByLabel("Opening hours").fill("Mon to Sat 5.30am to 4pm");
  await page.getByLabel("Services and prices").fill("Zaatar manoush, $3.50\nParty trays, from $40");
  await next();
  await page.getByLabel("What should the site do for you?").fill("More orders by phone");
  await page.getByRole("radio", { name: "Warm and friendly" }).check();
  await next();
  await page.getByRole("radio", { name: "Not yet" }).check();
  await next();
  const files = ["shop.jpg", "bread.jpg"].map(async (name, at) => ({
    name,
    mimeType: "image/jpeg",
    buffer: await pictureOfBread(at),
  }));
  await page.getByLabel("Logo, photos, menu, price list").setInputFiles(await Promise.all(files));
  for (const name of ["shop.jpg", "bread.jpg"]) {
    await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText("uploaded");
  }
  await next();
  await page.getByLabel("Email address").fill("mia@wattle.example");
  await page.getByLabel("Phone number").fill("(02) 5550 1188");
  await next();
  await page.getByRole("button", { name: "Send my brief" }).click();
  await page.waitForURL(/\/thank-you\?type=brief$/);
}

/** Loaves on a board, which look better in a README than a plain colour. */
function pictureOfBread(which: number): Promise<Buffer> {
  const loaf = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><ellipse rx="300" ry="150" fill="url(#crust)"/><path d="M-190-60q60 60 40 130M-60-100q70 90 40 190M80-100q70 90 30 180" stroke="#f3d9ac" stroke-width="26" fill="none" stroke-linecap="round"/></g>`;
  const loaves = [loaf(560, 640), loaf(1050, 760), ...(which > 0 ? [loaf(820, 400)] : [])];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><defs><radialGradient id="crust" cy=".3"><stop stop-color="#dd9a4e"/><stop offset="1" stop-color="#8a4a1c"/></radialGradient><linearGradient id="wall" x2="0" y2="1"><stop stop-color="#efe4d2"/><stop offset="1" stop-color="#d8c3a1"/></linearGradient></defs><rect width="1600" height="1200" fill="url(#wall)"/><rect y="760" width="1600" height="440" fill="#7a5433"/>${loaves.join("")}</svg>`;
  return sharp(Buffer.from(drawing)).jpeg({ quality: 85 }).toBuffer();
}

async function signIn(page: Page, { email }: { email: string }): Promise<void> {
  await page.goto("/admin");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("link", { name: "Sites", exact: true })).toBeVisible();
}

const section = (page: Page, name: string) =>
  page.getByRole("listitem").getByRole("button", { name });

/** Waits until what has just been typed is saved. */
async function saved(page: Page): Promise<void> {
  await expect(page.getByText("Saving…")).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
}

async function comment(page: Page, block: RegExp, words: string): Promise<void> {
  await page.getByRole("button", { name: block }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("What would you like?").fill(words);
  const name = sheet.getByLabel("Your name");
  if (await name.isVisible()) await name.fill("Mia");
  await sheet.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Thanks, we’ve got your comment.")).toBeVisible();
}

async function takePicture(page: Page, name: string): Promise<void> {
  if (pictures) await page.screenshot({ path: join(pictures, `${name}.png`) });
}
