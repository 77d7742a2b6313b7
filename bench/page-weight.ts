import { existsSync } from "node:fs";
import * as fs from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumFlags, recordedChromium } from "../scripts/setup/chromium.mjs";
import type { App } from "./app.ts";

/** Bytes are those on the wire, in brotli where the server has it. */
export type PageWeight = {
  path: string;
  /** With the stylesheets inlined in it. */
  html: number;
  scriptFilesBeforeInteraction: number;
  /** Scripts within the HTML. */
  inlineScripts: number;
  islands: number;
  /** All script files, after every island of the page has run. */
  scriptsAfterIslands: number;
  fonts: number;
};

/** Pages that are rendered on request, which the build leaves no file of. */
const RENDERED = ["/start", "/start?form=brief"];

/** Paths of the public pages: those that were built and those rendered on request. */
export async function publicPages(): Promise<string[]> {
  const files = await fs.readdir("dist/client", { recursive: true });
  const built = files
    .filter((file) => file.endsWith(".html"))
    .map((file) => `/${file.replaceAll("\\", "/")}`.replace(/(\/index)?\.html$/, "") || "/");
  return [...new Set([...built, ...RENDERED])].sort();
}

/** @returns undefined, with a line that says so, where there is no browser to look with. */
export async function weighPages(app: App, paths: string[]): Promise<PageWeight[] | undefined> {
  const executablePath = recordedChromium() ?? chromium.executablePath();
  if (!existsSync(executablePath)) {
    console.log("No Chromium, so pages are not weighed: `npm test` finds or installs one.");
    return undefined;
  }
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const weights = [];
    for (const path of paths) weights.push(await weighPage(browser, app, path));
    return weights;
  } finally {
    await browser.close();
  }
}

async function weighPage(browser: Browser, app: App, path: string): Promise<PageWeight> {
  const origin = `http://127.0.0.1:${app.port}`;
  const page = await browser.newPage();
  const loaded: { type: string; url: string }[] = [];
  page.on("response", (response) =>
    loaded.push({ type: response.request().resourceType(), url: response.url() }),
  );
  const urlsOf = (type: string) => [
    ...new Set(loaded.filter((file) => file.type === type).map(({ url }) => url)),
  ];
  await page.goto(origin + path, { waitUntil: "networkidle" });
  const scriptFilesBeforeInteraction = urlsOf("script").length;
  const inlineScripts = await page.evaluate(() =>
    [...document.querySelectorAll("script:not([src])")]
      .filter((script) => !script.getAttribute("type")?.includes("json"))
      .map((script) => script.textContent)
      .join("\n"),
  );
  const islands = await runIslands(page);
  const weight = {
    ...{ path, scriptFilesBeforeInteraction, islands },
    inlineScripts: inlineScripts ? brotliCompressSync(inlineScripts).length : 0,
    html: await bytesOnTheWire(origin + path),
    scriptsAfterIslands: await totalBytes(urlsOf("script")),
    fonts: await totalBytes(urlsOf("font")),
  };
  await page.close();
  return weight;
}

/** Points at, and moves focus into, every island until it has its JavaScript. @returns how many. */
async function runIslands(page: Page): Promise<number> {
  const islands = page.locator("astro-island");
  const count = await islands.count();
  for (let n = 0; n < count; n++) {
    await islands.nth(n).scrollIntoViewIfNeeded();
    await islands.nth(n).dispatchEvent("pointerenter");
  }
  // An island that runs loses its attribute `ssr`.
  await page.waitForFunction(() => !document.querySelector("astro-island[ssr]"));
  await page.waitForLoadState("networkidle");
  return count;
}

async function totalBytes(urls: string[]): Promise<number> {
  const sizes = await Promise.all(urls.map(bytesOnTheWire));
  return sizes.reduce((total, size) => total + size, 0);
}

/** Not by fetch, which would count what it has unpacked. */
function bytesOnTheWire(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    httpRequest(url, { headers: { "accept-encoding": "br" } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("end", () => resolve(bytes)).on("error", reject);
    })
      .on("error", reject)
      .end();
  });
}
