import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { type App, startApp } from "../support/app.ts";
import { freshDatabase, type TestDatabase } from "../support/postgres.ts";

export type Site = { app: App; db: TestDatabase };

let visits = 0;

/**
 * A person's visit to the real app. Each visit has its own network address, so that rate limits can
 * stay on, and fails on anything unexpected in the browser's console.
 */
export const test = base.extend<{ expectedError: RegExp }, { site: Site; scriptless: Page }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs off the pattern
    async ({}, use) => {
      const db = await freshDatabase();
      const data = await mkdtempDisposable(join(tmpdir(), "smart-sites-journey-"));
      const app = await startApp({
        DATABASE_URL: db.url,
        DATA_DIR: data.path,
        TRUST_PROXY: "1",
        WEATHER_BASE_URL: "http://127.0.0.1:9",
      });
      await use({ app, db });
      await app[Symbol.asyncDispose]();
      await db[Symbol.asyncDispose]();
      await data.remove();
    },
    { scope: "worker" },
  ],
  /** Another browser, with JavaScript off, which goes from page to page. */
  scriptless: [
    async ({ browser, site }, use) => {
      const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.app.url });
      await use(page);
      await page.context().close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.app.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => {
    visits++;
    await use({ "x-forwarded-for": `10.1.${visits >> 8}.${visits & 255}` });
  },
  expectedError: [/^$/, { option: true }],
  page: async ({ page, expectedError }, use) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(error.message));
    await use(page);
    expect(errors.filter((text) => !expectedError.test(text))).toEqual([]);
  },
});

export { expect };

/** Fills the waitlist form as a person does, by its labels. */
export async function fillWaitlistForm(
  page: Page,
  person: { name: string; email: string; phone?: string; plan?: string },
): Promise<void> {
  await page.getByLabel("Full Name").fill(person.name);
  await page.getByLabel("Email Address").fill(person.email);
  if (person.phone) await page.getByLabel("Phone Number").fill(person.phone);
  if (person.plan) await page.getByRole("radio", { name: person.plan }).check();
}

/** The button that sends the waitlist form. */
export function joinButton(page: Page) {
  return page.getByRole("button", { name: "Join Priority Waitlist" });
}
