import type { ToldSite } from "../facts/facts-from-brief.ts";
import { begun } from "../sentences/capitals.ts";
import type { OpeningLines } from "./opening-lines.ts";
import { isPlainPlace, type PlacePhrase } from "./place-phrase.ts";

const MAX_HEADLINE = 90;
const MAX_OWN = 40;

/**
 * What is largest on the page: the few words that are all a customer wrote, a line of the trade,
 * or what they do and where. Sentences of theirs are not taken apart for it.
 *
 * @param lines ours, where the customer says nothing that could be large
 */
export function headlineOf(
  { paragraphs }: Pick<ToldSite, "paragraphs">,
  {
    where,
    trade,
    name,
    lines,
  }: {
    where: PlacePhrase | undefined;
    trade: string | undefined;
    name: string;
    lines: OpeningLines;
  },
): string {
  const placed = (what: string) => {
    // After a list or an aside the place would belong to its last part: “Plumber, drains mostly in …”.
    const isList = /[,;:+(]| [-–—] /.test(what);
    const isOpen = where && isPlainPlace(where) && !isList && !what.includes(where.place);
    return `${begun(what)}${isOpen ? ` ${where.phrase}` : ""}`;
  };
  const [only = "", ...others] = paragraphs.flat();
  const short = others.length === 0 && only.length <= MAX_OWN ? only.replace(/\.$/, "") : "";
  const candidates = [
    short && !/[.!?]/.test(short) ? placed(short) : undefined,
    lines.isFirst ? lines.large : undefined,
    trade ? placed(trade) : undefined,
    lines.large,
    name,
  ];
  return candidates.find((text) => text && text.length <= MAX_HEADLINE) ?? name;
}
