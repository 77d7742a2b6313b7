import { valueAt, withValueAt } from "../../../../core/sites/revisions/content-place.ts";
import type { Content, ContentPlace } from "../../../../core/sites/revisions/merge.ts";
import { readContent } from "../../../../core/sites/revisions/read-content.ts";
import { deleteBlock, deletePage } from "../operations.ts";

/**
 * What of a content can be saved: with each value that breaks a rule as it was before. A section or a
 * page that is new with such a value waits as a whole.
 *
 * @param before breaks no rule.
 * @returns undefined if it breaks a rule even so.
 */
export function goodPart(content: Content, before: Content): Content | undefined {
  const read = readContent(content);
  if (read.outcome === "read") return read.content;
  if (read.outcome === "unknown version") return undefined;
  const places = read.problems.map(({ path }) => placeOf(content, path));
  const mended = places.reduce((mended, place) => takeBack(mended, before, place), content);
  const again = readContent(mended);
  return again.outcome === "read" ? again.content : undefined;
}

/** The field of a block, a page or the look, or the fact, which a path leads into. */
function placeOf({ document }: Content, path: string): ContentPlace {
  const [part, name = "", pageAt, ofPage = "", blockAt, ofBlock = ""] = path.split(".");
  if (part === "facts") return { owner: "facts", path: [name] };
  const page = name === "pages" ? document.pages[Number(pageAt)] : undefined;
  const block = page?.blocks[Number(blockAt)];
  if (block) return { owner: block.id, path: [ofBlock] };
  return page ? { owner: page.id, path: [ofPage] } : { owner: "document", path: [name] };
}

function takeBack(content: Content, before: Content, place: ContentPlace): Content {
  const { owner } = place;
  const isOld = ["facts", "document"].includes(owner) || valueAt(before, { owner, path: ["id"] });
  if (isOld) return withValueAt(content, place, valueAt(before, place));
  return deletePage(deleteBlock(content, owner), owner);
}
