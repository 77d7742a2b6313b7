import { randomInt } from "node:crypto";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import axe from "axe-core";
import { type App, startApp } from "../support/app.ts";
import { freshDatabase, type TestDatabase } from "../support/postgres.ts";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

export type Site = { app: App; db: TestDatabase };

/**
 * A person's visit to the real app. Each visit comes from a network address of its own, so that
 * rate limits stay on, and anything unexpected on the browser's console fails it.
 */
export const test = base.extend<{ expectedError: RegExp }, { site: Site }>({
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
  baseURL: async ({ site }, use) => use(site.app.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => {
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    await use({ "x-forwarded-for": address });
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

/** Fails with what axe finds against WCAG 2.2 AA on the page as it stands, or in a part of it. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await accessFindings(page, { part })).toEqual([]);
}

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds against WCAG 2.2 AA, target sizes included, one line a rule.
 *
 * @param options.part a selector: only in there
 * @param options.rules only these
 */
export async function accessFindings(
  page: Page,
  { part = "html", rules }: { part?: string | undefined; rules?: string[] } = {},
): Promise<string[]> {
  // Once a page, and not once a look as @axe-core/playwright does, which takes longer than looking.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const results = await page.evaluate(
    async ({ part, runOnly }) => window.axe?.run(part, { runOnly, resultTypes: ["violations"] }),
    { part, runOnly: rules ?? wcag },
  );
  if (!results) throw new Error("axe is not on the page");
  const { violations } = results;
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(", ")}`);
}

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
