import type { Block } from "../../../blocks/document.ts";
import { type Facts, factOf } from "../../../blocks/facts.ts";
import type { Text } from "../../../blocks/fields.ts";
import type { Content } from "../../../core/sites/merge.ts";
import { readContent } from "../../../core/sites/read-content.ts";
import { setBlock } from "./operations.ts";
import { factsShownBy } from "./words.ts";

/** A text that a section shows, and where it is stored. */
export type PageText = {
  /** The id of the block that has it; “facts” where it is one of those. */
  owner: string;
  /** From the owner on. An item of a list that has an id is found by it. */
  path: readonly string[];
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
  const stored = storedText(content, text) ?? "";
  const isThere = stored.startsWith(before) && stored.slice(before.length).endsWith(after);
  return isThere ? stored.slice(before.length, stored.length - after.length) : undefined;
}

/** Says something else in place of one text. */
export function setText(content: Content, text: PageText, words: string): Content {
  return changeOwner(content, text.owner, (owner) => {
    const { holder, key } = placeOf(owner, text.path);
    if (!holder) return;
    Reflect.set(holder, key, `${text.before}${words}${text.after}`);
    // As `setFact`: whoever types it says so.
    const [name = ""] = text.path;
    if (text.owner === "facts") Reflect.set(child(owner, name) ?? {}, "source", "operator");
  });
}

/** Takes out a text that was emptied, with its place in a list, if the site may go without. */
export function withoutEmptied(content: Content, text: PageText): Content {
  if (storedText(content, text) !== "") return content;
  const [name = "", ...inFact] = text.path;
  const isWholeFact = text.owner === "facts" && inFact.length === 1;
  const without = changeOwner(content, text.owner, (owner) => {
    const { holder = {}, key } = isWholeFact
      ? { holder: owner, key: name }
      : placeOf(owner, text.path);
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else Reflect.deleteProperty(holder, key);
  });
  return readContent(without).outcome === "read" ? without : content;
}

/** Where `readContent` says that it is wrong: “document.pages.0.blocks.2.headline”. */
export function pathOfText(content: Content, { owner, path }: PageText): string {
  if (owner === "facts") return `facts.${indexed(content.facts, path)}`;
  const { pages } = content.document;
  const page = pages.findIndex(({ blocks }) => blocks.some(({ id }) => id === owner));
  const at = pages[page]?.blocks.findIndex(({ id }) => id === owner) ?? -1;
  return `document.pages.${page}.blocks.${at}.${indexed(pages[page]?.blocks[at], path)}`;
}

/** What is chosen rather than written, or not shown. */
const unwritten = ["id", "type", "menu", "key", "alt", "scene", "to", "until", "consent"];

function textsIn(value: unknown, at: Pick<PageText, "owner" | "path">, facts?: Facts): PageText[] {
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
function paragraphsOf(body: string, at: Pick<PageText, "owner" | "path">): PageText[] {
  return [...body.matchAll(/(?:(?!\n\n).)+/gs)].flatMap(({ 0: part, index }) => {
    const words = part.trim();
    const start = index + part.indexOf(words);
    const end = start + words.length;
    const around = { before: body.slice(0, start), after: body.slice(end) };
    return words ? [{ ...at, words, ...around, hasLines: true }] : [];
  });
}

function storedText(content: Content, { owner, path }: PageText): string | undefined {
  const { holder, key } = placeOf(ownerIn(content, owner), path);
  const stored = child(holder, key);
  return typeof stored === "string" ? stored : undefined;
}

function ownerIn({ document, facts }: Content, owner: string): object | undefined {
  if (owner === "facts") return facts;
  return document.pages.flatMap(({ blocks }) => blocks).find(({ id }) => id === owner);
}

function changeOwner(content: Content, owner: string, change: (copy: object) => void): Content {
  if (owner === "facts") {
    const facts = structuredClone(content.facts);
    change(facts);
    return { ...content, facts };
  }
  const blocks = content.document.pages.flatMap((page) => page.blocks);
  const block = structuredClone(blocks.find(({ id }) => id === owner));
  if (!block) return content;
  change(block);
  return setBlock(content, block);
}

/** What holds the last step of a path, and under which key or at which place. */
function placeOf(owner: unknown, path: readonly string[]) {
  const parent = path.slice(0, -1).reduce(child, owner);
  const key = indexed(parent, path.slice(-1));
  return isObject(parent) ? { holder: parent, key } : { key };
}

function child(value: unknown, key: string): unknown {
  return isObject(value) ? Reflect.get(value, keyIn(value, key)) : undefined;
}

/** With the places of items where the path has their ids. */
function indexed(value: unknown, path: readonly string[]): string {
  const [key, ...rest] = path;
  if (key === undefined) return "";
  const own = isObject(value) ? keyIn(value, key) : key;
  return rest.length > 0 ? `${own}.${indexed(child(value, key), rest)}` : own;
}

function keyIn(value: object, key: string): string {
  const at = Array.isArray(value)
    ? value.findIndex((item) => isObject(item) && item.id === key)
    : -1;
  return at < 0 ? key : String(at);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
