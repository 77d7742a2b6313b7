import MiniSearch from "minisearch";
import { trades } from "../../../catalogue/trades/trades.ts";
import { readTopic } from "./read-topic.ts";
import { shuffle } from "./seed.ts";
import { understandInterest } from "./understand-interest.ts";

const index = new MiniSearch<{ id: number; words: string }>({ fields: ["words"] });
index.addAll(trades.map(({ label, words }, id) => ({ id, words: [label, ...words].join(" ") })));

/** Three topics near one that we don’t know; undefined when we know it. */
export function neighboursOfUnknown(typed: string): readonly string[] | undefined {
  const { trades: found, topic } = understandInterest(typed);
  if (found.length > 0) return undefined;
  if (topic !== undefined && !readTopic(topic).isUnknown) return undefined;
  if (topic === undefined && /\p{L}{3}/u.test(typed) && !/^[a-z\d\s]+$/i.test(typed))
    return undefined;
  const near = index
    .search(typed, { fuzzy: 0.4, prefix: true })
    .flatMap(({ id }) => trades[Number(id)]?.label ?? []);
  const open = shuffle(
    trades.filter(({ openToAll }) => openToAll),
    typed,
  ).map(({ label }) => label);
  return [...new Set([...near, ...open])].slice(0, 3);
}
