/**
 * What the visitor of each page downloads. Alone: `node bench/pages.ts http://localhost:3000`, with
 * `--routes /,/about` for some of them.
 */
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium, type Page, type Request } from "@playwright/test";
import { chromiumFlags, recordedChromium } from "../scripts/setup/chromium.mjs";
import { chosenRoutes, worstOfEachKind } from "./routes.ts";

/** Bytes are those on the wire, in brotli where the server has it. */
export type PageBytes = {
  route: string;
  /** With the styles inlined in it. */
  html: number;
  /** What of the HTML is styles. */
  css: number;
  /** Style sheets that islands load. */
  cssAfter: number;
  /** What of the HTML is scripts. */
  inlineScripts: number;
  /** Script files that load by themselves. */
  scriptsBefore: number;
  /** Script files of islands, after each of the page was seen and touched. */
  scriptsAfter: number;
  /** The script file that measures the visit and closes the menu. */
  firstTouch: number;
  fonts: number;
  /** After the whole page was seen. */
  images: number;
};

/** Visits each page of a running app as a phone does, and weighs what it loads. */
export async function measurePages(
  url: string,
  routes: readonly string[] = chosenRoutes(),
): Promise<PageBytes[]> {
  const executablePath = recordedChromium() ?? chromium.executablePath();
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const pages: PageBytes[] = [];
    for (const route of routes) pages.push(await measurePage(browser, url, route));
    return pages;
  } finally {
    await browser.close();
  }
}

/** A section of docs/benchmarks.md. */
export function pagesSection(pages: readonly PageBytes[]): string {
  const weight = (page: PageBytes) => brokenBudgets(page).length * 1e9 + page.html;
  const rows = worstOfEachKind(pages, weight).map(({ page, label }) => {
    const over = brokenBudgets(page);
    const weights = [page.html, page.scriptsAfter, page.images].map(kilobytes);
    return `| ${label} | ${weights.join(" | ")} | ${over.join(", ") || "holds"} |`;
  });
  const most = (part: keyof Omit<PageBytes, "route">) =>
    kilobytes(Math.max(...pages.map((page) => page[part])));
  return [
    "### What each page weighs",
    "",
    `KB in brotli. Budgets: HTML with its styles 20, scripts in it 2, script files before a touch 0, those of islands 75, fonts 60. No page has more than ${most("scriptsBefore")} of script files before a touch, ${most("firstTouch")} at the first one, and ${most("fonts")} of fonts.`,
    "",
    "| Page | HTML | scripts of islands | images | Budget |",
    "|---|--:|--:|--:|---|",
    ...rows,
  ].join("\n");
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

const budgets: readonly [keyof Omit<PageBytes, "route">, kilobytes: number][] = [
  ["html", 20],
  ["inlineScripts", 2],
  ["scriptsBefore", 0],
  ["scriptsAfter", 75],
  ["fonts", 60],
];

function brokenBudgets(page: PageBytes): string[] {
  return budgets
    .filter(([part, kilobytes]) => page[part] > kilobytes * 1024)
    .map(([part]) => `**${part} does not hold**`);
}

async function measurePage(browser: Browser, url: string, route: string): Promise<PageBytes> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await page.goto(url + route, { waitUntil: "networkidle" });
  const html = await bytesOf(requests, "document");
  const scriptsBefore = await bytesOf(requests, "script");
  const css = await brotliOf(page, "style");
  const inlineScripts = await brotliOf(page, "script:not([src]):not([type*=json])");
  await runIslands(page);
  const touch = requests.filter((request) => request.url().endsWith("/first-touch.js"));
  const firstTouch = await bytesOf(touch, "script");
  const after = {
    cssAfter: await bytesOf(requests, "stylesheet"),
    scriptsAfter: (await bytesOf(requests, "script")) - firstTouch,
    firstTouch,
    fonts: await bytesOf(requests, "font"),
    images: await bytesOf(requests, "image"),
  };
  await page.close();
  return { route, html, css, inlineScripts, scriptsBefore, ...after };
}

async function bytesOf(requests: readonly Request[], type: string): Promise<number> {
  const own = requests.filter((request) => request.resourceType() === type);
  const sizes = await Promise.all(own.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

async function brotliOf(page: Page, selector: string): Promise<number> {
  const text = (await page.locator(selector).allTextContents()).join("\n");
  return text ? brotliCompressSync(text).length : 0;
}

/** Touches the page, then sees and points at every island until it has its JavaScript. */
async function runIslands(page: Page): Promise<void> {
  if ((await page.locator("astro-island").count()) === 0) return;
  const started = page.waitForResponse((response) => response.url().endsWith("/islands.js"));
  await page.keyboard.press("Tab");
  await (await started).finished();
  for (const island of await page.locator("astro-island").all()) {
    await island.scrollIntoViewIfNeeded();
    await island.dispatchEvent("pointerenter");
  }
  // An island that runs loses its attribute `ssr`.
  await page.waitForFunction(() => !document.querySelector("astro-island[ssr]"));
  await page.waitForLoadState("networkidle");
}

if (import.meta.main) {
  const url = process.argv[2];
  if (!url) throw new Error("Name the address of a running app");
  console.log(pagesSection(await measurePages(url)));
}
