import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { type App, startApp } from "../../support/app.ts";
import { dataFolder } from "../../support/data-folder.ts";
import { eventually } from "../../support/eventually.ts";
import { addOperator, password } from "../../support/operators.ts";
import { freshDatabase } from "../../support/postgres.ts";
import { scale } from "../../support/scale.ts";
import { freePort } from "../../support/servers/free-port.ts";
import { startSmtp } from "../../support/servers/smtp.ts";

/** Each start takes as long as a step, so `npm test` kills the app at a few of them. */
const stepsToACrash = scale(4, 1);

/**
 * The app with a mail server, on its own port, which `crash` kills and starts again: in soak
 * each time, else every fourth.
 */
export async function startBusiness() {
  const disposing = new AsyncDisposableStack();
  const smtp = disposing.use(await startSmtp());
  const folder = disposing.use(await dataFolder());
  const db = disposing.use(await freshDatabase());
  const variables = {
    DATABASE_URL: db.url,
    DATA_DIR: folder.path,
    PORT: String(await freePort()),
    SMTP_URL: smtp.url,
  };
  const operator = await addOperator(db);
  let app: App = await startApp(variables);
  let steps = 0;
  disposing.defer(() => app[Symbol.asyncDispose]());
  return {
    url: app.url,
    operator,
    async crash() {
      if (++steps % stepsToACrash > 0) return;
      await app.kill();
      app = await startApp(variables);
    },
    mails: smtp.mails,
    /** The latest email to an address about something, once it is there. */
    mailTo(to: string, subject: RegExp) {
      return eventually(() =>
        smtp.mails.findLast((mail) => mail.to === to && subject.test(mail.subject)),
      );
    },
    async has(query: string) {
      return ((await db.pool.query(query)).rowCount ?? 0) > 0;
    },
    [Symbol.asyncDispose]: () => disposing.disposeAsync(),
  };
}

/** Sends a bakery’s brief with two photos, as its owner does. */
export async function sendBrief(page: Page): Promise<void> {
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

/** Signs an operator in. */
export async function signIn(page: Page, { email }: { email: string }): Promise<void> {
  await page.goto("/admin");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: /^G’day/ })).toBeVisible();
}

/** Comments on a section of the site that is shown, by a tap on it. */
export async function comment(
  page: Page,
  block: RegExp,
  words: string,
  file?: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page.getByRole("button", { name: block }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("What would you like?").fill(words);
  if (file) await sheet.getByLabel("Attach files").setInputFiles(file);
  const name = sheet.getByLabel("Your name");
  if (await name.isVisible()) await name.fill("Mia");
  await sheet.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Thanks, we’ve got your comment.")).toBeVisible();
}
