import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumFlags, recordedChromium } from "../scripts/setup/chromium.mjs";
import type { App } from "./app.ts";
import { type Times, timesOf } from "./rounds.ts";

/** Fewer together than one visitor may make in ten minutes. */
const ASKED = 14;
const SEEN = 14;

const tool = "/tools/website-sketch";
const words = { name: "Rosie’s Bakehouse", trade: "bakery", place: "Ballarat", colour: "" };

/** As Lighthouse takes a phone on slow 4G: 150 ms, 1.6 Mbit/s down and 750 kbit/s up, a processor four times slower. */
const slowPhone = {
  network: { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 },
  processor: { rate: 4 },
};

export type SketchSpeeds = {
  /** Milliseconds in which the server makes a sketch, and then answers with its page. */
  serving: Times;
  /** Milliseconds from the press on a phone until the whole page has been painted, fonts included. */
  seeing: Times;
};

/** How soon a visitor sees a website of three words. */
export async function measureSketches({ port }: App): Promise<SketchSpeeds> {
  const url = `http://localhost:${port}`;
  await ask(url); // the first of a process takes longer
  const serving: number[] = [];
  for (let n = 0; n < ASKED; n++) serving.push(await ask(url));
  const browser = await chromium.launch({
    executablePath: recordedChromium() ?? chromium.executablePath(),
    args: chromiumFlags,
  });
  try {
    const seeing: number[] = [];
    for (let n = 0; n < SEEN; n++) seeing.push(await see(browser, url));
    return { serving: timesOf(serving), seeing: timesOf(seeing) };
  } finally {
    await browser.close();
  }
}

async function ask(url: string): Promise<number> {
  const start = performance.now();
  const made = await fetch(url + tool, {
    method: "POST",
    headers: { origin: url },
    body: new URLSearchParams(words),
    redirect: "manual",
  });
  const page = await fetch(`${url}${made.headers.get("location")}/page`);
  if (!(await page.text()).includes(words.name)) throw new Error(`a sketch: ${made.status}`);
  return performance.now() - start;
}

/** A new visitor, with nothing in the browser’s cache. */
async function see(browser: Browser, url: string): Promise<number> {
  await using page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", slowPhone.network);
  await devTools.send("Emulation.setCPUThrottlingRate", slowPhone.processor);
  await page.goto(url + tool);
  await page.getByLabel("Your business’s name").fill(words.name);
  await page.getByLabel("What it does").fill(words.trade);
  await page.getByLabel("Where").fill(words.place);
  await page.waitForLoadState("networkidle"); // typing takes longer
  const press = Date.now();
  await page.getByRole("button", { name: "Show me my website" }).click();
  await page.waitForURL(/website-sketch\//, { waitUntil: "commit" });
  return await untilPainted(page, press); // before the page is closed
}

async function untilPainted(page: Page, press: number): Promise<number> {
  const painted = await page.waitForFunction((press) => {
    const frame = document.querySelector<HTMLIFrameElement>(".stage iframe:not([inert])");
    const shown = frame?.contentDocument;
    const isThere =
      shown?.querySelector("h1") &&
      shown.readyState === "complete" &&
      [...shown.fonts].some(({ status }) => status === "loaded") &&
      shown.fonts.status === "loaded";
    return isThere && Date.now() - press;
  }, press);
  return Number(await painted.jsonValue());
}
