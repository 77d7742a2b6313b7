import * as z from "zod/mini";
import { line, lines, visible } from "../../platform/text-rules.ts";

/** The longest question and answer that a page has. */
export const longest = { question: 160, answer: 600 } as const;

/** What somebody writes to answer what visitors asked. */
export const answerSchema = z.object({
  /** The question as it was kept. */
  asked: z.string(),
  question: line(
    "The question",
    { atLeast: 1, atMost: longest.question },
    "Please write the question",
  ).check(visible("The question")),
  answer: lines(
    "The answer",
    { atLeast: 1, atMost: longest.answer },
    "Please write the answer",
  ).check(visible("The answer")),
});
