/**
 * Every block of customers’ sites in every design, from one made-up business, and in each way in
 * which it can be laid out, on looks/blocks.html: `npm run looks -- blocks`, or of some designs alone
 * `-- blocks ledger market`.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { hasCompositions } from "../src/blocks/compositions.ts";
import { documentSchema } from "../src/blocks/document.ts";
import { photosIn } from "../src/blocks/photos.ts";
import { enoughFacts, everyLayout } from "../tests/support/sites/every-layout.ts";
import { openRenderer } from "./pictures/renderer.ts";

const folder = "looks/blocks";
const widths = [360, 768, 1440];
const origin = "https://wattle.example";

type Picture = { block: string; design: string; width: number; file: string };

/** @param chosen names of designs; all of them where there is none. */
export async function takeBlocks(browser: Browser, chosen: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await using renderer = await openRenderer();
  const pictures: Picture[] = [];
  const designs = documentSchema.shape.design.options;
  for (const design of chosen.length > 0
    ? designs.filter((name) => chosen.includes(name))
    : designs) {
    for (const width of widths) {
      const { document, page } = everyLayout({ design });
      const address = (file: string) => `/${file}`;
      const options = { origin, shown: "confirmed", address } as const;
      const { html } = renderer.renderPage(document, page, enoughFacts, options);
      pictures.push(...(await takeDesign(browser, html, { design, width })));
    }
    console.log(`every block of ${design}`);
  }
  await writeFile("looks/blocks.html", sheet(pictures));
  console.log(`${pictures.length} pictures: open looks/blocks.html`);
}

async function takeDesign(
  browser: Browser,
  html: string,
  { design, width }: Pick<Picture, "design" | "width">,
): Promise<Picture[]> {
  await using page = await browser.newPage({ viewport: { width, height: 900 } });
  await answerFor(page, html);
  await page.goto(`${origin}/`);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
    for (const image of document.images) image.loading = "eager";
    return document.fonts.ready;
  });
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: `${folder}/${design}-${width}.jpg`, fullPage: true, quality: 80 });
  const pictures: Picture[] = [];
  for (const block of everyLayout().page.blocks) {
    const { id } = block;
    const layout = hasCompositions(block) && block.composition;
    const type = layout ? `${block.type}, ${layout}` : block.type;
    const file = `blocks/${design}-${type.replace(", ", "-")}-${width}.jpg`;
    await page.locator(`#${id}`).screenshot({ path: `looks/${file}`, quality: 80 });
    pictures.push({ block: type, design, width, file });
  }
  return pictures;
}

/** The page, its fonts, and for each photo one of its size. */
async function answerFor(page: Page, html: string): Promise<void> {
  await page.route("**/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") return route.fulfill({ contentType: "text/html", body: html });
    const [, design, font] = /^\/([a-z]+)\/([a-z0-9-]+\.woff2)$/.exec(pathname) ?? [];
    if (design && font) {
      const body = await readFile(join("src/blocks/designs", design, "fonts", font));
      return route.fulfill({ contentType: "font/woff2", body });
    }
    const [, key, photoWidth] = /^\/([a-z-]+)-(\d+)\.webp$/.exec(pathname) ?? [];
    if (!key) return route.fulfill({ status: 404 });
    const found = photosIn(everyLayout().page.blocks).find(({ photo }) => photo.key === key);
    const ratio = found ? found.photo.height / found.photo.width : 2 / 3;
    const body = await photo(key, Number(photoWidth), ratio);
    return route.fulfill({ contentType: "image/webp", body });
  });
}

function photo(key: string, width: number, ratio: number): Promise<Buffer> {
  const hue = [...key].reduce((sum, letter) => sum + letter.charCodeAt(0) * 37, 0) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 4" width="${width}" height="${Math.round(width * ratio)}" preserveAspectRatio="xMidYMid slice">
    <linearGradient id="a" y2="1" x2="0"><stop stop-color="hsl(${hue} 45% 72%)"/><stop offset="1" stop-color="hsl(${hue} 35% 38%)"/></linearGradient>
    <path fill="url(#a)" d="M0 0h6v4H0z"/><circle cx="4.5" cy="1.2" r=".6" fill="#fff8"/>
    <path d="M0 4 2 2l1.5 1.2L4.6 2.2 6 4z" fill="#0005"/></svg>`;
  return sharp(Buffer.from(svg)).webp().toBuffer();
}

function sheet(pictures: readonly Picture[]): string {
  const sections = [...Map.groupBy(pictures, ({ block }) => block)].map(([block, own]) => {
    const figures = own.map(
      ({ design, width, file }) =>
        `<figure><figcaption>${design}, ${width}</figcaption><a href="${file}"><img src="${file}" width="${Math.round(width / 3)}" alt="" loading="lazy"></a></figure>`,
    );
    return `<h2>${block}</h2><section>${figures.join("")}</section>`;
  });
  return `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<title>Blocks</title>
<style>
  body { margin: 2rem; font: 1rem/1.4 system-ui; background: #ddd; }
  section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
  figure { margin: 0; }
  img { display: block; border: 1px solid #999; }
</style>
<h1>Blocks</h1>
${sections.join("\n")}
</html>
`;
}
