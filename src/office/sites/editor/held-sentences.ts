import type { Block } from "../../../blocks/document.ts";
import { printSentence } from "../../../core/drafts/print-sentence.ts";
import type { HeldWords } from "../../../core/sites/held-words.ts";
import type { Content } from "../../../core/sites/merge.ts";
import { newBlockId } from "./new-block.ts";
import { addBlock, setBlock } from "./operations.ts";

/** As much as a text of a section holds. */
const MAX_BODY = 6_000;

/** The site with a sentence at the end of what it tells of the business; in a text of its own where there is none. */
export function withSentence(content: Content, sentence: string): Content {
  const blocks = content.document.pages.flatMap((page) => page.blocks);
  const told = blocks.find(
    (block) =>
      (block.type === "about" || block.type === "text") &&
      !block.hidden &&
      block.body.length + sentence.length + 2 <= MAX_BODY,
  );
  if (told && (told.type === "about" || told.type === "text")) {
    const body = [told.body, sentence].filter(Boolean).join("\n\n");
    return setBlock(content, { ...told, body });
  }
  const [home] = content.document.pages;
  if (!home) return content;
  const block: Block = {
    ...{ id: newBlockId("text"), type: "text", heading: "About us", body: sentence },
  };
  const at = home.blocks.findIndex(({ type }) => type === "contact" || type === "footer");
  const after = home.blocks[(at < 0 ? home.blocks.length : at) - 1]?.id;
  return addBlock(content, { pageId: home.id, block, after });
}

type Mended = HeldWords["mended"][number];

/** How a sentence stands on the page: with the mends that nobody has undone, and with this one or without. */
export function sentenceWith({ text, mends }: Mended, at: number, isMended: boolean): string {
  return printSentence(
    text,
    mends.filter((mend) => (mend.at === at ? isMended : !mend.undone)),
  );
}

/** The site with a text changed wherever it stands; undefined if it stands nowhere. */
export function withTextChanged(content: Content, from: string, to: string): Content | undefined {
  const stored = JSON.stringify(content.document);
  const changed = stored.replaceAll(inJson(from), () => inJson(to));
  return changed === stored ? undefined : { ...content, document: JSON.parse(changed) };
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
