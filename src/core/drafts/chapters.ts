import type { About } from "../../blocks/about/schema.ts";
import type { Block } from "../../blocks/document.ts";

/** As long as the text of one section may be. */
const MAX_TEXT = 6_000;

/** “How I charge: fixed fees, …”: words that name what follows them. */
const runIn = /^(\p{Lu}[^.:!?\n]{3,40}):\s+(\p{Ll}|\p{Lu})/u;

/**
 * A long text as sections: a paragraph that says what it is about begins one, by that name.
 *
 * @param more what stands above what only goes on
 */
export function chapters(about: About, more: string): Block[] {
  const parts: { heading?: string; paragraphs: string[] }[] = [{ paragraphs: [] }];
  for (const paragraph of about.body.split("\n\n")) {
    const [, heading] = runIn.exec(paragraph) ?? [];
    const text = heading
      ? paragraph.replace(runIn, (_whole, _heading, first: string) => first.toUpperCase())
      : paragraph;
    const last = parts.at(-1);
    if (last && !heading && lengthOf(last) + text.length < MAX_TEXT) last.paragraphs.push(text);
    else parts.push({ ...(heading && { heading }), paragraphs: [text] });
  }
  const [first, ...others] = parts.map(({ heading, paragraphs }) => ({
    heading: heading ?? more,
    body: paragraphs.join("\n\n").slice(0, MAX_TEXT),
  }));
  return [
    { ...about, body: first?.body ?? "" },
    ...others.map(
      ({ heading, body }, at): Block => ({
        ...{ id: `about-${at + 2}`, type: "text" },
        heading,
        body,
      }),
    ),
  ];
}

function lengthOf({ paragraphs }: { paragraphs: readonly string[] }): number {
  return paragraphs.join("\n\n").length;
}
