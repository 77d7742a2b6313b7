import MiniSearch from "minisearch";
import { type FactName, type Facts, factOf } from "../../blocks/facts/facts.ts";
import { sentencesOf } from "../../blocks/page/page-words.ts";
import { serviceVerbs, toldBy, waysToAsk } from "../../catalogue/asking/ways-to-ask.ts";
import { findTrade } from "../trades/find-trade.ts";
import { wordsOf } from "../trades/words.ts";
import { isPassage, type KnownThing } from "./known-thing.ts";
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

type Said = { things: readonly KnownThing[]; facts: Facts };

/** Between meanings, which have spaces. */
export const BETWEEN = "\n";

/** What can be asked of somebody who has said these things. @param said.facts what values come from */
export function askedSite({ things, facts }: Said): AskedSite {
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
const inWords: ReadonlySet<KnownThing["of"]> = new Set<FactName>([
  "hoursNote",
  "area",
  "areaNote",
  "address",
  "credentials",
]);

function entriesOf(things: readonly KnownThing[]): Omit<Entry, "id">[] {
  const lists = [...Map.groupBy(things, listOf)].filter(([key, all]) => key && all.length > 1);
  return [
    ...things.flatMap((thing) => {
      if (thing.item === undefined) return [wholeEntry(thing)];
      if (thing.name === thing.group) return []; // what is said of a whole list is told with it
      // Words far apart in a long text have nothing to do with each other.
      const parts = isPassage(thing) ? sentencesOf(thing.text) : [thing.text];
      return parts.map((text) => itemEntry(thing, text));
    }),
    ...lists.map(([, all]) => listEntry(all)),
  ];
}

/** What is said together where all of it is asked for. */
function listOf(thing: KnownThing): string | undefined {
  const { of, where, group } = thing;
  if (isPassage(thing)) return undefined;
  if (of === "services" || of === "steps") return of;
  return group && `${where} ${group}`;
}

function listEntry(things: readonly KnownThing[]): Omit<Entry, "id"> {
  const [{ of = "services", group = "" } = {}] = things;
  const { tells, goesWith } = waysOf(of);
  return { things, name: meaningsSaid(group), text: [], tells: group ? [] : tells, goesWith };
}

function wholeEntry(thing: KnownThing): Omit<Entry, "id"> {
  const text = inWords.has(thing.of) ? meaningsSaid(thing.text) : [];
  return { things: [thing], name: [], text, ...waysOf(thing.of) };
}

function itemEntry(thing: KnownThing, said: string): Omit<Entry, "id"> {
  const { of, price, group = "" } = thing;
  const name = meaningsSaid(thing.name);
  const text = meaningsSaid(`${said} ${group}`);
  const counted = Object.entries(toldBy).flatMap(([what, words]) =>
    meaningsListed(words).some((word) => name.includes(word) || text.includes(word))
      ? meaningsListed(what)
      : [],
  );
  const priced = price ? [...meaningsListed("price"), ...meaningsSaid(price)] : [];
  const ways = waysOf(of);
  const tells = ways.tells.filter((one) => of === "profiles" || name.includes(one));
  return {
    ...{ things: [thing], name, text: [...text, ...counted, ...priced] },
    tells: of === "services" || of === "steps" ? [] : [...tells, ...meaningsListed(thing.askedBy)],
    goesWith:
      of === "services" ? meaningsListed(serviceVerbs) : of === "steps" ? [] : ways.goesWith,
  };
}

function waysOf(of: KnownThing["of"]): Pick<Entry, "tells" | "goesWith"> {
  const { tells, goesWith } = waysToAsk[of] ?? {};
  return { tells: meaningsListed(tells), goesWith: meaningsListed(goesWith) };
}
