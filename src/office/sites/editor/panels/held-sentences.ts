import type { Block } from "../../../../blocks/document.ts";
import { printSentence } from "../../../../core/drafts/sentences/print-sentence.ts";
import type { HeldWords } from "../../../../core/sites/checks/held-words.ts";
import type { Content } from "../../../../core/sites/revisions/merge.ts";
import { newBlockId } from "../new-block.ts";
import { addBlock, setBlock } from "../operations.ts";

/** As much as a text of a section holds. */
const MAX_BODY = 6_000;

/** The site with a sentence at the end of what it tells of the business; in its own text where there is none. */
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

/** How a sentence is printed on the page: with the mends that nobody has undone, and with this one or without. */
export function sentenceWith({ text, mends }: Mended, at: number, isMended: boolean): string {
  return printSentence(
    text,
    mends.filter((mend) => (mend.at === at ? isMended : !mend.undone)),
  );
}

/**
 * What was used and what was undone, as the page has it now: undoing a change takes it off the page and
 * not off the list of what was decided.
 */
export function wordsNow({ document }: Content, { held, mended }: HeldWords): HeldWords {
  const stored = JSON.stringify(document);
  const stands = (text: string) => stored.includes(inJson(text));
  return {
    held: held.map(({ used, ...one }) => ({ ...one, ...(used && stands(one.prints) && { used }) })),
    mended: mended.map((sentence) => mendsNow(sentence, stands)),
  };
}

/** As many of its mends undone, in the order in which they were, as the page shows it without. */
function mendsNow(sentence: Mended, stands: (text: string) => boolean): Mended {
  const undone = sentence.mends
    .flatMap(({ undone }) => undone?.at ?? [])
    .toSorted()
    .reverse();
  const states = ["", ...undone].map((since) => ({
    ...sentence,
    mends: sentence.mends.map(({ undone, ...mend }) => ({
      ...mend,
      ...(undone && (since === "" || undone.at < since) && { undone }),
    })),
  }));
  return states.find(({ text, mends }) => stands(printOf(text, mends))) ?? sentence;
}

function printOf(text: string, mends: Mended["mends"]): string {
  return printSentence(
    text,
    mends.filter(({ undone }) => !undone),
  );
}

/** The site with a text changed wherever it is; undefined if it is nowhere. */
export function withTextChanged(content: Content, from: string, to: string): Content | undefined {
  const stored = JSON.stringify(content.document);
  const changed = stored.replaceAll(inJson(from), () => inJson(to));
  return changed === stored ? undefined : { ...content, document: JSON.parse(changed) };
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
