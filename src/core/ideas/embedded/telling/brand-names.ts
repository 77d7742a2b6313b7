import type { IdeaTrade } from "../../../../catalogue/ideas/idea-trade.ts";
import { beginnings, endings } from "../../../../catalogue/names/brand-names.ts";
import { isRude } from "../../../moderation/rude.ts";

import { hash } from "../seed.ts";

/** Rows of names for one turn, each with every root once. */
const rowsPerTurn = 3;

/**
 * Names for a domain: real words and sounds of the trade, joined so that they can be said. Two turns
 * of one trade share no name until the affixes are used up, after 27 turns.
 *
 * @returns eight to ten names of 4 to 15 letters, short ones first.
 */
export function brandNames({ label, roots, words }: IdeaTrade, turn: number): string[] {
  // A trade made up for the visitor’s own word has only one root: the first.
  const rank = ({ root, name }: { root: string; name: string }) =>
    words.length === 0 && root === roots[0] ? 0 : name.length;
  const affixes = endings.length + beginnings.length;
  const first = hash(label) + turn * rowsPerTurn;
  return Array.from({ length: rowsPerTurn }, (_, row) =>
    // 17 shares no factor with the number of affixes, so that no row repeats another.
    roots.map((root, at) => ({ root, name: join(root, (first + row + at * 17) % affixes) })),
  )
    .flat()
    .filter(({ root, name }) => isSayable(name, root) && !isRude(name))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, 10)
    .map(({ name }) => name);
}

function join(root: string, affix: number): string {
  const ending = endings[affix];
  return ending === undefined ? `${beginnings[affix - endings.length]}${root}` : `${root}${ending}`;
}

/** No letter twice at the seam, no heap of consonants, no word with its own echo. */
function isSayable(name: string, root: string): boolean {
  const seam = name.startsWith(root) ? root.length : name.length - root.length;
  return (
    name.length >= 4 &&
    name.length <= 15 &&
    name[seam - 1] !== name[seam] &&
    !/[bcdfghjklmnpqrstvwxz]{5}/.test(name) &&
    !/^([a-z]{3,})\1$/.test(name)
  );
}
