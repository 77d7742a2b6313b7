import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { narrowPolicy } from "../../../src/delivery/page-policy.ts";
import { startApp } from "../../support/app.ts";
import { pagePolicy, scriptHashes, styleHashes } from "../../support/content-policy.ts";
import { freshDatabase } from "../../support/postgres.ts";
import { builtPaths } from "../../support/sites/open-site.ts";

const openStreetMap = "https://www.openstreetmap.org";

test("a built page’s policy comes in its header, with its own inline scripts and styles and no others", async () => {
  for (const { path, document, policy } of await builtPages()) {
    expect(policy.get("script-src")?.sort(), path).toEqual(
      ["'self'", ...scriptHashes(document)].sort(),
    );
    expect(policy.get("style-src")?.sort(), path).toEqual(
      ["'self'", ...styleHashes(document)].sort(),
    );
    expect(document.querySelector("meta[http-equiv]"), path).toBeNull();
  }
});

test("only city pages may talk to OpenStreetMap", async () => {
  for (const { path, policy } of await builtPages()) {
    const isCity = path.startsWith("/ai-smart-websites-");
    expect(policy.get("frame-src"), path).toEqual(isCity ? ["'self'", openStreetMap] : undefined);
    expect(policy.get("connect-src"), path).toEqual(isCity ? ["'self'", openStreetMap] : undefined);
    expect(policy.get("default-src"), path).toEqual(["'self'"]);
  }
});

test("a policy is only ever narrowed: a script in a page that the build does not know stays forbidden", () => {
  const known = "'sha256-2jmj7l5rSw0yVb/vlWAYkK/YBwk='";
  const policy = `default-src 'self'; script-src 'self' ${known};`;
  expect(narrowPolicy(policy, parse("<script>alert(1)</script>"))).toBe(
    "default-src 'self'; script-src 'self';",
  );
});

/** As a visitor gets them. */
async function builtPages() {
  await using db = await freshDatabase();
  await using app = await startApp({ DATABASE_URL: db.url });
  const paths = await builtPaths("dist/client");
  expect(paths.length).toBeGreaterThan(20);
  return await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(app.url + path);
      const document = parse(await response.text());
      return { path, document, policy: pagePolicy(response.headers) };
    }),
  );
}
