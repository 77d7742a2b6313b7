import type { Content } from "../../../../core/sites/revisions/merge.ts";
import { type PageText, textOfMark } from "./page-texts.ts";

/** A text where the page shows it. */
export type TextPlace = { text: PageText; element: Element; sectionId: string };

/** Where a drawn section shows its texts, in order: views mark them while a page is edited. */
export function placesIn(canvas: Document, sectionId: string, content: Content): TextPlace[] {
  const marked = canvas.getElementById(sectionId)?.querySelectorAll<HTMLElement>("[data-field]");
  return [...(marked ?? [])].flatMap((element) => {
    const text = textOfMark(content, sectionId, element.dataset.field ?? "");
    return text ? [{ text, element, sectionId }] : [];
  });
}

/** Whether both are the same text, whatever it says by now. */
export function isSameText(a: PageText, b: PageText): boolean {
  return a.owner === b.owner && a.path.join() === b.path.join() && a.before === b.before;
}
