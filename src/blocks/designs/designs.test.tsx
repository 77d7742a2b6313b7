import { readFile, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { type Browser, chromium, type Page } from "@playwright/test";
import { wcagContrast } from "culori";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumFlags, recordedChromium } from "../../../scripts/setup/chromium.mjs";
import { accessFindings } from "../../../tests/journeys/support/access.ts";
import { scale } from "../../../tests/support/scale.ts";
import { everyFact, everythingSaying } from "../../../tests/support/sites/every-block.ts";
import { enoughFacts, everyLayout } from "../../../tests/support/sites/every-layout.ts";
import { dice } from "../../../tests/support/words/chance.ts";
import { type Block, type Document, documentSchema } from "../document.ts";
import { type Facts, factsSchema } from "../facts/facts.ts";
import { icons } from "../icons/names.ts";
import { renderPage } from "../render-page.tsx";
import { naturalTones } from "../subjects/natural-tones.ts";
import { designs } from "./designs.ts";
import { documentPalette } from "./palette.ts";

const roll = dice("designs");
const colours = [
  ...["#000000", "#ffffff", "#ffff00", "#808080", "#0000ff"],
  // Others in each `npm run soak`.
  ...Array.from({ length: scale(1, 195) }, randomColour),
];

let browser: Browser;
let page: Page;
beforeAll(async () => {
  const executablePath = recordedChromium();
  browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath && { executablePath }),
  });
  page = await browser.newPage();
});
afterAll(() => browser.close());

const names = documentSchema.shape.design.options;

describe.each(names)("%s", (design) => {
  test("text, controls and drawings can be made out in any colours whatever", async () => {
    await page.setContent(render({ design }));
    const worst = { text: 21, control: 21, at: "" };
    for (const [at, colour] of colours.entries()) {
      // Every second business has its own second colour.
      const html = render({ design, colour, ...(at % 2 === 1 && { accent: randomColour() }) });
      const [, styles = ""] = /<style>(.*)<\/style>/s.exec(html) ?? [];
      const { texts, controls, drawn } = await page.evaluate(coloursSeen, styles);
      for (const { colour: text, ground, what } of texts) {
        const contrast = wcagContrast(text, ground);
        if (contrast < worst.text)
          Object.assign(worst, { text: contrast, at: `${what}, ${colour}` });
      }
      for (const { edge, inside, ground, what } of controls) {
        const contrast = Math.max(wcagContrast(edge, ground), wcagContrast(inside, ground));
        if (contrast < 3) expect.fail(`${what} in ${colour} has ${contrast}`);
        worst.control = Math.min(worst.control, contrast);
      }
      const { paper, surface, tint } = documentPalette({ design, colour });
      expect(drawn).not.toEqual([]);
      for (const { fill, edge, own } of drawn)
        for (const ground of own ?? [paper, surface, tint]) {
          const seen = [fill, edge].map((tone) =>
            tone === "none" ? 1 : wcagContrast(tone, ground),
          );
          expect(Math.max(...seen), `${fill} on ${ground}, ${colour}`).toBeGreaterThan(1.15);
        }
    }
    expect(worst.text, worst.at).toBeGreaterThanOrEqual(4.5);
    expect(worst.control).toBeGreaterThanOrEqual(3);
  }, 240_000); // two hundred colours in soak

  test("no one is shut out of it, and nothing stands out sideways", async () => {
    // Each design in one colour at one width, so that all together see every width; in soak in six.
    for (let look = 0; look < scale(1, 6); look++) {
      const at = names.indexOf(design) + look;
      const colour = colours[at % 6] ?? "#000000";
      await page.setViewportSize({ width: [360, 768, 1440][at % 3] ?? 360, height: 900 });
      await page.setContent(render({ design, colour }));
      expect(await accessFindings(page, {}), colour).toEqual([]);
      const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
      expect(await page.evaluate(overflow), colour).toBeLessThanOrEqual(0);
    }
  });

  test("who wants everything in lower case sees no capital", async () => {
    await page.setContent(render({ design, lowerCase: true }));
    const others = await page.evaluate(() =>
      [...document.querySelectorAll("body *")].flatMap((element) =>
        getComputedStyle(element).textTransform === "lowercase" ? [] : element.outerHTML,
      ),
    );
    expect(others).toEqual([]);
  });

  test("words are within their section, however its corners are cut", async () => {
    await page.setContent(render({ design }));
    for (const width of [360, 1024, 1280]) {
      await page.setViewportSize({ width, height: 10_000 });
      expect(await page.evaluate(wordsOutside), `${width}`).toEqual([]);
    }
  });

  test("a long word stays where it is, in every block and at every width", async () => {
    for (const words of ["Woolloomooloo".repeat(5), "ثلاجات ومجمدات ".repeat(5)]) {
      const [blocks, facts] = everythingSaying(words, everyLayout().page.blocks);
      await page.setContent(render({ design }, blocks, withNotes(facts)));
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
        expect(await page.evaluate(overflow), `${words} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });

  test.each([
    ["of usual length", "The Honourable Cartwright commission", /./],
    ["of a headline", "Transport in Muswellbrook", /^H[12] /],
  ])("a word %s is never broken", async (_, words, where) => {
    await using page = await browser.newPage();
    const [blocks, facts] = everythingSaying(words, everyLayout().page.blocks);
    const html = render({ design }, blocks, withNotes(facts));
    await page.route("**/*", (route) => {
      const [, font] = /\/files\/(.+\.woff2)$/.exec(route.request().url()) ?? [];
      if (!font) return route.fulfill({ body: html, contentType: "text/html" });
      const path = join(import.meta.dirname, dirname(font), "fonts", basename(font));
      return route.fulfill({ path, contentType: "font/woff2" });
    });
    await page.goto("https://wattle.example/");
    // They are asked for after the first frame; what stands in until then is on the machine.
    await page.waitForFunction(() =>
      [...document.fonts].every(
        ({ family, status }) => status === "loaded" || family.includes("fallback"),
      ),
    );
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await page.evaluate(brokenWords);
      expect(
        broken.filter((at) => where.test(at)),
        `${width}`,
      ).toEqual([]);
    }
  });

  test("a list of services is drawn for where the design has a place for it", () => {
    const services = { id: "offer", type: "services", heading: "What we mend" } as const;
    const html = render({ design }, [{ ...services, composition: "list", scene: "toolbox" }]);
    expect(html.includes('class="emblem"')).toBe(designs[design].hasServicesDrawing === true);
  });

  test("its first frame is painted without its fonts, and the next with them", async () => {
    await page.setContent(render({ design }));
    const [first, next] = await page.evaluate(() => {
      const fontsOf = (frame: string) => {
        document.documentElement.style.animation = frame;
        return [document.querySelector("h1"), document.body].map(
          (element) => element && getComputedStyle(element).fontFamily,
        );
      };
      return [fontsOf("before-fonts 9s paused"), fontsOf("none")];
    });
    const families = designs[design].fonts.map(({ family }) => family);
    for (const [at, without] of first?.entries() ?? []) {
      const family = families.find((family) => without?.startsWith(`"${family} fallback", `));
      expect(next?.[at]).toBe(`${/ /.test(family ?? "") ? `"${family}"` : family}, ${without}`);
    }
  });

  test("its styles have no picture of their own, which the policy of a page would not show", () => {
    expect(render({ design })).not.toContain("data:");
  });

  test("a colour that its styles look for in a drawing is one that drawings have", () => {
    const sought = [...render({ design }).matchAll(/\[fill="?(#\w+)"?\]/g)].map(([, of]) => of);
    const tones: readonly (string | undefined)[] = Object.values(naturalTones).map(([of]) => of);
    expect(sought.filter((of) => !tones.includes(of))).toEqual([]);
  });

  test("its page fits 20 KB, and its fonts 60 KB in two files with their licences", async () => {
    expect((await promisify(brotliCompress)(render({ design }))).length).toBeLessThan(20 * 1024);
    const fonts = designs[design].fonts.map(({ file }) =>
      join(import.meta.dirname, dirname(file), "fonts", basename(file)),
    );
    expect(fonts).toHaveLength(2);
    const sizes = await Promise.all(fonts.map(async (font) => (await stat(font)).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
    for (const font of fonts) {
      const licence = await readFile(font.replace(".woff2", ".LICENSE.txt"), "utf8");
      expect(licence).toContain("Open Font License");
    }
  });
});

test.each([
  ["coast", ["bed", "bicycle", "dog", "fishing-pole", "house", "mirror", "speedboat"]],
  ["clinic", ["balloon", "books", "footprints", "glasses", "mirror", "running-shoe", "tooth"]],
  ["poster", ["bicycle", "bird", "drum", "dumbbell", "key", "scissors", "top-hat"]],
  ["stockroom", ["balloon", "bicycle", "books", "dress", "handbag", "tulip"]],
  [
    "verandah",
    [
      ...["bathtub", "bed", "bone", "bucket", "dog-bath", "guitar", "horse", "house", "ladder"],
      ...["lotus", "seedling", "socks", "surfboard", "teapot", "teddy-bear", "window"],
    ],
  ],
] as const)("%s shows each kind of thing where it belongs", (design, things) => {
  const { Surroundings } = designs[design];
  const places = things.map((of) =>
    renderToStaticMarkup(
      <Surroundings of={of} opening="beside">
        <g />
      </Surroundings>,
    ),
  );
  expect(new Set(places).size).toBe(things.length);
});

test.each([
  ["workshop", "tap"],
  ["market", "bread"],
  ["coast", "candle"],
] as const)("%s has several views of the same, so that neighbours differ", (design, of) => {
  const { Surroundings } = designs[design];
  const seen = [0, 1, 2].map((view) =>
    renderToStaticMarkup(
      <Surroundings of={of} opening="beside" view={view}>
        <g />
      </Surroundings>,
    ),
  );
  expect(new Set(seen).size).toBeGreaterThan(1);
});

test("on a phone the bar leaves the opening alone, and is there from then on", async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.setContent(render({ design: "verandah" }));
  const bar = page.getByRole("navigation", { name: "Get in touch" });
  await expect.poll(() => bar.isVisible()).toBe(false);
  await page.evaluate(() => scrollTo(0, innerHeight / 2));
  await expect.poll(() => bar.isVisible()).toBe(true);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => bar.isVisible()).toBe(true);
});

/** All colours that are seen together on the page in these styles. Runs in the browser. */
function coloursSeen(styles: string) {
  const sheet = document.querySelector("style");
  if (sheet) sheet.textContent = styles;
  const nameOf = ({ tagName, className, textContent }: Element) =>
    `${tagName}.${className}: ${textContent?.slice(0, 20)}`;
  const groundOf = (element: Element | null): string => {
    if (!element) return "rgb(255, 255, 255)";
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor === "rgba(0, 0, 0, 0)"
      ? groundOf(element.parentElement)
      : backgroundColor;
  };
  const seen = [...document.body.querySelectorAll("*")].filter(
    (element) => !element.closest(".trap, .skip, svg"),
  );
  const isControl = (element: Element) => element.matches("input, textarea, .button");
  const hasText = (element: Element) =>
    isControl(element) ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
  return {
    texts: seen.filter(hasText).map((element) => ({
      what: nameOf(element),
      colour: getComputedStyle(element).color,
      ground: groundOf(element),
    })),
    controls: seen.filter(isControl).map((element) => ({
      what: nameOf(element),
      edge: getComputedStyle(element).borderBottomColor,
      inside: groundOf(element),
      ground: groundOf(element.parentElement),
    })),
    drawn: [...document.querySelectorAll(".scene .subject path")].map((part) => {
      const { fill, stroke: edge } = getComputedStyle(part);
      const plate = part.closest(".emblem");
      return { fill, edge, own: plate && [getComputedStyle(plate).backgroundColor] };
    }),
  };
}

/** Where a word goes on in another line. Runs in the browser. */
function brokenWords() {
  const broken = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const text = node.textContent ?? "";
    const { parentElement: element } = node;
    if (!element || element.closest(".trap, .skip, svg, title")) continue;
    for (const { index, 0: word } of text.matchAll(/[a-z]+/gi)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1)
        broken.add(`${element.tagName} of ${element.closest("section")?.className}: ${word}`);
    }
  }
  return [...broken];
}

/** Words of which a line begins or ends where their section is not. Runs in the browser. */
function wordsOutside() {
  const outside: (string | null)[] = [];
  const sections = [...document.querySelectorAll<HTMLElement>("main > *")];
  for (const section of sections) {
    // The browser knows what is at a point only within the window, so each is alone there.
    for (const other of sections) other.style.display = other === section ? "" : "none";
    const box = section.getBoundingClientRect();
    if (box.bottom > window.innerHeight)
      outside.push(`${section.className} is too high to look at`);
    const { clipPath, borderRadius } = getComputedStyle(section);
    const isCut = clipPath !== "none" || borderRadius !== "0px";
    const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const unseen = ".trap, svg, details:not([open]) > :not(summary)";
      if (walker.currentNode.parentElement?.closest(unseen)) continue;
      const words = document.createRange();
      words.selectNodeContents(walker.currentNode);
      for (const { left, right, top, height } of words.getClientRects()) {
        const isWithin = [left + 1, right - 1].every((x) =>
          // Asking for what is at a point takes a millisecond, so only where a corner may be missing.
          isCut
            ? document.elementsFromPoint(x, top + height / 2).includes(section)
            : x >= box.left && x <= box.right,
        );
        if (!isWithin) outside.push(walker.currentNode.textContent);
      }
    }
  }
  return outside;
}

function randomColour(): string {
  return `#${Math.floor(roll() * 0x1000000)
    .toString(16)
    .padStart(6, "0")}`;
}

/** So that every layout has enough to show. */
function withNotes(facts: Facts): Facts {
  const each = (list: { id: string; name: string }[] = []) =>
    [...list, ...list].map(({ name }, at) => ({ id: `${at}`, name, note: `${name} and a note` }));
  return factsSchema.parse({
    ...facts,
    services: {
      ...everyFact.name,
      value: each(facts.services?.value).map((each, at) => ({ ...each, icon: icons[at] })),
    },
    steps: { ...everyFact.name, value: each(facts.steps?.value).slice(0, 4) },
  });
}

function render(look: Partial<Document>, ownBlocks?: Block[], ownFacts?: Facts): string {
  const { document, page } = everyLayout(look);
  const blocks = ownBlocks ?? page.blocks;
  const services = Array.from({ length: 30 }, (_, at) => ({
    id: `${at}`,
    name: `Seal ${at}`,
    ...(at % 3 && { price: `$${at}` }),
  }));
  const many = factsSchema.parse({
    ...everyFact,
    services: { ...everyFact.name, value: services },
  });
  const facts = ownFacts ?? (document.colour === "#808080" ? many : enoughFacts);
  return renderPage(document, { ...page, blocks }, facts, {
    origin: "https://wattle.example",
    shown: "confirmed",
    address: (file) => `files/${file}`,
  }).html;
}
