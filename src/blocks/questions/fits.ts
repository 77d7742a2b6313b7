import { factOf } from "../facts/facts.ts";
import type { Fits } from "../fits.ts";
import { answerInWords } from "./answer-words.ts";

/** The longest answer that is read without being asked for. */
const SHORT = 320;

export const questionsFits: Fits<"questions"> = ({ scene }, facts, shown) => {
  const answers = (factOf(facts, "questions", shown) ?? []).flatMap(
    ({ answer }) => answerInWords(answer, facts, shown) ?? [],
  );
  return {
    list: true,
    columns: answers.length >= 4,
    open:
      answers.length >= 2 && answers.length <= 8 && answers.every(({ length }) => length <= SHORT),
    picture: scene !== undefined,
  };
};
