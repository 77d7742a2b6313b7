import { createHash } from "node:crypto";
import { type CustomAtRules, type Selector, transform, type Visitor } from "lightningcss";
import type { HTMLElement } from "node-html-parser";

/** Tailwind's; the file that holds the whole stylesheet has it. */
const notice = /^\/\*![\s\S]*?\*\//;
const variableSet = /(?<=[{;]|@property )--[\w-]+(?=[:{])/g;
const variableRead = /(?<=var\()--[\w-]+/g;
const keyframes = /(?<=@keyframes )[\w-]+/g;
const word = /[\w-]+/g;

/**
 * Leaves a built page the styles of only those classes and elements that are in it, and the
 * variables and animations that these use. Tailwind makes one stylesheet for all built pages.
 *
 * Islands may add more to a page than is in it. Where there are any, `data-rest` names the file for
 * the stylesheet as it was, and /islands.js loads it before one of them runs.
 *
 * @param document is changed.
 * @returns the stylesheet as it was and as it is now, and the path of its file; undefined where the page has none
 */
export function keepOwnStyles(
  document: HTMLElement,
): { whole: string; own: string; path: string } | undefined {
  // Fonts and islands bring small styles without layers, all of them needed.
  const sheet = document.querySelectorAll("style").find(({ text }) => text.includes("@layer "));
  if (!sheet) return undefined;
  const whole = sheet.innerHTML;
  const own = reduce(whole, neededBy(document));
  const path = `/_astro/styles.${createHash("sha256").update(whole).digest("base64url").slice(0, 8)}.css`;
  sheet.innerHTML = own; // textContent would write `&gt;`, which is no entity in a style
  if (document.querySelector("astro-island")) sheet.setAttribute("data-rest", path);
  return { whole, own, path };
}

function reduce(styles: string, needed: Visitor<CustomAtRules>): string {
  const own = minify(styles.replace(notice, ""), [], needed);
  const read = new Set(own.match(variableRead));
  const used = new Set(own.replaceAll(keyframes, "").match(word));
  return minify(own, [
    ...(own.match(variableSet) ?? []).filter((name) => !read.has(name)),
    ...(own.match(keyframes) ?? []).filter((name) => !used.has(name)),
  ]);
}

function minify(
  styles: string,
  unusedSymbols: string[],
  visitor: Visitor<CustomAtRules> = {},
): string {
  const filename = "page.css"; // which it names in its errors
  const code = Buffer.from(styles);
  return transform({ filename, code, minify: true, unusedSymbols, visitor }).code.toString();
}

/** Pseudo-elements that only some inputs have. */
const partsOfInputs: readonly [parts: RegExp, input: string][] = [
  [/^-webkit-(calendar|date)/, "[type=date]"],
  [/^-webkit-search/, "[type=search]"],
  [/^-webkit-(inner|outer)-spin/, "[type=number]"],
  [/^file-selector/, "[type=file]"],
  [/^placeholder$/, "[placeholder]"],
];

/**
 * Drops rules for what is not there, or not in a state that only scripts give; and what Tailwind adds for
 * browsers without `@property`: they are older than any that it works in.
 * https://tailwindcss.com/docs/compatibility#browser-support
 */
function neededBy(document: HTMLElement): Visitor<CustomAtRules> {
  const elements = document.querySelectorAll("*");
  const tags = new Set(elements.map(({ rawTagName }) => rawTagName));
  // Not classList, which leaves `&amp;` as it is.
  const classes = new Set(
    elements.flatMap((element) => element.getAttribute("class")?.split(/\s+/) ?? []),
  );
  const has = (selector: string) => document.querySelector(selector) !== null;
  const mayFit = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === "class") return classes.has(part.name);
      if (part.type === "type") return tags.has(part.name);
      // Inline scripts make a control busy (page-script.astro).
      if (part.type === "attribute" && /^(aria-(?!busy)|data-)/.test(part.name)) {
        const { operator, value } = part.operation ?? {};
        return has(operator === "equal" ? `[${part.name}="${value}"]` : `[${part.name}]`);
      }
      if (part.type === "pseudo-element") {
        const name = part.kind === "custom" ? part.name : part.kind;
        return partsOfInputs.every(([parts, input]) => !parts.test(name) || has(input));
      }
      const isList = part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where");
      return !isList || part.selectors.some(mayFit);
    });
  return {
    Selector: (selector) => (mayFit(selector) ? undefined : []),
    Rule: {
      "layer-block": ({ value }) => (value.name?.join() === "properties" ? [] : undefined),
    },
  };
}
