import type { Block, Document, Page } from "../../../blocks/document.ts";
import type { FactName } from "../../../blocks/facts/facts.ts";
import type { Content } from "../../../core/sites/revisions/merge.ts";

// What the editor can do with a site. Each gives new content and leaves the old as it was.

/** @param after the id of the block that it is to follow; at the end without one. */
export function addBlock(
  content: Content,
  { pageId, block, after }: { pageId: string; block: Block; after?: string | undefined },
): Content {
  return changePage(content, pageId, (page) => {
    const at = page.blocks.findIndex(({ id }) => id === after);
    const place = at < 0 ? page.blocks.length : at + 1;
    return { ...page, blocks: page.blocks.toSpliced(place, 0, block) };
  });
}

/** Puts a copy behind a block. The menu has the block itself, and not the copy too. */
export function copyBlock(content: Content, id: string, newId: string): Content {
  return changeBlocks(content, id, (blocks, at, block) => {
    const copy: Block = { ...block, id: newId };
    delete copy.menu;
    return blocks.toSpliced(at + 1, 0, copy);
  });
}

/** @param by 1 for a place further down, -1 for one further up; at the edge it stays. */
export function moveBlock(content: Content, id: string, by: 1 | -1): Content {
  return changeBlocks(content, id, (blocks, at, block) => {
    const to = at + by;
    if (to < 0 || to >= blocks.length) return blocks;
    return blocks.toSpliced(at, 1).toSpliced(to, 0, block);
  });
}

export function hideBlock(content: Content, id: string, hidden: boolean): Content {
  return changeBlocks(content, id, (blocks, at, block) => {
    const changed: Block = { ...block };
    if (hidden) changed.hidden = true;
    else delete changed.hidden;
    return blocks.with(at, changed);
  });
}

/** A page keeps its last block. */
export function deleteBlock(content: Content, id: string): Content {
  return changeBlocks(content, id, (blocks, at) =>
    blocks.length > 1 ? blocks.toSpliced(at, 1) : blocks,
  );
}

/** Puts a changed block in the place of the one with its id. */
export function setBlock(content: Content, block: Block): Content {
  return changeBlocks(content, block.id, (blocks, at) => blocks.with(at, tidy(block)));
}

export function setPage(
  content: Content,
  pageId: string,
  words: Partial<Pick<Page, "path"> & Record<"title" | "menu" | "description", string | undefined>>,
): Content {
  return changePage(content, pageId, (page) => tidy({ ...page, ...words }));
}

/** @param after the id of the page that it is to follow. */
export function addPage(content: Content, page: Page, after: string): Content {
  return changePages(content, (pages) => {
    const at = pages.findIndex(({ id }) => id === after);
    return pages.toSpliced(at < 0 ? pages.length : at + 1, 0, page);
  });
}

/** @param by 1 for a place further down, -1 for one further up. The home page stays the first. */
export function movePage(content: Content, pageId: string, by: 1 | -1): Content {
  return changePages(content, (pages) => {
    const at = pages.findIndex(({ id }) => id === pageId);
    const page = pages[at];
    if (!page || page.path === "" || at + by < 1 || at + by >= pages.length) return pages;
    return pages.toSpliced(at, 1).toSpliced(at + by, 0, page);
  });
}

/** A site keeps its home page. */
export function deletePage(content: Content, pageId: string): Content {
  return changePages(content, (pages) =>
    pages.filter(({ id, path }) => id !== pageId || path === ""),
  );
}

export function setLook(
  content: Content,
  look: Partial<
    Pick<Document, "design" | "colour" | "accent" | "companion" | "lowerCase" | "businessType">
  >,
): Content {
  return { ...content, document: tidy({ ...content.document, ...look }) };
}

/** The operator says so. Whether a fact is confirmed stays as it was; a new one is. */
export function setFact(content: Content, name: FactName, value: unknown): Content {
  const confirmed = content.facts[name]?.confirmed ?? true;
  const fact = tidy({ value, source: "operator", confirmed });
  return { ...content, facts: { ...content.facts, [name]: fact } };
}

/** The business’s name stays, since every site has one. */
export function removeFact(content: Content, name: FactName): Content {
  const facts = { ...content.facts };
  if (name !== "name") delete facts[name];
  return { ...content, facts };
}

export function confirmFact(content: Content, name: FactName): Content {
  const fact = content.facts[name];
  if (!fact) return content;
  return { ...content, facts: { ...content.facts, [name]: { ...fact, confirmed: true } } };
}

function changePage(content: Content, pageId: string, change: (page: Page) => Page): Content {
  return changePages(content, (pages) =>
    pages.map((page) => (page.id === pageId ? change(page) : page)),
  );
}

function changePages(content: Content, change: (pages: Page[]) => Page[]): Content {
  const { document } = content;
  return { ...content, document: { ...document, pages: change(document.pages) } };
}

/** Changes the blocks of the page that has this one. */
function changeBlocks(
  content: Content,
  id: string,
  change: (blocks: Block[], at: number, block: Block) => Block[],
): Content {
  for (const page of content.document.pages) {
    const at = page.blocks.findIndex((block) => block.id === id);
    const block = page.blocks[at];
    if (block) {
      return changePage(content, page.id, () => ({
        ...page,
        blocks: change(page.blocks, at, block),
      }));
    }
  }
  return content;
}

/** As it will be stored: without what is undefined. */
function tidy<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}
