/**
 * Prints drafts for reading: those of a folder of briefs, or of our own tests’ where none is named,
 * and sketches of a hundred trades. Each is its pages, with pictures of them on a phone and a
 * desktop, and a text with what was typed, what visitors read and what operators are told; all are
 * laid out on drafts/index.html.
 *
 * `npm run drafts`, `npm run drafts -- FOLDER`, and in seconds `npm run drafts -- --no-pictures`.
 */
import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import type { Draft } from "./drafts/draft.ts";
import { type Picture, type Printed, sheet } from "./drafts/sheet.ts";
import { textOf } from "./drafts/text-of.ts";
import { launchChromium } from "./pictures/chromium.ts";
import { openRenderer } from "./pictures/renderer.ts";

const folder = "drafts";
/** A phone and a desktop. */
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const { values, positionals } = parseArgs({
  options: { "no-pictures": { type: "boolean", default: false } },
  allowPositionals: true,
});
await using renderer = await openRenderer();
const kinds = await makeDrafts();

await rm(folder, { recursive: true, force: true });
for (const design of await readdir("src/blocks/designs", { withFileTypes: true })) {
  if (!design.isDirectory()) continue;
  const fonts = `src/blocks/designs/${design.name}/fonts`;
  await cp(fonts, `${folder}/fonts/${design.name}`, { recursive: true });
}
await using browser = values["no-pictures"] ? undefined : await launchChromium();
const printed: Record<string, Printed[]> = {};
for (const [kind, drafts] of Object.entries(kinds)) {
  const own: Printed[] = [];
  for (const draft of drafts) own.push(await print(draft, `${kind.toLowerCase()}/${draft.id}`));
  printed[kind] = own;
  console.log(`${own.length} ${kind.toLowerCase()}`);
}
await writeFile(`${folder}/index.html`, sheet(printed));
console.log(`Open ${folder}/index.html`);

async function makeDrafts(): Promise<Record<string, Draft[]>> {
  const briefs = await renderer.load("/scripts/drafts/drafts-of-briefs.ts");
  const draftsOfBriefs: typeof import("./drafts/drafts-of-briefs.ts").draftsOfBriefs =
    briefs.draftsOfBriefs;
  const sketches = await renderer.load("/scripts/drafts/drafts-of-sketches.ts");
  const draftsOfSketches: typeof import("./drafts/drafts-of-sketches.ts").draftsOfSketches =
    sketches.draftsOfSketches;
  return { Briefs: await draftsOfBriefs(positionals[0]), Sketches: draftsOfSketches() };
}

/** Writes the pages of a draft, their pictures and its text. */
async function print(draft: Draft, place: string): Promise<Printed> {
  const own = join(folder, place);
  await mkdir(own, { recursive: true });
  const { document, facts } = draft;
  const rendered = document.pages.map((page) => {
    const { html } = renderer.renderPage(document, page, facts, {
      origin: "https://draft.example",
      shown: "all", // with what waits to be confirmed, as operators and customers first see it
      address: (file) => `../../fonts/${file}`,
      pageAddress: fileOf,
    });
    return { path: page.path, html };
  });
  const pages: Printed["pages"][number][] = [];
  for (const { path, html } of rendered) {
    const file = fileOf(path);
    await writeFile(join(own, file), html);
    const pictures = browser ? await takePictures(browser, own, file) : [];
    pages.push({ name: `/${path}`, html: file, pictures });
  }
  const text = textOf(draft, rendered);
  await writeFile(join(own, "text.txt"), text);
  return { id: draft.id, folder: place, pages, text };
}

function fileOf(path: string): string {
  return `${path || "index"}.html`;
}

async function takePictures(browser: Browser, own: string, html: string): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const viewport of screens) {
    const file = `${html.replace(/html$/, "")}${viewport.width}.png`;
    await using page = await browser.newPage({ viewport });
    await page.goto(pathToFileURL(join(own, html)).href);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(own, file), fullPage: true });
    pictures.push({ file, width: viewport.width });
  }
  return pictures;
}
