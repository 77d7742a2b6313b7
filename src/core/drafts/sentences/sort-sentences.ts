import type { Team } from "../../../blocks/team/schema.ts";
import { lexicon } from "../../moderation/sentences/lexicon.ts";
import { wordsOf } from "../../moderation/words.ts";
import type { ToldSite } from "../facts/facts-from-brief.ts";
import { readTeam } from "../facts/read-team.ts";
import { countShared, particularWords, turnsRound } from "./exclusions.ts";
import { leansBack } from "./leans-back.ts";
import { sentencesOf } from "./sentences.ts";

/** The customer’s sentences in the places of a page. */
export type Sorted = {
  lead?: string;
  /** Paragraphs apart by an empty line, lists with “- ”. */
  body: string;
  /** Whom they name, with what each does. */
  team: Team["members"];
};

const MIN_LEAD = 14;
const MAX_LEAD = 260;
const MAX_TWO = 200;
/** Less is too little for a section. */
const MIN_BODY = 60;

type Told = Pick<ToldSite, "paragraphs" | "first" | "business"> & {
  facts: Pick<ToldSite["facts"], "name" | "trade" | "services">;
};

/** Puts what a customer wrote where it belongs: what opens it below the headline. */
export function sortSentences(told: Told, headline: string): Sorted {
  const { members, used } = readTeam(told.paragraphs.flat());
  const isSaid = (sentence: string) =>
    headline.startsWith(sentence.replace(/\.$/, "")) || used.includes(sentence);
  const rest = told.paragraphs.map((sentences) => sentences.filter((one) => !isSaid(one)));
  const opens = openings(told);
  const lead = rest.map((sentences) => leadOf(sentences, opens)).find((lead) => lead.length > 0);
  const body = rest
    .map((sentences) => proseOf(sentences.filter((one) => !lead?.includes(one))))
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
  const all = [...(lead ?? []), body].filter(Boolean).join(" ");
  const isShort = body.length < MIN_BODY && all.length >= MIN_LEAD && all.length <= MAX_LEAD;
  return isShort && !body.startsWith("- ")
    ? { lead: all, body: "", team: members }
    : { ...(lead && { lead: lead.join(" ") }), body, team: members };
}

/**
 * What can be below the headline: what they began with, else a sentence that says what they do. A
 * greeting is for who reads on.
 */
function openings({ facts, business, first }: Told): (sentence: string) => boolean {
  const tells = telling(facts, business?.nouns);
  return (sentence) => {
    const [word = ""] = wordsOf(sentence);
    if (greetings.has(word) || leansBack(sentence)) return false;
    return sentence === first || tells(sentence).isOpening;
  };
}

/** Whether the first paragraph of a text says simply what the business does: only that may be large. */
export function leadsLarge(text: string, facts: Told["facts"]): boolean {
  const [first = ""] = text.split("\n\n");
  const tells = telling(facts);
  const sentences = sentencesOf(first);
  const isPlain = (sentence: string) => {
    return (
      !turnsRound(sentence) &&
      !wordsOf(sentence).some((word) => visitors.has(word) || word === "if")
    );
  };
  return sentences.every(isPlain) && sentences.slice(0, 1).every((one) => tells(one).isOfThem);
}

/** What a sentence tells of what a business does, and whether the business is what it is about. */
function telling({ name, trade, services }: Told["facts"], nouns: readonly string[] = []) {
  const own = particularWords([name.value], "");
  const offered = particularWords(
    [trade?.value ?? "", ...nouns, ...(services?.value ?? []).map((service) => service.name)],
    "",
  );
  return (sentence: string) => {
    const words = wordsOf(sentence);
    const [word = ""] = words;
    const count = countShared(sentence, offered);
    const isAboutThem = speakers.has(word) || countShared(word, own) > 0;
    const isOfThem = count > 0 && isAboutThem && !turnsRound(sentence);
    return {
      isOfThem,
      isOpening: !words.some((one) => visitors.has(one)) && (count > 1 || isOfThem),
    };
  };
}

const greetings = new Set(wordsOf(lexicon.greet ?? ""));
const visitors = new Set(wordsOf(lexicon.you ?? ""));
const speakers = new Set(wordsOf(`${lexicon.we} ${lexicon.i}`));

/**
 * The first that opens, with the next where both are short and it tells what they do, not what they
 * don’t; as many as stay together, since what leans on the one before makes no sense in another place.
 */
function leadOf(paragraph: readonly string[], opens: (sentence: string) => boolean): string[] {
  const start = paragraph.findIndex((one) => one.length >= MIN_LEAD && opens(one));
  if (start < 0) return [];
  const sentences = paragraph.slice(start);
  const isWhole = (count: number, longest: number) => {
    const lead = sentences.slice(0, count);
    const next = sentences[count];
    const isProse = lead.length === count && !lead.some((one) => one.startsWith("- "));
    return isProse && lead.join(" ").length <= longest && !(next && leansBack(next));
  };
  if (isWhole(2, MAX_TWO) && !turnsRound(sentences[1] ?? "")) return sentences.slice(0, 2);
  const count = [1, 2, 3].find((count) => isWhole(count, MAX_LEAD));
  return sentences.slice(0, count ?? 0);
}

/** Sentences of one paragraph, lists of it by themselves. */
function proseOf(sentences: readonly string[]): string {
  const parts: string[] = [];
  for (const sentence of sentences) {
    const last = parts.at(-1);
    const isItem = sentence.startsWith("- ");
    if (last !== undefined && last.startsWith("- ") === isItem) {
      parts[parts.length - 1] = `${last}${isItem ? "\n" : " "}${sentence}`;
    } else parts.push(sentence);
  }
  return parts.join("\n\n");
}
