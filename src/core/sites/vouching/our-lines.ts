import type { FactName, Facts } from "../../../blocks/facts/facts.ts";
import { answerInWords } from "../../../blocks/questions/answer-words.ts";
import { seenBlocks } from "../../../blocks/seen-blocks.ts";
import { type PlacedWords, textsOfBlocks } from "../checks/published-texts.ts";
import { factsShownBy } from "../revisions/block-values.ts";
import type { Content } from "../revisions/merge.ts";

/**
 * The lines that a release would have and that we suggested, each once. One whose words were changed
 * is the line of the person who changed it.
 *
 * @param suggested what the draft added, as `suggestedWords` tells it.
 */
export function ourLines(
  { document, facts }: Content,
  suggested: ReadonlySet<string>,
): PlacedWords[] {
  const ofBlocks = textsOfBlocks(document, facts).filter(({ words }) => suggested.has(words));
  const seen = document.pages.flatMap((page) =>
    seenBlocks(page, document.pages, { facts, shown: "confirmed" }),
  );
  const isShown = (name: FactName) =>
    facts[name]?.confirmed && seen.some((block) => factsShownBy(block).includes(name));
  const ofFacts = listsOfLines.filter(isShown).flatMap((name) =>
    linesOf(facts, name)
      .filter(({ text }) => facts[name]?.source === "catalogue" || suggested.has(text))
      .flatMap(({ words }): PlacedWords[] =>
        words ? [{ words, where: { of: "fact", name } }] : [],
      ),
  );
  return [...new Map([...ofBlocks, ...ofFacts].map((line) => [line.words, line])).values()];
}

/** The lines of the facts that are suggestions, as they are stored. */
export function linesOfCatalogue(facts: Facts): string[] {
  return listsOfLines.flatMap((name) =>
    facts[name]?.source === "catalogue" ? linesOf(facts, name).map(({ text }) => text) : [],
  );
}

/** What a question and its answer are as one line. */
export function lineOfAnswer({ question, answer }: { question: string; answer: string }): string {
  return `${question} ${answer}`;
}

/** The facts whose lines a draft may suggest. */
const listsOfLines = ["services", "questions", "steps"] as const;

/** @param words as a reader has it: undefined for a question without an answer, which nobody sees. */
type Line = { text: string; words: string | undefined };

function linesOf(facts: Facts, name: (typeof listsOfLines)[number]): Line[] {
  if (name === "questions") {
    return (facts.questions?.value ?? []).map(({ question, answer = "" }) => {
      const said = answerInWords(answer, facts, "confirmed");
      const words = said && lineOfAnswer({ question, answer: said });
      return { text: lineOfAnswer({ question, answer }), words };
    });
  }
  return (facts[name]?.value ?? []).map(({ name, note }) => {
    const text = note ? `${name}: ${note}` : name;
    return { text, words: text };
  });
}
