import { expect, test } from "vitest";
import * as z from "zod";
import { type Business, businessSchema } from "./business.ts";
import { businesses } from "./businesses.ts";

test("every kind of business keeps to its schema", () => {
  const { error } = z.array(businessSchema).safeParse(businesses);
  expect(error && z.prettifyError(error)).toBeUndefined();
});

test("no two kinds of business share a noun", () => {
  expect(repeated(businesses.map(({ noun }) => noun))).toEqual([]);
});

test("no two opening lines are the same, and no question is asked of more than two kinds", () => {
  expect(repeated(businesses.flatMap(({ opening }) => opening))).toEqual([]);
  const again = repeated(businesses.flatMap(({ questions }) => questions));
  expect(repeated(again)).toEqual([]);
});

test("no kind lists a service, a question or a word twice", () => {
  for (const { noun, services, questions, words } of businesses) {
    expect([noun, ...repeated([...services, ...questions, ...words])]).toEqual([noun]);
  }
});

test("any two kinds share at most a third of their services and questions", () => {
  const alike = businesses.flatMap((one, at) =>
    businesses
      .slice(at + 1)
      .filter((other) => sharedPart(one, other) > 1 / 3)
      .map((other) => `${one.noun} and ${other.noun}`),
  );
  expect(alike).toEqual([]);
});

test("what is usual suits one person as well as a firm", () => {
  const ofSeveral = /\b(?:we|us|our|ours|I’m|my team)\b/i;
  const spoken = businesses.flatMap(({ services, steps, opening, headings = {} }) => [
    ...services,
    ...steps.flatMap(({ name, note }) => [name, note]),
    ...opening,
    ...Object.values(headings).flatMap((text) => text ?? []),
  ]);
  expect(spoken.filter((text) => ofSeveral.test(text))).toEqual([]);
});

/** Of the smaller one’s services and questions, how many the other has word for word. */
function sharedPart(one: Business, other: Business): number {
  const ofOne = [...one.services, ...one.questions];
  const ofOther = new Set([...other.services, ...other.questions]);
  return ofOne.filter((text) => ofOther.has(text)).length / Math.min(ofOne.length, ofOther.size);
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}
