import { transform } from "lightningcss";
import type { HTMLElement } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenSite, openSite } from "./open-site.ts";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site[Symbol.asyncDispose]());

/** How many selectors of the document's styles name each class. */
function styledClasses(document: HTMLElement): Map<string, number> {
  const counts = new Map<string, number>();
  const styles = document.querySelectorAll("style").map(({ textContent }) => textContent);
  transform({
    filename: "page.css",
    code: Buffer.from(styles.join("\n")),
    visitor: {
      Selector(selector) {
        for (const part of selector) {
          if (part.type === "class") counts.set(part.name, (counts.get(part.name) ?? 0) + 1);
        }
      },
    },
  });
  return counts;
}

test("a built page has every style of the site for the classes on it, and is spared others", async () => {
  const whole = styledClasses((await site.visit("/thank-you")).document);
  for (const path of ["/", "/about", "/demo", "/ai-smart-websites-perth", "/terms"]) {
    const { document } = await site.visit(path);
    const own = styledClasses(document);
    const used = document.querySelectorAll("[class]").flatMap(({ classList }) => classList.value);
    const styled = [...new Set(used)].filter((name) => whole.has(name));
    expect(styled.length, path).toBeGreaterThan(20);
    expect(styled.filter((name) => (own.get(name) ?? 0) < (whole.get(name) ?? 0))).toEqual([]);
    expect([...whole.keys()].filter((name) => !own.has(name)).length, path).toBeGreaterThan(50);
  }
});
