import type { Team } from "../../blocks/team/schema.ts";
import { isAnnouncement } from "./announcement.ts";
import type { ToldSite } from "./facts-from-brief.ts";
import type { Headline } from "./headline.ts";
import { leaning } from "./leaning.ts";
import { readTeam } from "./read-team.ts";

/** The customer’s sentences in the places of a page. */
export type Sorted = {
  lead?: string;
  /** Paragraphs apart by an empty line, lists with “- ”. */
  body: string;
  /** Good to know, each on its own. */
  points: string[];
  /** What people should know before they come, for a while. */
  notice?: string;
  /** Whom they name, with what each does. */
  team: Team["members"];
};

const MAX_LEAD = 260;
const MAX_POINTS = 7;

/** What makes no sense without the sentence before it. */
const refersBack = /^(?:that|this|these|those|they|which|it means)\b/i;

/** Puts what a customer wrote where it belongs: what they do first, terms and hints in a list. */
export function sortSentences({ paragraphs, wishes }: ToldSite, headline: Headline): Sorted {
  const asked = wishes.say.filter((sentence) => !paragraphs.flat().includes(sentence));
  const { members, used } = readTeam(paragraphs.flat());
  const notice = paragraphs.flat().find(isAnnouncement);
  const rest = paragraphs.map((sentences) =>
    sentences
      .filter((one, at) => one !== headline.used || refersBack.test(sentences[at + 1] ?? ""))
      .filter((one) => one !== notice && !used.includes(one)),
  );
  const lead = leadOf(rest, headline);
  const leadSentences = new Set(lead);
  const unled = rest.map((sentences) => sentences.filter((one) => !leadSentences.has(one)));
  const hints = unled.flatMap((sentences) =>
    sentences.filter(
      (one, at) => isHint(one) && !leaning.test(one) && !leaning.test(sentences[at + 1] ?? ""),
    ),
  );
  const points = [...asked, ...hints].slice(0, MAX_POINTS);
  const body = unled
    .map((sentences) => proseOf(sentences.filter((one) => !points.includes(one))))
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
  return {
    ...(lead.length > 0 && { lead: lead.join(" ") }),
    body,
    points: points.map((point) => point.replace(/^- /, "").slice(0, 200)),
    ...(notice && { notice }),
    team: members,
  };
}

/** The first sentence that tells what they do, with the next where both are short. */
function leadOf(paragraphs: readonly string[][], { used, near }: Headline): string[] {
  for (const sentences of paragraphs) {
    const at = sentences.findIndex(
      (sentence) =>
        sentence.length >= 14 &&
        sentence.length <= MAX_LEAD &&
        !isHint(sentence) &&
        sentence !== used &&
        sentence !== near &&
        !sentence.startsWith("- "),
    );
    const first = sentences[at];
    if (first === undefined) continue;
    const lead = [first];
    for (const next of sentences.slice(at + 1, at + 3)) {
      const length = [...lead, next].join(" ").length;
      if (length > 170 || next === used || next.startsWith("- ") || isHint(next)) break;
      lead.push(next);
    }
    return lead;
  }
  return [];
}

const terms =
  /\b(?:minimum|bring (?:your|the)|required|must\b|bookings?\b|deposit|cancel|half fee|cards?\b|cash\b|parking|wheelchair|no late|not allowed|gluten|coeliac|nut-free|not halal|vegan|vegetarian|wait(?:list|ing (?:list|time))\b|the wait\b|reception|speak\b|delivery|deliver\b|pick ?up|walk[- ]?ins?|sorry|at the moment|costs agreement|free of c|upfront|invoice|grip socks|ages?\b|paint-and-sip|crypto|allergic|aqf|snakes|appointment|gift vouchers?|you can see|safe unless|order (?:by|before)|before you)\b/i;

/** Whether a sentence is a term or a hint, to be found at a glance. */
function isHint(sentence: string): boolean {
  if (sentence.length > 150 || sentence.startsWith("- ")) return false;
  return (
    terms.test(sentence) ||
    /^\$\d/.test(sentence) ||
    (/^(?:no|max\.?|maximum|min) [\p{L}\d]/iu.test(sentence) && sentence.length < 80)
  );
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
