import type { Page } from "@playwright/test";
import { rendererVersion } from "../../../src/blocks/page/renderer.ts";
import { addSite } from "../../support/sites/sites.ts";
import { expect, type Site } from "./journey.ts";

/** A site whose version was approved, for another address, and so is rendered when it is published. */
export async function approvedSite({ db }: Site, name: string): Promise<string> {
  const site = await addSite(db, { name });
  await db.pool.query("update sites set status = 'approved' where id = $1", [site.id]);
  await db.pool.query(
    "insert into site_releases (site_id, id, revision, origin, renderer, approved_at) values ($1, 'approved', 1, 'http://elsewhere', $2, now())",
    [site.id, rendererVersion],
  );
  return site.id;
}

/** Publishes it as an operator does who is signed in. @returns the address of its home page. */
export async function publish(
  page: Page,
  site: Site,
  { id, slug }: { id: string; slug: string },
): Promise<string> {
  await page.goto(`/admin/sites/${id}/live`);
  await page.getByLabel("Name").fill(slug);
  await page.getByRole("button", { name: "Choose this name" }).click();
  await page.getByRole("button", { name: "It may be published" }).click();
  await page.getByRole("button", { name: "Publish version 1" }).click();
  await expect(page.getByRole("status")).toContainText("The site is live");
  const { port } = new URL(site.app.url);
  const home = `http://${slug}.localhost:${port}/`;
  await expect(async () => {
    expect((await page.goto(home))?.status()).toBe(200);
  }).toPass();
  return home;
}
