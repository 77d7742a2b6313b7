import type { Document } from "../../blocks/document.ts";
import { type Facts, factsSchema } from "../../blocks/facts/facts.ts";
import { properWords } from "../../catalogue/names/proper-words.ts";
import { isEnglish } from "../../platform/words/english-words.ts";
import { ledByOne } from "../ideas/embedded/seed.ts";
import { claimsIn } from "../moderation/claims/claims-in.ts";
import { wordsOf } from "../moderation/words.ts";
import type { Business } from "../trades/business.ts";
import { findTrade, type TradeChoice } from "../trades/find-trade.ts";
import { saidFirst } from "../trades/said-first.ts";
import { saysNoun } from "../trades/says-noun.ts";
import { traitsIn } from "../trades/traits-in.ts";
import { draftSite } from "./draft-site.ts";
import { isFarFromTheSea } from "./facts/far-from-the-sea.ts";
import { readArea } from "./facts/read-area.ts";
import { shortNameOf } from "./facts/read-contact.ts";
import { speaksAsOne } from "./facts/speaks-as-one.ts";
import { usualFacts } from "./facts/usual-facts.ts";
import { calmName, isAcronym } from "./sentences/capitals.ts";
import { particularWords, turnsRound, wordShared } from "./sentences/exclusions.ts";
import { plainLine } from "./sentences/plain-text.ts";
import { printSentence } from "./sentences/print-sentence.ts";
import { sentencesOf } from "./sentences/sentences.ts";

/** What a stranger types to see their website. */
export type Words = {
  name: string;
  /** However they say it: “dog groomer”, “I fix bikes”, nothing. */
  trade: string;
  /** Empty, or “Australia wide”, for a business without a town. */
  place: string;
  /** “#1f5b45” */
  colour?: string;
  design?: Document["design"];
  /** The trade that they say it is like, by its id: where we did not know theirs. */
  like?: string;
};

export type DraftFromWords = {
  content: { document: Document; facts: Facts };
  /** What it was taken for; undefined where nothing tells. */
  business: Business | undefined;
  /** What else it may be like, where we do not know the trade. */
  like: readonly TradeChoice[];
};

/**
 * Drafts a website from three words, offline and in milliseconds. The same words and seed give the
 * same draft. What they typed are confirmed facts; what the catalogue adds waits to be confirmed.
 */
export function draftFromWords(words: Words, seed: string): DraftFromWords {
  const name = calmName(plainLine(words.name)).slice(0, 300).trim() || "Your business";
  const shortName = shortNameOf(name);
  const isEverywhere = traitsIn(words.place).includes("online");
  const town = words.place.replace(/^\s*(?:near|around|in|at|outside)\s+/i, "");
  const area = readArea(isEverywhere ? "" : town);
  const typed = plainLine(words.trade);
  const found = findTrade(typed || name, {
    like: words.like,
    isName: typed === "",
    traits: traitsIn(words.place),
  });
  const { words: said, like } = found;
  const business = found.business && saidFirst(ledBySeed(found.business, seed), said);
  const trade = typed === "" ? undefined : tradeIn(said, business);
  // Nobody judges sentences here: what was typed is kept whole if no rule finds a claim in it.
  const isSaid =
    !trade &&
    /\p{L}{2}/u.test(said) &&
    claimsIn(said, { trade: said }).length === 0 &&
    !isBoast(said);
  const told = isSaid
    ? [sentencesOf(withProperCapitals(said)).map((one) => printSentence(one, []))]
    : [];
  const own = [name, business?.noun, ...(business?.nouns ?? [])].join(" ");
  const excluded = particularWords(sentencesOf(said).filter(turnsRound), own);
  const isExcluded = (text: string) =>
    wordShared(text, excluded) !== undefined || isFarFromTheSea(text, area.places);
  const usual = usualFacts(business, {
    ...{ services: undefined, isExcluded, said, seed, isOne: speaksAsOne(told) },
  });
  const facts = factsSchema.parse({
    name: typedFact(name),
    ...(shortName && { shortName: typedFact(shortName) }),
    ...(trade
      ? { trade: typedFact(trade) }
      : business && !business.isKind && { trade: guessed(business, `${name} ${said}`) }),
    ...(area.places.length > 0 && { area: typedFact(area.places) }),
    ...(area.note && { areaNote: typedFact(area.note) }),
    ...usual,
    ...(usual.questions && { questions: answeredOf(usual.questions) }),
  });
  const document = draftSite(
    {
      facts,
      paragraphs: told,
      first: told[0]?.[0],
      isExcluded,
      colours: { ...(words.colour && { brand: words.colour.toLowerCase() }), words: [] },
      requests: {},
      warnings: [],
      style: "unsure",
      business,
      ...(words.design && { design: words.design }),
    },
    seed,
  );
  return { content: { document, facts }, business, like };
}

/** Neighbours of one trade do not list its services and questions in one order. */
function ledBySeed(business: Business, seed: string): Business {
  const { services, answered } = business;
  const [main, ...others] = services; // the most usual one is the first on every page
  return {
    ...business,
    services: main ? [main, ...ledByOne(others, `services of ${seed}`)] : [],
    answered: ledByOne(answered, `questions of ${seed}`),
  };
}

/** A question is shown with its answer or not at all, and nobody answers the others of a sketch. */
function answeredOf(questions: NonNullable<Facts["questions"]>) {
  return { ...questions, value: questions.value.filter(({ answer }) => answer) };
}

function typedFact<Value>(value: Value) {
  return { value, source: "customer" as const, confirmed: true };
}

/** A kind of business that no word of theirs names waits to be confirmed. */
function guessed({ noun }: Business, said: string) {
  const isSaid = saysNoun(said, noun);
  return { value: noun, source: isSaid ? "customer" : "catalogue", confirmed: isSaid };
}

const MAX_TRADE = 60;

/**
 * What a few words call the trade, in our spelling where it is the same word. Undefined for a
 * sentence, and for words that praise or claim.
 */
function tradeIn(said: string, business: Business | undefined): string | undefined {
  const bare = said
    .replace(/^(?:(?:I[’']?m|I am)\s+)?(?:an?|the)\s+|[\s.,;:!?–—-]+$/gi, "")
    // “Bakery - bread pies cakes”: the rest is a list of what they sell.
    .replace(/\s[–—-]\s+\S+(?:\s+\S+){2,}$/, "");
  const count = bare.split(" ").length;
  const isSentence =
    /^(?:I|I’m|im|ive|we|we’re|my|our|you|it|to)\b|[.!?:;]| (?:who|that|for|and we|and I) /i.test(
      bare,
    );
  const isOurWord =
    business !== undefined &&
    !business.isKind &&
    count <= business.noun.split(" ").length &&
    saysNoun(bare, business.noun);
  if (isOurWord) return business.noun;
  if (!/\p{L}{2}/u.test(bare) || isSentence || count > 6) return undefined;
  if (claimsIn(bare, { trade: bare }).length > 0 || isBoast(bare)) return undefined;
  const trade = withOurCapitals(bare, business?.nouns ?? []);
  return trade.length > MAX_TRADE ? undefined : trade; // some letters are longer in lower case
}

const boasts = new Set("best cheapest finest greatest leading premier top unbeatable".split(" "));

/** Whether it says that they are better than others: then it is no name of a trade. */
function isBoast(words: string): boolean {
  return wordsOf(words).some((word) => boasts.has(word));
}

const properBySmall = new Map(properWords.map((word) => [word.toLowerCase(), word]));

/** “Driving lessons for muslim ladies”: what is always written with a capital gets it. */
function withProperCapitals(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}’'])\p{L}+/gu, (word) => properBySmall.get(word) ?? word);
}

/**
 * “Bike Mechanic” goes on in a sentence as “bike mechanic”, “Italian restaurant” stays, and what
 * we write with a capital gets it: “thai restaurant”, “hsc maths”.
 */
function withOurCapitals(trade: string, nouns: readonly string[]): string {
  const ours = nouns.flatMap((noun) => noun.match(/\p{Lu}\p{L}*/gu) ?? []);
  const bySmall = new Map([
    ...properBySmall,
    ...ours.map((word) => [word.toLowerCase(), word] as const),
  ]);
  return calmName(trade).replace(/(?<![\p{L}\p{N}’'])\p{L}+/gu, (word) => {
    const small = word.toLowerCase();
    if (word === "i" || (word === small && isAcronym(small))) return word.toUpperCase();
    const isPlain = /^\p{Lu}\p{Ll}{2,}$/u.test(word) && isEnglish(small);
    return bySmall.get(small) ?? (isPlain ? small : word);
  });
}
