import type { Page } from "../../../blocks/document.ts";
import { newBlock, newBlockId } from "./new-block.ts";

/** A page as it begins: a heading, within the header and the footer of the home page. */
export function newPage(pages: readonly Page[]): Page {
  return {
    id: newPageId(),
    path: freePath("new-page", pages),
    menu: "New page",
    blocks: [newBlock("text", newBlockId("text"))],
  };
}

/** The same sections under their own ids and address; the menu has the page itself. */
export function copyOfPage({ menu, ...page }: Page, pages: readonly Page[]): Page {
  const own = page.blocks.filter(({ type }) => type !== "header" && type !== "footer");
  const blocks = (page.path === "" && own.length > 0 ? own : page.blocks).map((block) => ({
    ...block,
    id: newBlockId(block.type),
  }));
  return { ...page, id: newPageId(), path: freePath(page.path || "home", pages), blocks };
}

function newPageId(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `page-${random.toString(36)}`;
}

function freePath(wanted: string, pages: readonly Page[]): string {
  const taken = new Set(pages.map(({ path }) => path));
  let path = wanted;
  for (let at = 2; taken.has(path); at++) path = `${wanted.slice(0, 50)}-${at}`;
  return path;
}
