import { dequal } from "dequal";
import { type Block, type Document, documentSchema, type Page } from "../../../blocks/document.ts";
import { type Facts, factsSchema } from "../../../blocks/facts/facts.ts";

/** Everything that a revision says. */
export type Content = { document: Document; facts: Facts };

/** Where something of a site is stored, however its lists are ordered by now. */
export type ContentPlace = {
  /** The id of a block or a page; “facts”, or “document” for the look. */
  owner: string;
  /** From the owner on. An item of a list that has an id is found by it. */
  path: readonly string[];
};

export type Merged = Content & {
  /**
   * Where both changed the same in different ways. Mine won. “pages” of the document: both together
   * made no site, so all of it is mine.
   */
  conflicts: ContentPlace[];
};

/**
 * Brings two operators’ changes of the same revision together: by each field of a block, each fact,
 * each item of a fact’s list. What only one of them changed is taken from that one. What both changed
 * is `mine`, and is named; theirs stays in the revision that it was saved with.
 */
export function mergeContent(base: Content, theirs: Content, mine: Content): Merged {
  const conflicts: ContentPlace[] = [];
  const choose: Choose = (owner, path, was, their, my) => {
    if (dequal(their, my) || dequal(was, their)) return my;
    if (dequal(was, my)) return their;
    conflicts.push({ owner, path });
    return my;
  };
  const merged = mergeDocuments(base.document, theirs.document, mine.document, choose);
  // More pages than a site may have, say, or more blocks than a page.
  const { data: document, success } = documentSchema.safeParse(merged);
  if (!success) conflicts.push({ owner: "document", path: ["pages"] });
  return {
    document: document ?? mine.document,
    facts: mergeFacts(base.facts, theirs.facts, mine.facts, choose),
    conflicts,
  };
}

type Choose = <Value>(owner: string, path: string[], was: Value, their: Value, my: Value) => Value;

function mergeDocuments(base: Document, theirs: Document, mine: Document, choose: Choose) {
  const pages = mergeLists(base.pages, theirs.pages, mine.pages, {
    choose: (id, ...values) => choose(id, [], ...values),
    mergeItems: (was, their, my) => mergePages(was, their, my, choose),
  });
  const { pages: _pages, ...look } = mergeFields("document", base, theirs, mine, choose);
  return { ...look, pages: withOwnPaths(withoutTwins(pages, mine.pages)) };
}

/** Each field from the person who changed it; lists of things with ids are merged by the caller. */
function mergeFields<Value extends object>(
  owner: string,
  base: Value,
  theirs: Value,
  mine: Value,
  choose: Choose,
): Value {
  const merged = structuredClone(mine);
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    if (key === "pages" || key === "blocks") continue;
    const [was, their, my] = [base, theirs, mine].map((value): unknown => Reflect.get(value, key));
    const chosen = choose(owner, [key], was, their, my);
    if (chosen === undefined) Reflect.deleteProperty(merged, key);
    else Reflect.set(merged, key, chosen);
  }
  return merged;
}

/** A block that one moved to another page while the other changed it stays where mine has it. */
function withoutTwins(pages: readonly Page[], mine: readonly Page[]): Page[] {
  const pageOf = new Map(mine.flatMap(({ id, blocks }) => blocks.map((block) => [block.id, id])));
  return pages.map((page) => ({
    ...page,
    blocks: page.blocks.filter(({ id }) => (pageOf.get(id) ?? page.id) === page.id),
  }));
}

/** Both may have given one address to different pages: the second gets another. */
function withOwnPaths(pages: Page[]): Page[] {
  const taken = new Set<string>();
  return pages.map((page) => {
    let path = page.path;
    for (let at = 2; taken.has(path); at++) path = `${page.path || "home"}-${at}`;
    taken.add(path);
    return { ...page, path };
  });
}

function mergePages(base: Page, theirs: Page, mine: Page, choose: Choose): Page {
  const blocks = mergeLists<Block>(base.blocks, theirs.blocks, mine.blocks, {
    choose: (id, ...values) => choose(id, [], ...values),
    mergeItems: (was, their, my) => mergeFields(my.id, was, their, my, choose),
  });
  return { ...mergeFields(mine.id, base, theirs, mine, choose), blocks };
}

type ListMerge<Item> = {
  choose(
    id: string,
    was: Item | undefined,
    their: Item | undefined,
    my: Item | undefined,
  ): Item | undefined;
  mergeItems(was: Item, their: Item, my: Item): Item;
};

/**
 * In the order of the person who changed it, mine if both did. What one of them added stays, after what it
 * was behind; what one removed goes, unless the other changed it.
 */
function mergeLists<Item extends { id: string }>(
  base: readonly Item[],
  theirs: readonly Item[],
  mine: readonly Item[],
  { choose, mergeItems }: ListMerge<Item>,
): Item[] {
  const wasById = byId(base);
  const theirById = byId(theirs);
  const myById = byId(mine);
  const merged = new Map<string, Item>();
  for (const id of new Set([...myById.keys(), ...theirById.keys()])) {
    const [was, their, my] = [wasById.get(id), theirById.get(id), myById.get(id)];
    if (their && my) merged.set(id, mergeItems(was ?? their, their, my));
    else {
      const kept = choose(id, was, their, my);
      // Removed by one and changed by the other: what was written is not lost.
      const item = kept ?? (dequal(was, their ?? my) ? undefined : (their ?? my));
      if (item) merged.set(id, item);
    }
  }
  const [order, others] = isSameOrder(base, mine) ? [theirs, mine] : [mine, theirs];
  const ids = order.map(({ id }) => id).filter((id) => merged.has(id));
  for (const [at, { id }] of others.entries()) {
    if (!merged.has(id) || ids.includes(id)) continue;
    const before = others.slice(0, at).findLast((other) => ids.includes(other.id));
    ids.splice(before ? ids.indexOf(before.id) + 1 : 0, 0, id);
  }
  return ids.flatMap((id) => merged.get(id) ?? []);
}

function byId<Item extends { id: string }>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

function isSameOrder(base: readonly { id: string }[], mine: readonly { id: string }[]): boolean {
  return dequal(
    base.map(({ id }) => id),
    mine.map(({ id }) => id),
  );
}

function mergeFacts(base: Facts, theirs: Facts, mine: Facts, choose: Choose): Facts {
  const was = new Map(Object.entries(base));
  const their = new Map(Object.entries(theirs));
  const my = new Map(Object.entries(mine));
  const names = new Set([...their.keys(), ...my.keys()]);
  const entries = [...names].map((name) => {
    const facts = [was.get(name), their.get(name), my.get(name)] as const;
    const merged = mergeItemsOfFact(name, facts, choose);
    // Both may have added more than there is room for.
    const fits = merged && factsSchema.safeParse({ name: mine.name, [name]: merged }).success;
    return [name, fits ? merged : choose("facts", [name], ...facts)];
  });
  return factsSchema.parse(Object.fromEntries(entries));
}

type Fact = NonNullable<Facts[keyof Facts]>;

/** A fact that is a list of things with ids; undefined for any other. */
function mergeItemsOfFact(
  name: string,
  [was, their, my]: readonly [Fact | undefined, Fact | undefined, Fact | undefined],
  choose: Choose,
) {
  if (!(was && isItems(was.value) && their && isItems(their.value))) return undefined;
  if (!(my && isItems(my.value))) return undefined;
  const value = mergeLists<{ id: string }>(was.value, their.value, my.value, {
    choose: (id, ...values) => choose("facts", [name, "value", id], ...values),
    mergeItems: (was, their, my) => choose("facts", [name, "value", my.id], was, their, my),
  });
  const [source, confirmed] = (["source", "confirmed"] as const).map((key) =>
    was[key] === my[key] ? their[key] : my[key],
  );
  return { value, source, confirmed };
}

function isItems(value: unknown): value is { id: string }[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => typeof item === "object" && item && "id" in item)
  );
}
