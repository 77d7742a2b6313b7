import { createHash } from "node:crypto";
import { type CustomAtRules, type Selector, transform, type Visitor } from "lightningcss";

type Present = {
  classes: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  /** Types of inputs, and whether any has a placeholder. */
  inputs: ReadonlySet<string>;
  /** Attributes that only scripts change, by `name` and by `name=value`. */
  states: ReadonlySet<string>;
};

/** Tailwind's, which has layers. Fonts and islands bring small styles of their own, all needed. */
const sheet = /<style>((?:(?!<\/style>)[\s\S])*?@layer [\s\S]*?)<\/style>/;
/** Tailwind's; the file that holds the whole stylesheet has it. */
const notice = /^\/\*![\s\S]*?\*\//;
const notMarkup = /<(style|script)\b[\s\S]*?<\/\1>/g;
const classAttribute = / class="([^"]*)"/g;
const tag = /(?<=<)[a-z][\w-]*/g;
const input = /(?<=<input\b[^>]* type=")\w+|(?<= )placeholder(?==")/g;
const state = / ((?:aria|data)-[\w-]+)(?:="([\w-]*))?/g;
const variableSet = /(?<=[{;]|@property )--[\w-]+(?=[:{])/g;
const variableRead = /(?<=var\()--[\w-]+/g;
const keyframes = /(?<=@keyframes )[\w-]+/g;
const word = /[\w-]+/g;

/**
 * A built page with the styles of only those classes and elements that are in it, and the variables
 * and animations that these use. Tailwind makes one stylesheet for the whole site, and every page
 * carries it.
 *
 * Islands may add more to a page than is in it. Where there are any, `data-rest` names the file that
 * holds the stylesheet as it was (`wholeSheet`), and /islands.js loads it before one of them runs.
 *
 * @returns the page, its stylesheet as it was and as it is; both empty where it has none.
 */
export function withOwnStyles(html: string): { html: string; whole: string; own: string } {
  const whole = wholeSheet(html);
  if (!whole) return { html, whole: "", own: "" };
  const present = presentIn(html.replaceAll(notMarkup, ""));
  const own = reduce(whole.styles, present);
  const rest = present.tags.has("astro-island") ? ` data-rest="${whole.path}"` : "";
  return {
    html: html.replace(sheet, () => `<style${rest}>${own}</style>`),
    whole: whole.styles,
    own,
  };
}

/** The stylesheet in a page, and the address of the file for it. */
export function wholeSheet(html: string): { styles: string; path: string } | undefined {
  const styles = sheet.exec(html)?.[1];
  return styles ? { styles, path: pathOfSheet(styles) } : undefined;
}

export function pathOfSheet(styles: string): string {
  return `/_astro/styles.${hashOf(styles).slice(0, 8)}.css`;
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

function presentIn(markup: string): Present {
  const attributes = [...markup.matchAll(classAttribute)];
  const classes = attributes.flatMap(([, names = ""]) =>
    names.replaceAll("&gt;", ">").replaceAll("&amp;", "&").split(/\s+/),
  );
  return {
    classes: new Set(classes),
    tags: new Set(markup.match(tag)),
    inputs: new Set(markup.match(input)),
    states: new Set(
      [...markup.matchAll(state)].flatMap(([, name = "", value = ""]) => [
        name,
        `${name}=${value}`,
      ]),
    ),
  };
}

function reduce(styles: string, present: Present): string {
  const own = minify(styles.replace(notice, ""), [], needed(present));
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
  [/^-webkit-(calendar|date)/, "date"],
  [/^-webkit-search/, "search"],
  [/^-webkit-(inner|outer)-spin/, "number"],
  [/^file-selector/, "file"],
  [/^placeholder$/, "placeholder"],
];

/**
 * Drops rules for what is not there or not in that state, and what Tailwind adds for browsers without `@property`: they
 * are older than any that it works in. https://tailwindcss.com/docs/compatibility#browser-support
 */
function needed({ classes, tags, inputs, states }: Present): Visitor<CustomAtRules> {
  const mayFit = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === "class") return classes.has(part.name);
      if (part.type === "type") return tags.has(part.name);
      if (part.type === "attribute" && /^(aria|data)-/.test(part.name)) {
        const { operator, value } = part.operation ?? {};
        return states.has(operator === "equal" ? `${part.name}=${value}` : part.name);
      }
      if (part.type === "pseudo-element") {
        const name = part.kind === "custom" ? part.name : part.kind;
        return partsOfInputs.every(([parts, input]) => !parts.test(name) || inputs.has(input));
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
