// @ts-check
import { access, constants, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { chromiumFlags, chromiumRecord, recordedChromium } from "./chromium.mjs";
import {
  debianChromiums,
  installDebianChromium,
  unpackDebianChromium,
} from "./debian-chromium.mjs";
import { pinnedNode, root, runQuietly, SetupError } from "./run.mjs";

/**
 * Finds or downloads a Chromium for the browser tests and records where it is, once it has drawn a
 * page. `CHROMIUM_PATH` in the environment names one to use.
 */
export async function prepareBrowser() {
  const named = process.env.CHROMIUM_PATH?.trim();
  const recorded = recordedChromium();
  if (recorded && (!named || named === recorded) && (await isExecutable(recorded))) return;
  const chromium = named ? await checkNamed(named) : await findOrInstall();
  await mkdir(join(root, ".cache"), { recursive: true });
  await writeFile(chromiumRecord, JSON.stringify({ executablePath: chromium }));
}

/** @param {string} named */
async function checkNamed(named) {
  if (await draws(named)) return named;
  throw new SetupError(`CHROMIUM_PATH is ${named}, which does not start as a headless Chromium.`);
}

async function findOrInstall() {
  const found = await firstThatDraws([await playwrightChromium(), ...installedChromiums()]);
  if (found) return found;

  console.log("Getting Chromium for the browser tests…");
  for (const get of [downloadWithPlaywright, installDebianChromium, unpackDebianChromium]) {
    const path = await get();
    if (path && (await draws(path))) return path;
  }
  throw new SetupError(
    "No Chromium for the browser tests: install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the command again.",
  );
}

function installedChromiums() {
  const names = [...debianChromiums, "chromium-browser", "google-chrome", "google-chrome-stable"];
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/snap/bin"];
  return [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ];
}

/** Where Playwright keeps the Chromium of its own version, downloaded or not. */
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

/** @param {string[]} paths */
async function firstThatDraws(paths) {
  for (const path of new Set(paths)) {
    if ((await isExecutable(path)) && (await draws(path))) return path;
  }
  return undefined;
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
 * @param {string} path
 */
async function draws(path) {
  const page =
    "data:text/html,<span>Smart Sites</span><script>document.title=document.querySelector('span').offsetWidth>20?'drawn':'blank'</script>";
  const profile = await mkdtemp(join(tmpdir(), "chromium-check-"));
  const flags = ["--headless", ...chromiumFlags, `--user-data-dir=${profile}`, "--dump-dom"];
  try {
    const { ok, output } = await runQuietly([path, ...flags, page], { seconds: 60 });
    return ok && output.includes("<title>drawn</title>");
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
