import { LRUCache } from "lru-cache";
import MiniSearch from "minisearch";
import { ideaTrades } from "../../../../catalogue/ideas/idea-trades.ts";
import { inTurn } from "../../../../platform/in-turn.ts";
import { shuffle } from "../seed.ts";
import { readTopic } from "./read-topic.ts";
import { understandInterest } from "./understand-interest.ts";

let index: MiniSearch<{ id: number; words: string }> | undefined;

/** Made when the first unknown topic comes, so that no start waits for it. */
function indexOfTrades() {
  const made = new MiniSearch<{ id: number; words: string }>({ fields: ["words"] });
  made.addAll(
    ideaTrades.map(({ label, words }, id) => ({ id, words: [label, ...words].join(" ") })),
  );
  return made;
}

/** What is beside an idea about words that mean nothing to us. */
export type Neighbours = {
  /** Three topics that we know. */
  neighbours?: readonly string[];
};

/** Of the topics asked for last: the next press of “another” asks for the same one. */
const remembered = new LRUCache<string, Neighbours>({ max: 2_000 });

/** The neighbours of an unknown topic; nothing for one that we know. */
export async function besideUnknown(typed: string): Promise<Neighbours> {
  const known = remembered.get(typed);
  if (known) return known;
  const neighbours = await inTurn(() => neighboursOfUnknown(typed));
  const beside = neighbours ? { neighbours } : {};
  remembered.set(typed, beside);
  return beside;
}

/** Three topics near one that we don’t know; undefined when we know it. */
export function neighboursOfUnknown(typed: string): readonly string[] | undefined {
  const { trades: found, topic } = understandInterest(typed);
  if (found.length > 0) return undefined;
  if (topic !== undefined && !readTopic(topic).isUnknown) return undefined;
  if (topic === undefined && /\p{L}{3}/u.test(typed) && !/^[a-z\d\s]+$/i.test(typed))
    return undefined;
  index ??= indexOfTrades();
  const near = index
    .search(typed, { fuzzy: 0.4, prefix: true })
    .flatMap(({ id }) => ideaTrades[Number(id)]?.label ?? []);
  const open = shuffle(
    ideaTrades.filter(({ openToAll }) => openToAll),
    typed,
  ).map(({ label }) => label);
  return [...new Set([...near, ...open])].slice(0, 3);
}
