import { glob, readFile } from "node:fs/promises";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { ownPolicy, scriptHashes, styleHashes } from "./content-policy.ts";
import { builtFolder } from "./open-site.ts";

const openStreetMap = "https://www.openstreetmap.org";

test("a built page’s policy allows its own inline scripts, and no others", async () => {
  for (const { path, document, policy } of await builtPages()) {
    expect(policy.get("script-src")?.sort(), path).toEqual(
      ["'self'", ...scriptHashes(document)].sort(),
    );
  }
});

test("a built page’s policy allows its own inline styles", async () => {
  for (const { path, document, policy } of await builtPages()) {
    expect(policy.get("style-src"), path).toEqual(expect.arrayContaining(styleHashes(document)));
  }
});

test("only city pages may talk to OpenStreetMap", async () => {
  for (const { path, policy } of await builtPages()) {
    const isCity = path.startsWith("/ai-smart-websites-");
    expect(policy.get("frame-src"), path).toEqual(isCity ? [openStreetMap] : undefined);
    expect(policy.get("connect-src"), path).toEqual(
      isCity ? ["'self'", openStreetMap] : ["'self'"],
    );
  }
});

async function builtPages() {
  const files = await Array.fromAsync(glob(`${builtFolder}/**/*.html`));
  expect(files.length).toBeGreaterThan(20);
  return Promise.all(
    files.map(async (file) => {
      const document = parse(await readFile(file, "utf8"));
      return { path: file.slice(builtFolder.length), document, policy: ownPolicy(document) };
    }),
  );
}
