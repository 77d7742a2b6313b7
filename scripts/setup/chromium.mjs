// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.mjs";

/** Beside what Playwright itself starts Chromium with, such as `--no-sandbox`. */
export const chromiumFlags = ["--disable-gpu", "--disable-quic"];

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
