import type { IdeaTrade } from "../../../../catalogue/ideas/idea-trade.ts";
import { type Climate, climates, everywhere } from "../../../../catalogue/names/shop-signs.ts";
import { shuffle } from "../seed.ts";
import type { NamedPlace } from "../understanding/understand-place.ts";
import { capitalise } from "./grammar.ts";

/**
 * What could be on the shopfront: plants and birds of the region, the place, or two words of the
 * trade, before the trade’s own sign. Different for the first 27 turns of a trade.
 */
export function shopSign(trade: IdeaTrade, place: NamedPlace, turn: number): string {
  const fronts = [
    ...(place.name ? [place.name] : []),
    ...everywhere,
    ...climates[climateOf(place)],
    ...(trade.words.length === 0
      ? []
      : pairsOf(trade.roots.filter((root) => !trade.sign.toLowerCase().includes(root)))),
  ];
  const front = shuffle(fronts, `${trade.label}/${place.called}`)[turn % fronts.length] ?? "Corner";
  return `${front} ${trade.sign}`;
}

function climateOf({ traits, state, setting }: NamedPlace): Climate {
  if (traits.includes("tropics")) return "tropics";
  if (traits.includes("snow") || state === "TAS") return "cold";
  return setting ?? "inland";
}

function pairsOf(roots: readonly string[]): string[] {
  return roots.flatMap((root, at) =>
    roots.slice(at + 1).map((other) => `${capitalise(root)} & ${capitalise(other)}`),
  );
}
