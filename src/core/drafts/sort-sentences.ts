import type { Team } from "../../blocks/team/schema.ts";
import type { ToldSite } from "./facts-from-brief.ts";
import { readTeam } from "./read-team.ts";

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
const MAX_TWO = 170;

/** Puts what a customer wrote where it belongs: the first of it below the headline. */
export function sortSentences(
  { paragraphs }: Pick<ToldSite, "paragraphs">,
  headline: string,
): Sorted {
  const { members, used } = readTeam(paragraphs.flat());
  const isSaid = (sentence: string) =>
    headline.startsWith(sentence.replace(/\.$/, "")) || used.includes(sentence);
  const rest = paragraphs.map((sentences) => sentences.filter((one) => !isSaid(one)));
  const lead = leadOf(rest);
  const body = rest
    .map((sentences) => proseOf(sentences.filter((one) => !lead.includes(one))))
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
  return { ...(lead.length > 0 && { lead: lead.join(" ") }), body, team: members };
}

/** The first sentence, with the next where both are short. */
function leadOf(paragraphs: readonly string[][]): string[] {
  const [sentences = []] = paragraphs.filter((all) => all.length > 0);
  const [first, second] = sentences;
  if (!first || first.length < MIN_LEAD || first.length > MAX_LEAD || first.startsWith("- ")) {
    return [];
  }
  const isRoom = second && !second.startsWith("- ") && first.length + second.length < MAX_TWO;
  return isRoom ? [first, second] : [first];
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
