import { chromium, type Page } from "@playwright/test";
import { chromiumFlags, recordedChromium } from "../scripts/setup/chromium.mjs";
import { type Document, documentSchema } from "../src/blocks/document.ts";
import type { Database } from "../src/database/client.ts";
import type { Browser as Operator } from "../tests/support/operators.ts";
import { everyBlock, everyFact } from "../tests/support/sites/every-block.ts";
import { addSite } from "../tests/support/sites/sites.ts";
import type { App } from "./app.ts";
import { type Times, timesOf } from "./rounds.ts";

/** Sections of the page that is edited, every kind in turn: as many as a page may have. */
const BLOCKS = 80;
const KEYS = 200;

export type EditorSpeeds = {
  blocks: number;
  /** Milliseconds from a key to the frame in which the page shows it. */
  inField: Times & { p95: number };
  inPage: Times & { p95: number };
};

/** How soon the page beside the fields, or itself, shows what an operator types. */
export async function measureEditor(
  services: { database: Database },
  operator: Operator,
  { port }: App,
): Promise<EditorSpeeds> {
  const document = manyBlocks();
  const { id } = await addSite(services, { document, facts: everyFact });
  const url = `http://localhost:${port}`;
  const browser = await chromium.launch({
    executablePath: recordedChromium() ?? chromium.executablePath(),
    args: chromiumFlags,
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([...operator.cookies].map(([name, value]) => ({ name, value, url })));
    const page = await context.newPage();
    await page.goto(`${url}/admin/sites/${id}`);
    const frame = page.frameLocator('iframe[title="The page"]');
    await page.getByRole("listitem").getByRole("button", { name: "Opening" }).first().click();
    await page.getByLabel("Below the headline", { exact: true }).fill("");
    await watchKeys(page);
    await typeKeys(page, 20); // until the compiler has seen the code
    const inField = await typeKeys(page);
    await frame.getByText("A torn seal lets warm air in").first().click();
    const inPage = await typeKeys(page);
    return { blocks: document.pages.flatMap(({ blocks }) => blocks).length, inField, inPage };
  } finally {
    await browser.close();
  }
}

function manyBlocks(): Document {
  const { document } = everyBlock();
  const pages = document.pages.map((page) => ({
    ...page,
    blocks: Array.from({ length: BLOCKS }, (_, copy) =>
      page.blocks.map((block) => ({ ...block, id: `${block.id}-${copy}` })),
    )
      .flat()
      .slice(0, BLOCKS),
  }));
  return documentSchema.parse({ ...document, pages });
}

/** Notes when a key was pressed, and when the frame with what it changed was drawn. */
function watchKeys(page: Page): Promise<void> {
  return page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title="The page"]');
    const canvas = frame?.contentDocument;
    if (!canvas?.defaultView) throw new Error("there is no page");
    let pressed = 0;
    const press = () => {
      pressed = performance.now();
    };
    addEventListener("keydown", press, true);
    canvas.defaultView.addEventListener("keydown", press, true);
    new MutationObserver(() => {
      const since = pressed;
      pressed = 0;
      if (since === 0) return;
      requestAnimationFrame(() =>
        setTimeout(() => performance.measure("key", { start: since, end: performance.now() })),
      );
    }).observe(canvas.body, { childList: true, characterData: true, subtree: true });
  });
}

async function typeKeys(page: Page, keys = KEYS): Promise<Times & { p95: number }> {
  await page.evaluate(() => performance.clearMeasures("key"));
  for (let key = 0; key < keys; key++) {
    // Nobody types faster.
    await page.keyboard.press(key % 6 === 5 ? "Space" : "e", { delay: 60 });
  }
  const times = await page.evaluate(() =>
    performance.getEntriesByName("key").map(({ duration }) => duration),
  );
  // Several keys of one frame are one change.
  if (times.length < keys / 2) throw new Error(`only ${times.length} keys were seen in the page`);
  const sorted = times.toSorted((a, b) => a - b);
  return { ...timesOf(times), p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0 };
}
