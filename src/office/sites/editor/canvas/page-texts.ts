import { type FactName, factOf } from "../../../../blocks/facts/facts.ts";
import { inDollars } from "../../../../blocks/facts/prices.ts";
import { isText, type Text } from "../../../../blocks/fields.ts";
import { valueAt, withValueAt } from "../../../../core/sites/revisions/content-place.ts";
import type { Content, ContentPlace } from "../../../../core/sites/revisions/merge.ts";
import { readContent } from "../../../../core/sites/revisions/read-content.ts";

/** A text that a section shows, and where it is stored. */
export type PageText = ContentPlace & {
  /** As the page shows it. */
  words: string;
  /** What is stored around it: of several paragraphs, each is typed by itself. */
  before: string;
  after: string;
  /** Whether a line may be broken in it. */
  hasLines: boolean;
  /** The fact that the section names there in place of its own words. */
  fact?: FactName;
};

/**
 * The text of a section that an element shows, by the mark that its view gave it (`useMarks`).
 *
 * @returns undefined for what is not there any more.
 */
export function textOfMark(content: Content, blockId: string, mark: string): PageText | undefined {
  const path = mark.split("/").map(decodeURIComponent);
  const [first, ...rest] = path;
  const at: ContentPlace =
    first === "facts" ? { owner: "facts", path: rest } : { owner: blockId, path };
  const value = valueAt(content, at);
  if (value === undefined) return paragraphOf(content, at);
  if (!isText(value)) return undefined;
  const whole = { ...at, before: "", after: "", hasLines: false };
  return typeof value === "string" ? { ...whole, words: value } : ofFact(content, whole, value);
}

function ofFact(
  { facts }: Content,
  whole: Omit<PageText, "words">,
  { fact }: Exclude<Text, string>,
): PageText {
  return { ...whole, words: factOf(facts, fact, "all") ?? "", fact };
}

/** A path that leads on from a text is one of its paragraphs, as `Prose` of the blocks parts them. */
function paragraphOf(content: Content, { owner, path }: ContentPlace): PageText | undefined {
  const at = { owner, path: path.slice(0, -1) };
  const value = valueAt(content, at);
  return typeof value === "string" ? paragraphsOf(value, at)[Number(path.at(-1))] : undefined;
}

/** What is there now; undefined if it is gone, or what is around it has changed. */
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
  // As `setFact`: anyone who types it says so.
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
  if (text.path.at(-1) !== "price" || !words) return content;
  const price = inDollars(words.trim());
  return price === words ? content : setText(content, text, price);
}

function paragraphsOf(body: string, at: ContentPlace): PageText[] {
  return [...body.matchAll(/(?:(?!\n\n).)+/gs)].flatMap(({ 0: part, index }) => {
    const words = part.trim();
    const start = index + part.indexOf(words);
    const end = start + words.length;
    const around = { before: body.slice(0, start), after: body.slice(end) };
    return words ? [{ ...at, words, ...around, hasLines: true }] : [];
  });
}
