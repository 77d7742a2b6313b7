import type { Block, Page } from "../../../blocks/document.ts";
import type { Content, ContentPlace } from "./merge.ts";

/** What is stored there; undefined if there is no such place. */
export function valueAt(content: Content, { owner, path }: ContentPlace): unknown {
  return path.reduce(child, ownerIn(content, owner));
}

/** Stores something else there. @param value undefined to take it out, of a list with its place. */
export function withValueAt(
  content: Content,
  { owner, path }: ContentPlace,
  value: unknown,
): Content {
  return changeOwner(content, owner, (copy) => {
    const holder = path.slice(0, -1).reduce(child, copy);
    if (!isObject(holder)) return;
    const key = keyIn(holder, path.at(-1) ?? "");
    if (value !== undefined) Reflect.set(holder, key, value);
    else if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else Reflect.deleteProperty(holder, key);
  });
}

/** As `readContent` names it: “document.pages.0.blocks.2.headline”. */
export function pathOfPlace({ document, facts }: Content, { owner, path }: ContentPlace): string {
  if (owner === "facts") return `facts.${indexed(facts, path)}`;
  for (const [at, page] of document.pages.entries()) {
    const ofPage = `document.pages.${at}`;
    if (page.id === owner) return `${ofPage}.${indexed(page, path)}`;
    const block = page.blocks.findIndex(({ id }) => id === owner);
    if (block >= 0) return `${ofPage}.blocks.${block}.${indexed(page.blocks[block], path)}`;
  }
  return `document.${path.join(".")}`;
}

function ownerIn({ document, facts }: Content, owner: string): object | undefined {
  if (owner === "facts") return facts;
  if (owner === "document") return document;
  const { pages } = document;
  const blocks = pages.flatMap((page): (Page | Block)[] => [page, ...page.blocks]);
  return blocks.find(({ id }) => id === owner);
}

/** What is not changed stays the same object, so that it need not be drawn again. */
function changeOwner(content: Content, owner: string, change: (copy: object) => void): Content {
  const { document, facts } = content;
  const changed = <Value extends object>(value: Value): Value => {
    const copy = structuredClone(value);
    change(copy);
    return copy;
  };
  if (owner === "facts") return { ...content, facts: changed(facts) };
  if (owner === "document") return { ...content, document: changed(document) };
  const pages = document.pages.map((page) => {
    if (page.id === owner) return changed(page);
    const at = page.blocks.findIndex(({ id }) => id === owner);
    const block = page.blocks[at];
    return block ? { ...page, blocks: page.blocks.with(at, changed(block)) } : page;
  });
  return { ...content, document: { ...document, pages } };
}

function child(value: unknown, key: string): unknown {
  return isObject(value) ? Reflect.get(value, keyIn(value, key)) : undefined;
}

function indexed(value: unknown, [key, ...rest]: readonly string[]): string {
  if (key === undefined) return "";
  const own = isObject(value) ? keyIn(value, key) : key;
  return rest.length > 0 ? `${own}.${indexed(child(value, key), rest)}` : own;
}

function keyIn(value: object, key: string): string {
  const isIt = (item: unknown) => isObject(item) && "id" in item && item.id === key;
  const at = Array.isArray(value) ? value.findIndex(isIt) : -1;
  return at < 0 ? key : String(at);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
