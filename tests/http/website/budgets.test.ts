import { readdir, readFile, stat } from "node:fs/promises";
import { get } from "node:http";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  builtFile,
  builtFolder,
  builtPaths,
  type OpenSite,
  openSite,
} from "../../support/sites/open-site.ts";

/** In bytes, everything as brotli at its best quality. */
const budget = {
  page: 20 * 1024,
  /**
   * With its headers. A server sends ten packets before it waits for an acknowledgement (RFC 6928);
   * what fits saves a round trip.
   */
  firstPackets: 10 * 1460,
  /** With its headers: some of them miss the first packets, and arrive a round trip later. */
  fullPage: 15 * 1024,
  inlineScripts: 2 * 1024,
  scriptsOfIslands: 75 * 1024,
  fonts: 60 * 1024,
} as const;

const compress = promisify(brotliCompress);

let site: OpenSite;
beforeAll(async () => {
  // The free port of each run would make pages up to 100 bytes longer or shorter.
  site = await openSite("dist", { PUBLIC_URL: "http://localhost:3000" });
});
afterAll(async () => site[Symbol.asyncDispose]());

test("every page with its styles stays within 20 KB", async () => {
  const sizes = await Promise.all(
    site.pages.map(async ({ path, html }) => ({ path, bytes: (await compress(html)).length })),
  );
  expect(sizes.filter(({ bytes }) => bytes > budget.page)).toEqual([]);
});

test("every built page arrives in the first packets, but for home and cities, which have much to say", async () => {
  const built = await builtPaths("dist/client");
  const sizes = await Promise.all(
    site.pages
      .filter(({ path }) => built.includes(path))
      .map(async ({ path }) => ({ path, bytes: await bytesOnTheWire(site.url + path) })),
  );
  const limit = (path: string) => {
    if (path === "/") return budget.page; // it shows what it sells
    return path.startsWith("/ai-smart-websites-") ? budget.fullPage : budget.firstPackets;
  };
  expect(sizes.filter(({ path, bytes }) => bytes > limit(path))).toEqual([]);
});

test("no page loads a script or a stylesheet before it is touched, and inline scripts are small", async () => {
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
  const eager = site.pages.flatMap(({ path, document }) =>
    document
      .querySelectorAll("astro-island")
      .map((island) => island.getAttribute("client") ?? "")
      .filter((client) => !["visible", "interaction"].includes(client))
      .map((client) => `${path}: client:${client}`),
  );
  expect(eager).toEqual([]);
});

test("the scripts of all islands of a page stay within 75 KB", async () => {
  const sizes = await Promise.all(
    site.pages.map(async ({ path, document }) => {
      const entries = document
        .querySelectorAll("astro-island")
        .flatMap((island) => [
          island.getAttribute("component-url"),
          island.getAttribute("renderer-url"),
        ])
        .filter((address) => address !== undefined);
      if (entries.length > 0) entries.push("/islands.js");
      return { path, bytes: await weightOf(await withImports(entries)) };
    }),
  );
  expect(sizes.some(({ bytes }) => bytes > 0)).toBe(true);
  expect(sizes.filter(({ bytes }) => bytes > budget.scriptsOfIslands)).toEqual([]);
});

test("the fonts stay within 60 KB together, and no page fetches them before its text", async () => {
  const fonts = (await readdir(builtFolder, { recursive: true })).filter((file) =>
    /\.(woff2?|ttf|otf)$/.test(file),
  );
  const sizes = await Promise.all(fonts.map(async (file) => (await stat(builtFile(file))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget.fonts);
  for (const { path, document } of site.pages) {
    const styles = document.querySelectorAll("style").map(({ text }) => text);
    const named = fonts.filter((font) => styles.some((style) => style.includes(`/${font}`)));
    expect(named, path).toEqual(fonts);
    expect(document.querySelectorAll("link[rel=preload]"), path).toEqual([]);
  }
});

/** An answer as a browser gets it, with its headers. */
function bytesOnTheWire(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false, headers: { "accept-encoding": "br" } }, (answer) => {
      answer.on("close", () => resolve(answer.socket.bytesRead)).resume();
    });
    request.on("error", reject);
  });
}

/**
 * Built scripts with everything they import before they run. What they fetch later, for one thing a
 * visitor does, is not part of it (decision 006).
 */
async function withImports(entries: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const code = await readFile(builtFile(path), "utf8");
    const imports = code.matchAll(/\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
    waiting.push(...[...imports].map(([, name]) => `/_astro/${name}`));
  }
  return found;
}

async function weightOf(paths: ReadonlySet<string>): Promise<number> {
  const sizes = [...paths].map(async (path) => (await stat(builtFile(`${path}.br`))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
