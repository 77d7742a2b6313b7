import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { builtFolder } from "./open-site.ts";

const openStreetMap = "https://www.openstreetmap.org";

test("a built page’s policy allows its own inline scripts, and no others", async () => {
  for (const { path, document, policy } of await builtPages()) {
    const hashes = document
      .querySelectorAll("script:not([src]):not([type='application/ld+json'])")
      .map(({ textContent }) => `'sha256-${sha256(textContent)}'`);
    expect(policy.get("script-src")?.sort(), path).toEqual(
      [...new Set(["'self'", ...hashes])].sort(),
    );
  }
});

test("a built page’s policy allows its own inline styles", async () => {
  for (const { path, document, policy } of await builtPages()) {
    for (const { textContent } of document.querySelectorAll("style")) {
      expect(policy.get("style-src"), path).toContain(`'sha256-${sha256(textContent)}'`);
    }
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
      const meta = document.querySelector("meta[http-equiv=content-security-policy]");
      const policy = new Map(
        (meta?.getAttribute("content") ?? "").split(";").map((directive) => {
          const [name = "", ...sources] = directive.trim().split(/\s+/);
          return [name, sources] as const;
        }),
      );
      return { path: file.slice(builtFolder.length), document, policy };
    }),
  );
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
