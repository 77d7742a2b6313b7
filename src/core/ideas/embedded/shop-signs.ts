import { capitalise } from "./grammar.ts";
import { shuffle } from "./seed.ts";
import type { Trade } from "./trade.ts";
import type { Locality } from "./understand-place.ts";

const everywhere = [
  "Banksia",
  "Magpie",
  "Ironbark",
  "Wattle",
  "Kookaburra",
  "Gumnut",
  "Corner",
  "Side Gate",
  "Daylight",
];

const near: Record<"coast" | "inland" | "tropics" | "cold", readonly string[]> = {
  coast: ["Saltbush", "Sandpiper", "Sheoak", "Pelican", "Tidal", "Driftwood", "Gannet", "Headland"],
  inland: [
    "Kurrajong",
    "Galah",
    "River Gum",
    "Red Gate",
    "Windmill",
    "Boree",
    "Woolshed",
    "Long Paddock",
  ],
  tropics: [
    "Pandanus",
    "Frangipani",
    "Brolga",
    "Mango Tree",
    "Sunbird",
    "Monsoon",
    "Palm Row",
    "Wet Season",
  ],
  cold: [
    "Snow Gum",
    "Currawong",
    "Myrtle",
    "Frost & Fern",
    "Blackwood",
    "Huon",
    "Robin",
    "Fireside",
  ],
};

/**
 * What could stand on the shopfront: plants and birds of the region, the place, or two words of the
 * trade, before the trade’s own sign. Different for the first 27 turns of a trade.
 */
export function shopSign(trade: Trade, place: Locality, turn: number): string {
  const fronts = [
    ...(place.name ? [place.name] : []),
    ...everywhere,
    ...near[climateOf(place)],
    ...pairsOf(trade.roots.filter((root) => !trade.sign.toLowerCase().includes(root))),
  ];
  const front = shuffle(fronts, `${trade.label}/${place.called}`)[turn % fronts.length] ?? "Corner";
  return `${front} ${trade.sign}`;
}

function climateOf({ traits, state, setting }: Locality): keyof typeof near {
  if (traits.includes("tropics")) return "tropics";
  if (traits.includes("snow") || state === "TAS") return "cold";
  return setting ?? "inland";
}

function pairsOf(roots: readonly string[]): string[] {
  return roots.flatMap((root, at) =>
    roots.slice(at + 1).map((other) => `${capitalise(root)} & ${capitalise(other)}`),
  );
}
