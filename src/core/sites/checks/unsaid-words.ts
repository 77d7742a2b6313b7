import type { Page } from "../../../blocks/document.ts";
import { sentencesOf } from "../../../blocks/page/page-words.ts";
import { seenBlocks } from "../../../blocks/seen-blocks.ts";
import type { Content } from "../revisions/merge.ts";

/** Finds what a title or a description says and no page does. @returns those sentences. */
export function unsaidOn({ document, facts }: Content): (words: string) => string[] {
  const shown = "confirmed";
  const blocks = document.pages.flatMap((page: Page) =>
    seenBlocks(page, document.pages, { facts, shown }),
  );
  const confirmed = Object.values(facts).flatMap((fact) => (fact?.confirmed ? [fact.value] : []));
  const text = ` ${[...stringsIn(blocks), ...stringsIn(confirmed)].map(plain).join(" ")} `;
  const known = new Set(text.split(" "));
  return (words) =>
    sentencesOf(words.replace(/…$/, "")).filter((sentence) => {
      const said = plain(sentence);
      if (text.includes(` ${said} `)) return false;
      // A title puts name, trade and place together, and is no sentence.
      const isSentence = /[.!?]$/.test(sentence);
      return isSentence || said.split(" ").some((word) => word.length > 3 && !known.has(word));
    });
}

function plain(text: string): string {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join(" ") ?? ""
  );
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(stringsIn) : [];
}
