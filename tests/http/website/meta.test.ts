import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sitePages } from "../../../src/content/pages.ts";
import {
  builtFile,
  metaOf,
  type OpenPage,
  type OpenSite,
  openSite,
  siteHome,
  variantsOfStart,
} from "../../support/sites/open-site.ts";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site[Symbol.asyncDispose]());

test("every page of the list is there", () => {
  for (const page of listed()) expect(page.status, page.path).toBe(200);
  expect(listed()).toHaveLength(sitePages.length);
});

test.each([
  ["/", "You run the business. We build the website."],
  ["/start", "Join the priority waitlist"],
  ["/waitlist?idea=Dog+walks&description=Early", "Request a free preview"],
  ["/waitlist?idea=Dog+walks&form=waitlist", "Join the priority waitlist"],
  ["/thank-you?type=waitlist&position=7", "You’re on the Priority List!"],
  ["/thank-you?type=brief", "Thanks! We’ve Got Your Brief"],
  ["/thank-you", "Thank you"],
  ["/thank-you?type=constructor", "Thank you"],
  ["/payment-success", "Payment Successful!"],
  ["/payment-success?plan=monthly&amount=49", "Payment Successful!"],
  ["/tools/startup-domain-generator", "A startup idea, and a name to go with it"],
  ["/tools/local-mvp-ideas", "A business idea that fits your town"],
])("%s says “%s”", async (path, heading) => {
  const { document } = await site.visit(path);
  const headings = document.querySelectorAll("h1").map(({ text }) => text.replace(/\s+/g, " "));
  expect(headings.map((text) => text.trim())).toEqual([heading]);
});

test("titles and descriptions differ from page to page and fit into a search result", () => {
  const titles = listed().map((page) => page.document.querySelectorAll("head > title"));
  for (const found of titles) expect(found).toHaveLength(1);
  const texts = titles.map(([title]) => title?.text ?? "");
  const descriptions = listed().map((page) => metaOf(page, "description") ?? "");
  expect(new Set(texts).size).toBe(texts.length);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  for (const text of texts) expect(outside(text, 20, 62)).toBe(undefined);
  for (const text of descriptions) expect(outside(text, 70, 160)).toBe(undefined);
});

test("every page says that it is Australian English", () => {
  for (const { document, path } of site.pages) {
    expect(document.querySelector("html")?.getAttribute("lang"), path).toBe("en-AU");
  }
});

test("a listed page names its own address as the canonical one, and only once", () => {
  const home = siteHome(site.pages);
  for (const page of listed()) {
    const address = new URL(page.path, home).href;
    expect(canonicals(page)).toEqual([address]);
    expect(metaOf(page, "og:url")).toBe(address);
    expect(metaOf(page, "robots")).toBe(undefined);
  }
  const start = new URL("/start", home).href;
  const variants = site.pages.filter(({ path }) => variantsOfStart.includes(path));
  expect(variants.flatMap(canonicals)).toEqual([start, start]);
});

test("an error or a confirmation asks not to be listed", () => {
  const unlisted = site.pages.filter(
    ({ isListed, path }) => !isListed && !variantsOfStart.includes(path),
  );
  expect(unlisted.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/404", "/500", "/thank-you", "/payment-success"]),
  );
  for (const page of unlisted) {
    expect(metaOf(page, "robots"), page.path).toBe("noindex");
    expect(canonicals(page)).toEqual([]);
  }
});

test("a shared link shows the page's title, words and a picture of 1200 by 630", async () => {
  const home = siteHome(site.pages);
  const pictures = new Set<string>();
  for (const page of site.pages) {
    const [title] = page.document.querySelectorAll("head > title");
    expect(metaOf(page, "og:title")).toBe(title?.text);
    expect(metaOf(page, "og:description")).toBe(metaOf(page, "description"));
    expect(metaOf(page, "og:locale")).toBe("en_AU");
    expect(metaOf(page, "twitter:card")).toBe("summary_large_image");
    const image = metaOf(page, "og:image") ?? "";
    expect(image.startsWith(home), image).toBe(true);
    expect(metaOf(page, "og:image:width")).toBe("1200");
    expect(metaOf(page, "og:image:height")).toBe("630");
    expect(metaOf(page, "og:image:alt")?.length).toBeGreaterThan(20);
    if (page.isListed) pictures.add(image);
  }
  expect(pictures.size).toBe(sitePages.length);
  for (const picture of pictures) {
    const { width, height, format } = await sharp(
      await (await fetch(site.url + new URL(picture).pathname)).arrayBuffer(),
    ).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
  }
});

test("the sitemap lists exactly the pages that may be found", async () => {
  const answer = await fetch(`${site.url}/sitemap.xml`);
  expect(answer.headers.get("content-type")).toBe("application/xml");
  const found = (await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  const home = siteHome(site.pages);
  expect([...found].map(([, address]) => address).sort()).toEqual(
    listed()
      .map(({ path }) => new URL(path, home).href)
      .sort(),
  );
});

test("robots.txt keeps crawlers out of the admin and the confirmations", async () => {
  const text = await (await fetch(`${site.url}/robots.txt`)).text();
  for (const path of ["/admin", "/thank-you", "/payment-success"]) {
    expect(text).toContain(`\nDisallow: ${path}\n`);
  }
  expect(text).toContain(`\nSitemap: ${new URL("/sitemap.xml", siteHome(site.pages)).href}\n`);
});

test("icons have the sizes that they are named for", async () => {
  const manifest = await (await fetch(`${site.url}/site.webmanifest`)).json();
  const named = manifest.icons.map(({ src, sizes }: { src: string; sizes: string }) => [
    src,
    sizes,
  ]);
  for (const [path, sizes] of [...named, ["/apple-touch-icon.png", "180x180"]]) {
    const { width, height } = await sharp(builtFile(path)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const ico = Buffer.from(await (await fetch(`${site.url}/favicon.ico`)).arrayBuffer());
  const inside = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata();
  expect([inside.width, inside.height]).toEqual([32, 32]);
});

function listed(): OpenPage[] {
  return site.pages.filter(({ isListed }) => isListed);
}

function canonicals({ document }: OpenPage): (string | undefined)[] {
  const links = document.querySelectorAll("link[rel=canonical]");
  return links.map((link) => link.getAttribute("href"));
}

/** The text with its length, when that is not within bounds. */
function outside(text: string, least: number, most: number): string | undefined {
  return text.length < least || text.length > most ? `${text.length}: ${text}` : undefined;
}
