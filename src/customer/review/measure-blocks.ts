import { longest } from "../../core/reviews/fields.ts";

/** Where a section is in its page, in pixels of the page. */
export type Spot = {
  id: string;
  name: string;
  top: number;
  left: number;
  width: number;
  height: number;
};

/** The sections that are on the page which the frame shows, from top to bottom. */
export function measureBlocks(
  page: Document,
  blocks: readonly { id: string; name: string }[],
): Spot[] {
  const spots = blocks.flatMap(({ id, name }) => {
    const element = page.getElementById(id);
    if (!element) return [];
    const { top, left, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 ? [{ id, name, top, left, width, height }] : [];
  });
  return spots.toSorted((a, b) => a.top - b.top);
}

/** The words at a point of the page, or where a section begins; at most what a comment may quote. */
export function wordsAt(page: Document, blockId: string, point?: { x: number; y: number }): string {
  const block = page.getElementById(blockId);
  const touched = point && page.elementFromPoint(point.x, point.y);
  const near =
    touched && block?.contains(touched)
      ? touched.closest("h1, h2, h3, h4, p, li, a, dt, dd, td, th, label, summary, img")
      : null;
  const meant = near && block?.contains(near) ? near : block?.querySelector("h1, h2, h3, p, a");
  // As they are read: what is on its own lines is apart.
  const read = meant && "innerText" in meant ? String(meant.innerText) : "";
  const words = meant?.getAttribute("alt") ?? read;
  return words.replace(/\s+/g, " ").trim().slice(0, longest.quoted);
}
