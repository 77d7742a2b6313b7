import { defineConfig } from "@playwright/test";
import { chromiumFlags, recordedChromium } from "./scripts/setup/chromium.mjs";

const executablePath = recordedChromium();

export default defineConfig({
  testDir: "tests/journeys",
  globalSetup: "tests/support/global-setup.ts",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  // A browser waits for its page as often as it works.
  workers: 3,
  fullyParallel: true,
  timeout: 180_000,
  // What is waited for comes from servers and picture processes that share two cores with browsers.
  expect: { timeout: 60_000 },
  use: {
    launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
    // A press on what never comes says so where it is made, before its journey's time is over.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    locale: "en-AU",
    timezoneId: "Australia/Sydney",
    screenshot: "only-on-failure",
    // Takes a fifth of the time; `playwright test --trace on tests/journeys/x.spec.ts` traces one file.
    trace: "off",
  },
});
