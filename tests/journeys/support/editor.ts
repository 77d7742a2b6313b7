import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { addOperator } from "../../support/operators.ts";
import { addSite } from "../../support/sites/sites.ts";
import { signIn as signInAs } from "./business.ts";
import { expect, type Site } from "./journey.ts";

/** Signs in as a new operator. */
export async function signIn(page: Page, { db }: Pick<Site, "db">): Promise<void> {
  const email = `${randomUUID()}@example.com`;
  await signInAs(page, await addOperator(db, { email }));
}

/** Opens a new site as its editor shows it. @returns its id, and the page in its frame. */
export async function openEditor(page: Page, site: Pick<Site, "db">, differences = {}) {
  const { id } = await addSite(site.db, differences);
  await page.goto(`/admin/sites/${id}`);
  await expect(page.getByRole("button", { name: "Add section" })).toBeEnabled();
  return { id, frame: page.frameLocator("iframe") };
}

/** Another operator, who has the same site open. */
export async function openBeside(browser: Browser, site: Site, id: string) {
  const context = await browser.newContext({ baseURL: site.app.url });
  const other = await context.newPage();
  await signIn(other, site);
  await other.goto(`/admin/sites/${id}`);
  return { context, other };
}

/** The button of a section in the list. */
export const section = (page: Page, name: string) =>
  page.getByRole("listitem").getByRole("button", { name });
export const isSaved = (page: Page) =>
  expect(page.getByText("Saved", { exact: true })).toBeVisible();

/** Waits until what has just been typed is saved. */
export async function saved(page: Page): Promise<void> {
  await expect(page.getByText("Saving…")).toBeVisible();
  await isSaved(page);
}
