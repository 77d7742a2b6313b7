import { capitalise, withArticle } from "./grammar.ts";

/** What fills the gaps of a text, by their names. */
export type Gaps = Readonly<Record<string, string | undefined>>;

/**
 * A text of the catalogue with its gaps filled: `{lesson}`, `{a kit}` with its article, `{Label}` with
 * a capital.
 *
 * @throws RangeError for a gap that nothing fills.
 */
export function fill(text: string, gaps: Gaps): string {
  return text.replace(/\{(a )?(.+?)\}/g, (_, article: string | undefined, gap: string) => {
    const name = gap.charAt(0).toLowerCase() + gap.slice(1);
    const value = gaps[name];
    if (value === undefined) throw new RangeError(`nothing fills {${name}}`);
    if (article) return withArticle(value);
    return name === gap ? value : capitalise(value);
  });
}
