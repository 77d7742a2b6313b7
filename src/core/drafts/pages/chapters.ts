import type { About } from "../../../blocks/about/schema.ts";
import type { Block } from "../../../blocks/document.ts";

/** As long as the text of one section may be. */
const MAX_TEXT = 6_000;

/**
 * A long text as sections, none of which is too long for one.
 *
 * @param more what is above what only goes on
 */
export function chapters(about: About, more: string): Block[] {
  const parts: string[][] = [[]];
  for (const paragraph of about.body.split("\n\n")) {
    const last = parts.at(-1);
    if (last && last.join("\n\n").length + paragraph.length < MAX_TEXT) last.push(paragraph);
    else parts.push([paragraph]);
  }
  const [first, ...others] = parts.map((paragraphs) => paragraphs.join("\n\n").slice(0, MAX_TEXT));
  return [
    { ...about, body: first ?? "" },
    ...others.map(
      (body, at): Block => ({ ...{ id: `about-${at + 2}`, type: "text" }, heading: more, body }),
    ),
  ];
}
