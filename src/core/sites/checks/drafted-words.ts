import * as z from "zod";
import type { Document, Page } from "../../../blocks/document.ts";
import { madeWords } from "../../../blocks/page/page-words.ts";
import type { Content } from "../revisions/merge.ts";

const firstSchema = z.object({
  pages: z.array(
    z.object({
      id: z.string(),
      title: z.string().optional(),
      description: z.string().optional(),
    }),
  ),
});

/** The titles and descriptions that the draft of a site once wrote into it, by page. */
export type DraftedWords = ReadonlyMap<string, Pick<Page, "title" | "description">>;

/** @param stored the document of a site’s first revision, where that is its draft. */
export function draftedWords(stored: unknown): DraftedWords {
  const first = firstSchema.safeParse(stored);
  return new Map(first.data?.pages.map((page) => [page.id, page]));
}

export function hasOwnWords({ pages }: Document): boolean {
  return pages.some(({ title, description }) => title !== undefined || description !== undefined);
}

/**
 * A stored document without the titles and descriptions that nobody wrote, so that they follow what
 * the pages say: drafts once wrote them down, and they stayed when the pages changed. What somebody
 * brought to the words that would be made today follows too.
 */
export function withoutDraftedWords({ document, facts }: Content, drafted: DraftedWords): Document {
  const pages = document.pages.map((page) => {
    const made = madeWords(page, { document, facts, shown: "confirmed" });
    const first = drafted.get(page.id);
    const isOwn = (field: "title" | "description") =>
      page[field] && page[field] !== first?.[field] && page[field] !== made[field];
    const own = { ...page }; // in the order of the schema, as an editor has it
    if (!isOwn("title")) delete own.title;
    if (!isOwn("description")) delete own.description;
    return own;
  });
  return { ...document, pages };
}
