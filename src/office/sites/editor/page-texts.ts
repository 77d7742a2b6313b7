import type { Block } from "../../../blocks/document.ts";
import { type Facts, factOf } from "../../../blocks/facts.ts";
import type { Text } from "../../../blocks/fields.ts";
import { inDollars } from "../../../blocks/prices.ts";
import { valueAt, withValueAt } from "../../../core/sites/content-place.ts";
import type { Content, ContentPlace } from "../../../core/sites/merge.ts";
import { readContent } from "../../../core/sites/read-content.ts";
import { factsShownBy } from "./words.ts";

/** A text that a section shows, and where it is stored. */
export type PageText = ContentPlace & {
  /** As the page shows it. */
  words: string;
  /** What is stored around it: of several paragraphs, each is typed by itself. */
  before: string;
  after: string;
  /** Whether a line may be broken in it. */
  hasLines: boolean;
  /** The fact that the section names there in place of words of its own. */
  fact?: Exclude<Text, string>["fact"];
};

/** Every text that a section may show: its own, then those of the facts that it shows. */
export function textsOf(block: Block, facts: Facts): PageText[] {
  const ofFacts = factsShownBy(block).flatMap((name) =>
    textsIn(facts[name]?.value, { owner: "facts", path: [name, "value"] }),
  );
  // The places on a map are chosen among the facts.
  const own = block.type === "area" ? { ...block, points: [] } : block;
  return [...textsIn(own, { owner: block.id, path: [] }, facts), ...ofFacts];
}

/** What stands there now; undefined if it is gone, or what is around it has changed. */
export function currentWords(content: Content, text: PageText): string | undefined {
  const { before, after } = text;
  const value = valueAt(content, text);
  const stored = typeof value === "string" ? value : "";
  const isThere = stored.startsWith(before) && stored.slice(before.length).endsWith(after);
  return isThere ? stored.slice(before.length, stored.length - after.length) : undefined;
}

/** Says something else in place of one text. */
export function setText(content: Content, text: PageText, words: string): Content {
  const set = withValueAt(content, text, `${text.before}${words}${text.after}`);
  if (text.owner !== "facts") return set;
  // As `setFact`: whoever types it says so.
  const source = { owner: "facts", path: [...text.path.slice(0, 1), "source"] };
  return withValueAt(set, source, "operator");
}

/** Takes out a text that was emptied, with its place in a list, if the site may go without. */
export function withoutEmptied(content: Content, text: PageText): Content {
  if (valueAt(content, text) !== "") return content;
  const isWholeFact = text.owner === "facts" && text.path.length === 2;
  const path = isWholeFact ? text.path.slice(0, 1) : text.path;
  const without = withValueAt(content, { ...text, path }, undefined);
  return readContent(without).outcome === "read" ? without : content;
}

/** A price as it will be stored. */
export function withPriceInDollars(content: Content, text: PageText): Content {
  const words = currentWords(content, text);
  if (text.owner !== "facts" || text.path.at(-1) !== "price" || !words) return content;
  const price = inDollars(words.trim());
  return price === words ? content : setText(content, text, price);
}

/** What is chosen rather than written, or not shown. */
const unwritten = ["id", "type", "menu", "key", "alt", "scene", "to", "until", "consent"];

function textsIn(value: unknown, at: ContentPlace, facts?: Facts): PageText[] {
  const { path } = at;
  if (typeof value === "string") {
    if (path.at(-1) === "body") return paragraphsOf(value, at);
    return value ? [{ ...at, words: value, before: "", after: "", hasLines: false }] : [];
  }
  if (!isObject(value)) return [];
  const fact = textFacts.find((name) => "fact" in value && value.fact === name);
  if (fact && facts) {
    const words = factOf(facts, fact, "all") ?? "";
    return [{ ...at, words, before: "", after: "", hasLines: false, fact }];
  }
  return Object.entries(value).flatMap(([key, item]) => {
    if (unwritten.includes(key)) return [];
    const id = Array.isArray(value) && isObject(item) && "id" in item ? String(item.id) : key;
    return textsIn(item, { ...at, path: [...path, id] }, facts);
  });
}

const textFacts = ["name", "shortName", "trade", "phone", "email", "address"] as const;

/** As `Prose` of the blocks parts them. */
function paragraphsOf(body: string, at: ContentPlace): PageText[] {
  return [...body.matchAll(/(?:(?!\n\n).)+/gs)].flatMap(({ 0: part, index }) => {
    const words = part.trim();
    const start = index + part.indexOf(words);
    const end = start + words.length;
    const around = { before: body.slice(0, start), after: body.slice(end) };
    return words ? [{ ...at, words, ...around, hasLines: true }] : [];
  });
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
