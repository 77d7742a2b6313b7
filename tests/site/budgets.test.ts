import { readdir, readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { builtFile, builtFolder, openSite } from "./open-site.ts";

/** docs: DESIGN section 10, in bytes, everything as brotli at its best quality. */
const budget = { page: 20 * 1024, inlineScripts: 2 * 1024, fonts: 60_000 } as const;

const compress = promisify(brotliCompress);

test("every page with its styles stays within 20 KB", async () => {
  await using site = await openSite();
  const sizes = await Promise.all(
    site.pages.map(async ({ path, html }) => ({ path, bytes: (await compress(html)).length })),
  );
  expect(sizes.filter(({ bytes }) => bytes > budget.page)).toEqual([]);
});

test("no page loads a script or a stylesheet before it is touched, and inline scripts are small", async () => {
  await using site = await openSite();
  for (const { path, document } of site.pages) {
    expect(
      document.querySelectorAll("script[src], link[rel=modulepreload], link[rel=stylesheet]"),
      path,
    ).toHaveLength(0);
    const code = document
      .querySelectorAll('script:not([type="application/ld+json"])')
      .map(({ textContent }) => textContent)
      .join("\n");
    expect((await compress(code)).length, path).toBeLessThanOrEqual(budget.inlineScripts);
  }
});

test("islands wait until they are seen or touched", async () => {
  await using site = await openSite();
  const eager = site.pages.flatMap(({ path, document }) =>
    document
      .querySelectorAll("astro-island")
      .map((island) => island.getAttribute("client") ?? "")
      .filter((client) => !["visible", "interaction"].includes(client))
      .map((client) => `${path}: client:${client}`),
  );
  expect(eager).toEqual([]);
});

test("the fonts stay within 60 KB together, and every page preloads them from itself", async () => {
  const fonts = (await readdir(builtFolder, { recursive: true })).filter((file) =>
    /\.(woff2?|ttf|otf)$/.test(file),
  );
  const sizes = await Promise.all(fonts.map(async (file) => (await stat(builtFile(file))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget.fonts);
  const home = parse(await readFile(builtFile("index.html"), "utf8"));
  const preloaded = home.querySelectorAll("link[rel=preload][as=font]");
  expect(preloaded.map((link) => link.getAttribute("href")?.slice(1)).sort()).toEqual(fonts.sort());
});
