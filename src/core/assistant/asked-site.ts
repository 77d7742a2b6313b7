import MiniSearch from "minisearch";
import type { Document } from "../../blocks/document.ts";
import { type FactName, type Facts, factOf } from "../../blocks/facts/facts.ts";
import { serviceVerbs, toldBy, waysToAsk } from "../../catalogue/asking/ways-to-ask.ts";
import { findTrade } from "../trades/find-trade.ts";
import { wordsOf } from "../trades/words.ts";
import { type KnownThing, knownThings } from "./known-things.ts";
import { wordMender } from "./mend-words.ts";
import { meaningsListed, meaningsSaid } from "./read-question.ts";

/** A site as it is asked: what it says, ready to be searched. */
export type AskedSite = {
  facts: Facts;
  entries: readonly Entry[];
  search: MiniSearch<Entry>;
  /** The words that it uses. */
  words: ReadonlySet<string>;
  /** All that its entries say. */
  said: ReadonlySet<string>;
  /** What its trade and name mean, which any question to it may say. */
  own: ReadonlySet<string>;
  mend(word: string): string[];
};

/** By what one thing that a site says is found, or a list of them as a whole: each a meaning. */
type Entry = {
  id: number;
  things: readonly KnownThing[];
  name: readonly string[];
  text: readonly string[];
  /** In which words it is asked for. */
  tells: readonly string[];
  /** What else such questions say. */
  goesWith: readonly string[];
};

/** Between meanings, which have spaces. */
export const BETWEEN = "\n";

/** @param content as it was released, without what is unfinished. */
export function askedSite(content: { document: Document; facts: Facts }): AskedSite {
  const { facts } = content;
  const things = knownThings(content);
  const entries = entriesOf(things).map((entry, id) => ({ ...entry, id }));
  const search = new MiniSearch<Entry>({
    fields: ["name", "text", "tells", "goesWith"],
    extractField: (entry, field) => {
      const value: unknown = Reflect.get(entry, field);
      return Array.isArray(value) ? value.join(BETWEEN) : String(value);
    },
    tokenize: (text) => text.split(BETWEEN),
    processTerm: (term) => term,
    searchOptions: { boost: { name: 3, tells: 6, goesWith: 0.1 } },
  });
  search.addAll(entries);
  const words = new Set(things.flatMap(({ name, text }) => wordsOf(`${name} ${text}`)));
  return {
    ...{ facts, entries, search, words },
    said: new Set(entries.flatMap(({ name, text, tells }) => [...name, ...text, ...tells])),
    own: ownMeanings(facts),
    mend: wordMender(words),
  };
}

/** “Mobile” is of a mobile dog groomer too, but asks for the phone first. */
function ownMeanings(facts: Facts): Set<string> {
  const trade = factOf(facts, "trade", "confirmed") ?? "";
  const names = [
    trade,
    factOf(facts, "name", "confirmed") ?? "",
    ...(findTrade(trade).business?.nouns ?? []),
  ];
  const asking = new Set(Object.values(waysToAsk).flatMap(({ tells }) => meaningsListed(tells)));
  return new Set(names.flatMap(meaningsSaid).filter((meaning) => !asking.has(meaning)));
}

/** Facts whose own words say what they are about. */
const inWords: ReadonlySet<FactName> = new Set([
  "hoursNote",
  "area",
  "areaNote",
  "address",
  "credentials",
]);

function entriesOf(things: readonly KnownThing[]): Omit<Entry, "id">[] {
  const lists = [...Map.groupBy(things, ({ fact }) => fact)].filter(
    ([fact, all]) => (fact === "services" || fact === "steps") && all.length > 1,
  );
  return [
    ...things.map((thing) => (thing.item === undefined ? wholeEntry(thing) : itemEntry(thing))),
    ...lists.map(([fact, all]) => ({ things: all, name: [], text: [], ...waysOf(fact) })),
  ];
}

function wholeEntry(thing: KnownThing): Omit<Entry, "id"> {
  const text = inWords.has(thing.fact) ? meaningsSaid(thing.text) : [];
  return { things: [thing], name: [], text, ...waysOf(thing.fact) };
}

function itemEntry(thing: KnownThing): Omit<Entry, "id"> {
  const { fact, price } = thing;
  const name = meaningsSaid(thing.name);
  const text = meaningsSaid(thing.text);
  const counted = Object.entries(toldBy).flatMap(([what, words]) =>
    meaningsListed(words).some((word) => name.includes(word) || text.includes(word))
      ? meaningsListed(what)
      : [],
  );
  const priced = price ? [...meaningsListed("price"), ...meaningsSaid(price)] : [];
  const ways = fact === "links" || fact === "profiles" ? waysOf(fact) : undefined;
  return {
    ...{ things: [thing], name, text: [...text, ...counted, ...priced] },
    tells: ways?.tells.filter((meaning) => fact === "profiles" || name.includes(meaning)) ?? [],
    goesWith: ways?.goesWith ?? (fact === "services" ? meaningsListed(serviceVerbs) : []),
  };
}

function waysOf(fact: FactName): Pick<Entry, "tells" | "goesWith"> {
  const { tells, goesWith } = waysToAsk[fact] ?? {};
  return { tells: meaningsListed(tells), goesWith: meaningsListed(goesWith) };
}
