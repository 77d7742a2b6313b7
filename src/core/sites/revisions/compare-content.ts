import type { Block, Document, Page } from "../../../blocks/document.ts";
import { type DrawnBlock, drawBlocks } from "../../../blocks/draw-blocks.tsx";
import { finishedContent } from "../releases/finished-content.ts";
import type { Content } from "./merge.ts";

/** What became of a section. One that changed and moved has changed. */
type SectionChange = {
  block: Block;
  /** Where it is; where it was, if it was removed. */
  page: Page;
  change: "new" | "changed" | "moved" | "removed";
};

export type ContentChanges = {
  /** In the order of the newer content, then what was removed. */
  sections: SectionChange[];
  /** Of pages themselves: their title, address, name in the menu and description. */
  pages: { page: Page; change: "new" | "changed" | "removed" }[];
  /** Whether design or colours changed. */
  look: boolean;
};

/**
 * What a reader finds changed from one content to another, whatever the reason: a section in which a
 * changed phone number is shown has changed. What is hidden, or has nothing to say, is not there.
 *
 * @param shown whether what waits to be confirmed, or is only begun, is shown too.
 */
export function compareContent(
  before: Content,
  after: Content,
  { shown }: { shown: "confirmed" | "all" },
): ContentChanges {
  const draw = (content: Content) => {
    const { document, facts } = shown === "confirmed" ? finishedContent(content) : content;
    return drawBlocks(document, { facts, shown });
  };
  return {
    sections: compareSections(draw(before), draw(after)),
    pages: comparePages(before.document, after.document),
    look: lookOf(before.document) !== lookOf(after.document),
  };
}

function compareSections(older: readonly DrawnBlock[], newer: readonly DrawnBlock[]) {
  const was = byId(older);
  const is = byId(newer);
  const moved = movedSections(was, newer);
  const changes = newer.flatMap(({ block, page, html }): SectionChange[] => {
    const before = was.get(block.id);
    if (!before) return [{ block, page, change: "new" }];
    if (before.html !== html) return [{ block, page, change: "changed" }];
    return moved.has(block.id) ? [{ block, page, change: "moved" }] : [];
  });
  const removed = older
    .filter(({ block }) => !is.has(block.id))
    .map(({ block, page }): SectionChange => ({ block, page, change: "removed" }));
  return [...changes, ...removed];
}

function byId(drawn: readonly DrawnBlock[]): Map<string, DrawnBlock & { at: number }> {
  return new Map(drawn.map((one, at) => [one.block.id, { ...one, at }]));
}

/** The fewest sections whose move explains the new order, and those that changed pages. */
function movedSections(was: ReturnType<typeof byId>, newer: readonly DrawnBlock[]): Set<string> {
  const moved = new Set<string>();
  for (const [pageId, drawn] of Map.groupBy(newer, ({ page }) => page.id)) {
    const known = drawn.flatMap(({ block: { id } }) => {
      const before = was.get(id);
      if (before && before.page.id !== pageId) moved.add(id);
      return before?.page.id === pageId ? [{ id, at: before.at }] : [];
    });
    const kept = new Set(longestRise(known).map(({ id }) => id));
    for (const { id } of known) if (!kept.has(id)) moved.add(id);
  }
  return moved;
}

/** The longest of the sublists in which `at` only rises. */
function longestRise<Item extends { at: number }>(items: readonly Item[]): Item[] {
  const endingWith: Item[][] = [];
  for (const item of items) {
    const before = endingWith.filter((rise) => (rise.at(-1)?.at ?? 0) < item.at);
    endingWith.push([...longest(before), item]);
  }
  return longest(endingWith);
}

function longest<Item>(lists: readonly Item[][]): Item[] {
  return lists.reduce((best, list) => (list.length > best.length ? list : best), []);
}

function comparePages({ pages: older }: Document, { pages: newer }: Document) {
  const was = new Map(older.map((page) => [page.id, page]));
  const is = new Set(newer.map(({ id }) => id));
  const changes = newer.flatMap((page): ContentChanges["pages"] => {
    const before = was.get(page.id);
    if (!before) return [{ page, change: "new" }];
    return wordsOf(before) === wordsOf(page) ? [] : [{ page, change: "changed" }];
  });
  const removed = older
    .filter(({ id }) => !is.has(id))
    .map((page): ContentChanges["pages"][number] => ({ page, change: "removed" }));
  return [...changes, ...removed];
}

function wordsOf({ title, path, menu, description }: Page): string {
  return JSON.stringify([title, path, menu, description]);
}

function lookOf({ design, colour, accent, companion, lowerCase }: Document): string {
  return JSON.stringify([design, colour, accent, companion, lowerCase]);
}
