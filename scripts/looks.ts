/**
 * Takes screenshots of every public screen and state, and of the office with a sign-up, a brief and
 * a suspected one in it, and lays them out on one page, looks/index.html, for reviewing a change.
 * `npm run looks -- /demo /admin/account` takes those of some paths alone, and `npm run looks -- blocks`
 * the blocks of customers’ sites (looks-of-blocks.ts).
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { routes } from "../tests/journeys/support/routes.ts";
import { widgetStates } from "../tests/journeys/support/states.ts";
import { startApp } from "../tests/support/app.ts";
import { brief, person, postBrief, postJoin } from "../tests/support/builders.ts";
import { takeBlocks } from "./looks-of-blocks.ts";
import { launchChromium } from "./pictures/chromium.ts";

const folder = "looks";
const screenWidths = [360, 768, 1440];
const stateWidths = [360, 1440];

/** The first brief of the list. */
const aBrief = "/admin/briefs?order=oldest";
const officeRoutes = [
  ...["/admin", "/admin/briefs", aBrief, "/admin/briefs/suspected", "/admin/waitlist"],
  ...["/admin/emails", "/admin/funnel", "/admin/qa", "/admin/privacy", "/admin/account"],
];

type Picture = { title: string; width: number; file: string };

const chosen = process.argv.slice(2);
const isChosen = (path: string) => chosen.length === 0 || chosen.includes(path.split("?")[0] ?? "");

await rm(folder, { recursive: true, force: true });
if (chosen[0] === "blocks") {
  const browser = await launchChromium();
  await takeBlocks(browser, chosen.slice(1));
  await browser.close();
  process.exit();
}
await rm(".cache/looks", { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const owner = { email: "olive@example.com", password: "a screen for every taste" };
await using app = await startApp({
  DATA_DIR: ".cache/looks",
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
});
if (officeRoutes.some(isChosen)) {
  await postJoin(app, person());
  await postBrief(app, brief());
  await postBrief(app, { ...brief({ business_name: "Suspected Cakes" }), leave_blank: "x" });
}
const browser = await launchChromium();
const screens = [
  ...(await takeScreens(browser, routes.filter(isChosen))),
  ...(await takeScreens(browser, officeRoutes.filter(isChosen), signIn)),
];
const states = await takeStates(browser, app.url);
await browser.close();
await writeFile(`${folder}/index.html`, sheet(screens, states));
console.log(`${screens.length + states.length} pictures: open ${folder}/index.html`);

/** @param enter what a visit begins with. */
async function takeScreens(
  browser: Browser,
  paths: readonly string[],
  enter?: (page: Page) => Promise<void>,
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  if (paths.length === 0) return pictures;
  for (const width of screenWidths) {
    await using visit = await newVisit(browser, width);
    await enter?.(visit.page);
    for (const path of paths) {
      await visit.page.goto(app.url + path);
      // The page of one brief has the brief's own address.
      if (path === aBrief) await visit.page.locator("[data-rows] a").first().click();
      pictures.push(await take(visit.page, { title: path, width }, { fullPage: true }));
    }
    console.log(`every screen ${enter ? "of the office " : ""}at ${width} px`);
  }
  return pictures;
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${app.url}/admin/sign-in`);
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password").fill(owner.password);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${app.url}/admin`);
}

async function takeStates(browser: Browser, url: string): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const width of stateWidths) {
    const possible = widgetStates
      .filter(({ path }) => isChosen(path))
      .filter(({ widths }) => width <= (widths?.most ?? width) && width >= (widths?.least ?? 0));
    for (const { name, path, reach } of possible) {
      await using visit = await newVisit(browser, width);
      await visit.page.goto(url + path);
      await reach(visit.page);
      pictures.push(await take(visit.page, { title: `${path}: ${name}`, width }));
    }
    console.log(`every state at ${width} px`);
  }
  return pictures;
}

async function newVisit(browser: Browser, width: number) {
  const page = await browser.newPage({
    viewport: { width, height: width < 768 ? 740 : 900 },
    reducedMotion: "reduce", // so that two runs catch the same moment
    locale: "en-AU",
    timezoneId: "Australia/Sydney",
  });
  return { page, [Symbol.asyncDispose]: () => page.close() };
}

async function take(
  page: Page,
  { title, width }: Omit<Picture, "file">,
  { fullPage = false } = {},
): Promise<Picture> {
  const file = `${title.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "") || "home"}-${width}.jpg`;
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}/${file}`, fullPage, type: "jpeg", quality: 85 });
  return { title, width, file };
}

function sheet(screens: readonly Picture[], states: readonly Picture[]): string {
  return `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<title>Looks</title>
<style>
  body { margin: 2rem; font: 1rem/1.4 system-ui; background: #ddd; }
  section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; margin-bottom: 3rem; }
  h3 { width: 100%; margin: 1rem 0 0; font-size: 1rem; }
  img { display: block; max-height: 900px; object-fit: cover; object-position: top; border: 1px solid #999; }
</style>
<h1>Screens</h1>
${rows(screens)}
<h1>States</h1>
${rows(states)}
</html>
`;
}

/** The pictures of one title in a row, each at a third of its size, or less, and a link to all of it. */
function rows(pictures: readonly Picture[]): string {
  const titles = [...new Set(pictures.map(({ title }) => title))];
  const figure = ({ file, width }: Picture) =>
    `<a href="${file}"><img src="${file}" width="${Math.round(width / 3)}" alt="${width} px" loading="lazy"></a>`;
  return titles
    .map((title) => {
      const own = pictures.filter((picture) => picture.title === title);
      return `<section><h3>${title.replaceAll("&", "&amp;")}</h3>${own.map(figure).join("")}</section>`;
    })
    .join("\n");
}
