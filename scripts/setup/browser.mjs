// @ts-check
import { access, constants, mkdir, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { chromiumFlags, chromiumRecord, recordedChromium } from "./chromium.mjs";
import { debianChromiums, unpackDebianChromium } from "./debian-chromium.mjs";
import { pinnedNode, root, runQuietly, SetupError } from "./run.mjs";

/**
 * Finds or downloads a Chromium for the browser tests and records where it is, once it has drawn a
 * page. `CHROMIUM_PATH` in the environment names one to use.
 */
export async function prepareBrowser() {
  const named = process.env.CHROMIUM_PATH?.trim();
  const recorded = recordedChromium();
  if (recorded && (!named || named === recorded) && (await isExecutable(recorded))) return;
  const executablePath = named ? await checkNamed(named) : await findOrDownload();
  await mkdir(join(root, ".cache"), { recursive: true });
  await writeFile(chromiumRecord, JSON.stringify({ executablePath }));
}

/** @param {string} named */
async function checkNamed(named) {
  if (await draws(named)) return named;
  throw new SetupError(`CHROMIUM_PATH is ${named}, which does not start as a headless Chromium.`);
}

async function findOrDownload() {
  for (const path of [await playwrightChromium(), ...installedChromiums()]) {
    if (await draws(path)) return path;
  }
  console.log("Getting Chromium for the browser tests…");
  for (const download of [downloadWithPlaywright, unpackDebianChromium]) {
    const path = await download();
    if (path && (await draws(path))) return path;
  }
  throw new SetupError(
    "No Chromium for the browser tests: install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the command again.",
  );
}

function installedChromiums() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...debianChromiums, "google-chrome"].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
}

/** Where Playwright keeps the Chromium of its version, downloaded or not. */
async function playwrightChromium() {
  const { chromium } = await import("@playwright/test");
  return chromium.executablePath();
}

async function downloadWithPlaywright() {
  const cli = join(root, "node_modules/@playwright/test/cli.js");
  const install = [pinnedNode, cli, "install", "--no-shell", "chromium"];
  const { ok } = await runQuietly(install, { seconds: 300 });
  return ok ? playwrightChromium() : undefined;
}

/** @param {string} path */
function isExecutable(path) {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/**
 * Whether the program starts headless and lays out text, for which it needs its libraries and a font.
 *
 * @param {string} executablePath
 */
async function draws(executablePath) {
  if (!(await isExecutable(executablePath))) return false;
  const { chromium } = await import("@playwright/test");
  try {
    const browser = await chromium.launch({ executablePath, args: chromiumFlags, timeout: 60_000 });
    try {
      const page = await browser.newPage();
      await page.setContent("<span>Smart Sites</span>");
      return ((await page.locator("span").boundingBox())?.width ?? 0) > 20;
    } finally {
      await browser.close();
    }
  } catch {
    return false;
  }
}
