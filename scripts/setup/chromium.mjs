// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.mjs";

/**
 * Tests run as root in containers too, where Chromium's own sandbox cannot; and they visit nothing
 * but this machine, so its background traffic is switched off.
 */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const chromiumRecord = join(root, ".cache/chromium.json");

/**
 * @returns {string | undefined} path of the Chromium that `node scripts/setup.mjs browser` chose
 */
export function recordedChromium() {
  try {
    return JSON.parse(readFileSync(chromiumRecord, "utf8")).executablePath;
  } catch {
    return undefined;
  }
}
