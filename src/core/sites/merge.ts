import { dequal } from "dequal";
import { type Block, type Document, documentSchema, type Page } from "../../blocks/document.ts";
import { type Facts, factsSchema } from "../../blocks/facts.ts";

/** Everything that a revision says. */
export type Content = { document: Document; facts: Facts };

export type Merged = Content & {
  /**
   * What both changed in different ways, by the id of the block or the name of the fact. Mine won.
   * “pages”: both together made no site, so all of the document is mine.
   */
  conflicts: string[];
};

/**
 * Brings two operators’ changes of the same revision together: block by block, fact by fact. What
 * only one of them changed is taken from that one. What both changed is `mine`, and is named; theirs
 * stays in the revision that it was saved with.
 */
export function mergeContent(base: Content, theirs: Content, mine: Content): Merged {
  const conflicts: string[] = [];
  const choose: Choose = (name, was, their, my) => {
    if (dequal(their, my) || dequal(was, their)) return my;
    if (dequal(was, my)) return their;
    conflicts.push(name);
    return my;
  };
  const merged = mergeDocuments(base.document, theirs.document, mine.document, choose);
  // More pages than a site may have, say, or more blocks than a page.
  const { data: document, success } = documentSchema.safeParse(merged);
  if (!success) conflicts.push("pages");
  return {
    document: document ?? mine.document,
    facts: mergeFacts(base.facts, theirs.facts, mine.facts, choose),
    conflicts,
  };
}

type Choose = <Value>(name: string, was: Value, their: Value, my: Value) => Value;

function mergeDocuments(base: Document, theirs: Document, mine: Document, choose: Choose) {
  return {
    version: mine.version,
    design: choose("design", base.design, theirs.design, mine.design),
    colour: choose("colour", base.colour, theirs.colour, mine.colour),
    accent: choose("accent", base.accent, theirs.accent, mine.accent),
    lowerCase: choose("lowerCase", base.lowerCase, theirs.lowerCase, mine.lowerCase),
    pages: withOwnPaths(
      withoutTwins(
        mergeLists(base.pages, theirs.pages, mine.pages, choose, (was, their, my) =>
          mergePages(was, their, my, choose),
        ),
        mine.pages,
      ),
    ),
  };
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
  return {
    id: mine.id,
    path: choose(`${mine.id}.path`, base.path, theirs.path, mine.path),
    title: choose(`${mine.id}.title`, base.title, theirs.title, mine.title),
    menu: choose(`${mine.id}.menu`, base.menu, theirs.menu, mine.menu),
    description: choose(
      `${mine.id}.description`,
      base.description,
      theirs.description,
      mine.description,
    ),
    blocks: mergeLists<Block>(base.blocks, theirs.blocks, mine.blocks, choose, (was, their, my) =>
      choose(my.id, was, their, my),
    ),
  };
}

/**
 * In the order of whoever changed it, mine if both did. What one of them added stays, after what it
 * stood behind; what one removed goes, unless the other changed it.
 */
function mergeLists<Item extends { id: string }>(
  base: readonly Item[],
  theirs: readonly Item[],
  mine: readonly Item[],
  choose: Choose,
  mergeItems: (was: Item, their: Item, my: Item) => Item,
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
  const entries = [...names].map((name) => [
    name,
    choose(`facts.${name}`, was.get(name), their.get(name), my.get(name)),
  ]);
  return factsSchema.parse(Object.fromEntries(entries));
}
