import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { startApp } from "../../support/app.ts";
import { freshDatabase } from "../../support/postgres.ts";
import { builtPaths } from "../../support/sites/open-site.ts";

const environment = {
  COMPANY_NAME: "O’Brien & Daughters' $& Sites",
  SUPPORT_EMAIL: "g'day+sites@example.com.au",
  // Of this machine, or it would answer us with 421.
  PUBLIC_URL: "https://127.0.0.1:8443",
};

test("one build serves any name and address, in pages as in files", async () => {
  await using db = await freshDatabase();
  await using app = await startApp({ DATABASE_URL: db.url, ...environment });
  const files = ["/sitemap.xml", "/robots.txt", "/site.webmanifest"];
  for (const path of [...(await builtPaths("dist/client")), ...files, "/start", "/thank-you"]) {
    const text = await (await fetch(app.url + path)).text();
    expect(text, path).not.toMatch(/⟦|%E2%9F%A6|public-url\.invalid|localhost/);
    const plain = await (
      await fetch(app.url + path, { headers: { "accept-encoding": "identity" } })
    ).text();
    expect(plain, path).toBe(text);
    if (files.includes(path)) continue;
    const page = parse(text);
    expect(page.querySelector("title")?.text, path).toContain(environment.COMPANY_NAME);
    for (const script of page.querySelectorAll('script[type="application/ld+json"]')) {
      expect(JSON.stringify(JSON.parse(script.textContent)), path).not.toContain("&amp;");
    }
    for (const island of page.querySelectorAll("astro-island")) {
      JSON.parse(island.getAttribute("props") ?? "");
    }
  }
  const manifest = await (await fetch(`${app.url}/site.webmanifest`)).json();
  expect(manifest.name).toBe(environment.COMPANY_NAME);
  const home = parse(await (await fetch(app.url)).text());
  const contact = home.querySelector("astro-island[component-url*=contact-widget]");
  const { companyName } = JSON.parse(contact?.getAttribute("props") ?? "");
  expect(companyName).toContain(environment.COMPANY_NAME);
  const [graph] = home.querySelectorAll('script[type="application/ld+json"]');
  expect(JSON.parse(graph?.textContent ?? "")["@graph"][0].name).toBe(environment.COMPANY_NAME);
  expect(home.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
    `${environment.PUBLIC_URL}/`,
  );
  expect((await fetch(`${app.url}/og/home.png`)).headers.get("content-type")).toBe("image/png");
  expect((await fetch(`${app.url}/og/nothing.png`)).status).toBe(404);
});

test("a name that would be markup stops the start", async () => {
  await expect(startApp({ COMPANY_NAME: 'Sites"><script>' })).rejects.toThrow(
    /COMPANY_NAME takes a name without/,
  );
});
