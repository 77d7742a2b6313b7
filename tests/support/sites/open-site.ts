import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { findPage, sitePages } from "../../../src/content/pages.ts";
import { startApp } from "../app.ts";
import { freshDatabase, type TestDatabase } from "../postgres.ts";

export const builtFolder = "dist/client";

export type OpenPage = {
  path: string;
  status: number;
  html: string;
  document: HTMLElement;
  /** In content/pages.ts, and so meant to be found by searching. */
  isListed: boolean;
};

export type OpenSite = AsyncDisposable & {
  url: string;
  db: TestDatabase;
  /** Every page: what the build made, and what is rendered on request. */
  pages: OpenPage[];
  visit(path: string): Promise<OpenPage>;
};

/** Further addresses of /start, which name it as the canonical one. */
export const variantsOfStart: readonly string[] = ["/waitlist", "/start?form=brief"];

/** Confirmations, with the queries they are reached by, and the pages that answer more than one path. */
const unlistedPaths = [
  ...variantsOfStart,
  "/thank-you",
  "/thank-you?type=brief",
  "/thank-you?type=waitlist&position=7",
  "/payment-success",
  "/payment-success?plan=As+the+query+says&amount=12.50&paymentId=pay_1",
];

/**
 * Starts the real app and reads every page of it.
 *
 * @param dist what the build made
 * @param environment as for `startApp`
 */
export async function openSite(
  dist = "dist",
  environment: Record<string, string> = {},
): Promise<OpenSite> {
  const db = await freshDatabase();
  const app = await startApp({ DATABASE_URL: db.url, ...environment }, dist);
  async function visit(path: string): Promise<OpenPage> {
    const response = await fetch(app.url + path);
    const html = await response.text();
    const isListed = findPage(path) !== undefined;
    return { path, status: response.status, html, document: parse(html), isListed };
  }
  const paths = new Set([
    ...(await builtPaths(`${dist}/client`)),
    ...sitePages.map(({ path }) => path),
    ...unlistedPaths,
  ]);
  const pages: OpenPage[] = [];
  for (const path of paths) pages.push(await visit(path));
  return {
    url: app.url,
    db,
    pages,
    visit,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await db[Symbol.asyncDispose]();
    },
  };
}

/** The paths of the HTML files that the build left. */
export async function builtPaths(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => file.endsWith(".html"))
    .map((file) => `/${file.slice(0, -".html".length)}`)
    .map((path) => (path === "/index" ? "/" : path));
}

/** Where a built file lies. */
export function builtFile(path: string): string {
  return join(builtFolder, path);
}

/** What the build was told its address is, with a slash at the end. */
export function siteHome(pages: readonly OpenPage[]): string {
  const home = pages.find(({ path }) => path === "/");
  const canonical = home?.document.querySelector("link[rel=canonical]")?.getAttribute("href");
  if (!canonical) throw new Error("The home page names no canonical address");
  return canonical;
}

/** The `content` of a <meta>, by its name or property. */
export function metaOf({ document }: OpenPage, name: string): string | undefined {
  const metas = document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`);
  if (metas.length > 1) throw new Error(`${name} is there ${metas.length} times`);
  return metas[0]?.getAttribute("content");
}

/** The text of a page as a person reads it, with single spaces. */
export function visibleText({ document }: OpenPage): string {
  const body = document.querySelector("body");
  for (const hidden of body?.querySelectorAll("script, style, template") ?? []) hidden.remove();
  return (body?.text ?? "").replace(/\s+/g, " ");
}
