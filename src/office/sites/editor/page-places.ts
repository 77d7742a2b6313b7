import type { Block } from "../../../blocks/document.ts";
import type { Facts } from "../../../blocks/facts.ts";
import { type PageText, textsOf } from "./page-texts.ts";

/** A text where the page shows it. */
export type TextPlace = { text: PageText; element: Element; sectionId: string };

/**
 * Which element of a drawn section shows which of its texts: the innermost that says just that.
 * Blocks carry no marks for an editor, since what is drawn here is what is published. Where two texts
 * say the same, such as the prices of two services, they stand in the order of the data.
 */
export function placesIn(canvas: Document, block: Block, facts: Facts): TextPlace[] {
  const section = canvas.getElementById(block.id);
  if (!section) return [];
  const waiting = Map.groupBy(textsOf(block, facts), (text) => squeeze(text.words));
  return [...section.querySelectorAll("*:not(svg, svg *)")].flatMap((element) => {
    const said = squeeze(element.textContent ?? "");
    const isWithin = [...element.children].some(
      (inner) => squeeze(inner.textContent ?? "") === said,
    );
    const text = isWithin ? undefined : waiting.get(said)?.shift();
    return text ? [{ text, element, sectionId: block.id }] : [];
  });
}

/** Whether both are the same text, whatever it says by now. */
export function isSameText(a: PageText, b: PageText): boolean {
  return a.owner === b.owner && a.path.join() === b.path.join() && a.before === b.before;
}

/** Without what a page shows in other ways: spaces, broken lines, the signs of a list. */
function squeeze(words: string): string {
  return words.replace(/^\s*- |\s+/gm, "");
}
