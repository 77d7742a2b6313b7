import MiniSearch from "minisearch";
import { stemmer } from "stemmer";
import type { IdeaTrade } from "../../../../catalogue/ideas/idea-trade.ts";
import { ideaTrades } from "../../../../catalogue/ideas/idea-trades.ts";
import { pictures } from "../../../../catalogue/ideas/pictures.ts";
import type { Audience } from "../../../../catalogue/people/audience.ts";
import { audiences } from "../../../../catalogue/people/audiences.ts";
import { correctSpelling, inSentence } from "./known-words.ts";
import { topicOf } from "./visitor-text.ts";

/** What we made of the words of a visitor. */
export type Interest = {
  /** Best first; empty when nothing was recognised. */
  trades: readonly IdeaTrade[];
  /** Whom the visitor wants to serve: “bookkeeping for cafés”. */
  audience?: Clientele;
  /** The visitor’s own words, fit to be printed, when no trade matches. */
  topic?: string;
  /** The words typed, fit to be printed, and their stems, when trades match. */
  asked?: { words: string; stems: readonly string[] };
};

/** People a business is for. */
export type Clientele = Omit<Audience, "words"> & Partial<Pick<IdeaTrade, "channels">>;

/** Words that say nothing about a trade. */
const fillers = new Set(
  `a about all also am an and any anything as at australia australian based be been best brand business businesses
  can com company cool could custom do for from fun get good great have help high i idea ideas im in into is it its
  ive just know learn like little local lot lots love m make making market me more my need new niche of on online or other
  our own people quality really related s sell selling service services shop skill skills small some something
  start stuff subscription t that the their them things this to top up us very want we well what with work working would
  years you your old nice`.split(/\s+/),
);

let index: MiniSearch<{ id: number; label: string; words: string }> | undefined;

/** Made when the first interest comes, so that no start waits for it. */
function indexOfTrades() {
  const made = new MiniSearch<{ id: number; label: string; words: string }>({
    fields: ["label", "words"],
    tokenize: (text) => wordsOf(text),
    processTerm: (word) => (fillers.has(word) ? null : [...new Set([word, stemmer(word)])]),
    searchOptions: { boost: { label: 1.6 } },
  });
  made.addAll(
    ideaTrades.map(({ label, words }, id) => ({ id, label, words: [label, ...words].join(" ") })),
  );
  return made;
}

/** For words nobody has spelt that way: one letter in five may be wrong. */
const forgiving = {
  processTerm: (word: string) => (fillers.has(word) ? null : word),
  fuzzy: (word: string) => (word.length > 4 ? 0.2 : false),
};

/** How many trades one visitor’s words are spread over. */
const maxTrades = 4;

/**
 * Finds the trades a visitor means by free text: several things at once, synonyms, plurals, small
 * typing errors and emoji are understood. A trade is meant only where it covers every word of a
 * short text; else the visitor’s own words are the topic.
 */
export function understandInterest(text: string): Interest {
  const plain = withoutPictures(text).replace(computing, "computer");
  const { subject, audience } = splitAudience(plain);
  const meant = tradesMeant(subject);
  const topic = isStory(plain) ? undefined : (topicOf(plain) ?? topicOf(subject));
  const found = meant.length > 0 || topic !== undefined ? meant : tradesIn(subject);
  if (found.length > 0) {
    const stems = contentOf(subject).map((word) => stemmer(word).slice(0, 6));
    const asked = topicOf(subject)?.split(" ").map(correctSpelling).map(inSentence).join(" ");
    return {
      trades: found.slice(0, maxTrades),
      ...(audience && { audience }),
      ...(asked && { asked: { words: asked, stems } }),
    };
  }
  const named = topic ?? topicOf(plain);
  return { trades: [], ...(named && { topic: named }) };
}

/** Whether a text is a trade's name, or a word for it, as it is in our list, but for case. */
export function isTradeAsListed(text: string): boolean {
  const typed = text.trim().toLowerCase();
  return ideaTrades.some(({ label, words }) => label === typed || words.includes(typed));
}

/** The one two-letter word that is a filler as well. */
const computing = /\bIT(?= (?:support|help|services|training|consult))/gi;

/** Somebody who tells of themselves, at length. */
function isStory(text: string): boolean {
  return /^(?:i|i'm|i’m|we|my)\b/i.test(text.trim()) && contentOf(text).length > 3;
}

/** The trades that a text surely means: one for each thing it names. */
function tradesMeant(text: string): IdeaTrade[] {
  const called = ideaTrades.find(({ label }) => label === text.trim().toLowerCase());
  if (called) return [called];
  const parts = text.split(/[,;/&+|\n]|\band\b|\bor\b|\bplus\b/i).filter(saysSomething);
  // “Carpentry and coaching kids sport”: two skills, each known by all its words, make a list too.
  const isPair = parts.length > 1 && parts.every(isNamed);
  const isList = isPair || /[,;/+|\n]/.test(text);
  const found = parts.map((part) =>
    tradesIn(part).filter((trade) => covers(trade, part) && (isList || speaksOf(trade, part))),
  );
  if (!isList && found.some(({ length }) => length === 0)) return [];
  return [...new Set(found.flatMap((some) => some.slice(0, parts.length > 1 ? 1 : 2)))];
}

function saysSomething(phrase: string): boolean {
  return contentOf(phrase).length > 0;
}

/** The words of a phrase that say something about a trade. */
function contentOf(phrase: string): string[] {
  return wordsOf(phrase)
    .filter((word) => !fillers.has(word))
    .map(correctSpelling);
}

/** Whether what is told of a trade says these words. */
function speaksOf({ label, services, product, gear, kit }: IdeaTrade, phrase: string): boolean {
  const said = new Set(wordsOf(JSON.stringify([label, services, product, gear, kit])).map(rootOf));
  return contentOf(phrase).every((word) => said.has(rootOf(word)));
}

/** Whether a trade knows every word of a phrase. */
function covers({ label, words }: IdeaTrade, phrase: string): boolean {
  const known = new Set(wordsOf([label, ...words].join(" ")).map(rootOf));
  const content = contentOf(phrase);
  return content.length > 0 && content.every((word) => known.has(rootOf(word)));
}

/** Whether a phrase names a trade whole: “crafts” is more than “craft beer” needs, “arts” less than martial arts. */
function isNamed(phrase: string): boolean {
  const said = new Set(contentOf(phrase).map(rootOf));
  return tradesIn(phrase).some(
    (trade) =>
      covers(trade, phrase) &&
      [trade.label, ...trade.words].some((name) =>
        contentOf(name).every((word) => said.has(rootOf(word))),
      ),
  );
}

/** A trainer, training and trains have one root. */
function rootOf(word: string): string {
  return stemmer(word).replace(/(?<=[a-z]{4})(?:er|or|ist|e)$/, "");
}

/** The trades one phrase may mean, best first. The second must be nearly as good as the first. */
function tradesIn(phrase: string): IdeaTrade[] {
  index ??= indexOfTrades();
  const exact = index.search(phrase);
  const hits = exact.length > 0 ? exact : index.search(phrase, forgiving).filter(sameInitials);
  const best = hits[0];
  if (!best) return [];
  return hits
    .filter((hit) => hit.score > best.score * 0.75)
    .flatMap((hit) => ideaTrades[Number(hit.id)] ?? []);
}

/** People rarely mistype the first letter; “yodelling” is not “modelling”. */
function sameInitials({ terms, queryTerms }: { terms: string[]; queryTerms: string[] }): boolean {
  return terms.some((term) => queryTerms.some((typed) => typed[0] === term[0]));
}

/** “bookkeeping for cafés”: what comes before “for”, and the people behind what comes after it. */
function splitAudience(text: string): { subject: string; audience?: Clientele } {
  const [, subject = "", rest = ""] = /^(.+?)\s+for\s+(.+)$/is.exec(text) ?? [];
  if (subject === "" || tradesIn(subject).length === 0) return { subject: text };
  const words = wordsOf(rest);
  const named = audiences.find(({ words: names }) =>
    names.some((name) => ` ${words.join(" ")} `.includes(` ${name} `)),
  );
  if (named) {
    const { words: _, ...audience } = named;
    return { subject, audience };
  }
  const [trade] = tradesIn(rest).filter((one) => covers(one, rest));
  if (!trade || tradesIn(subject)[0] === trade) return { subject: text };
  return {
    subject,
    audience: { people: trade.people, segment: "enthusiasts", channels: trade.channels },
  };
}

function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/['’]/g, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+(?:&[a-z])?/gu) ?? [];
}

function withoutPictures(text: string): string {
  return [...text].map((character) => pictures[character] ?? character).join("");
}
