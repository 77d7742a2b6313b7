import { type Browser, chromium } from "@playwright/test";
import { chromiumFlags, recordedChromium } from "../setup/chromium.mjs";

/** The Chromium that the journeys use. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    args: chromiumFlags,
    executablePath: recordedChromium() ?? chromium.executablePath(),
  });
}
