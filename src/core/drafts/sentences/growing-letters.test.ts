import fc from "fast-check";
import { expect, test } from "vitest";
import { brief } from "../../../../tests/support/builders.ts";
import { seed } from "../../../../tests/support/words/chance.ts";
import { documentSchema } from "../../../blocks/document.ts";
import { briefQuestions } from "../../briefs/fields.ts";
import { longest } from "../../sketches/fields.ts";
import { draftFromWords } from "../draft-from-words.ts";
import { factsFromBrief } from "../facts/facts-from-brief.ts";
import { readArea } from "../facts/read-area.ts";

// Letters that take more room in the other case, or once they are taken apart, and what is
// between words. A text that is as long as its field allows is longer than that afterwards.

const parts = [
  "İ",
  "ŉ",
  "ß",
  "ﬃ",
  "ΐ",
  "a",
  "A",
  " ",
  ", ",
  " and ",
  " & ",
  ", around",
  ". ",
  "’s ",
];

function typed(atMost: number) {
  const some = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: atMost });
  const alike = fc.constantFrom(...parts).map((part) => Array<string>(atMost).fill(part));
  return fc.oneof(some, alike).map((all) => all.join("").slice(0, atMost));
}

test("whatever fits into the three fields makes a website, however long it is in other letters", () => {
  fc.assert(
    fc.property(
      ...[typed(longest.name), typed(longest.trade), typed(longest.place)],
      (name, trade, place) => {
        const { content } = draftFromWords({ name, trade, place }, "a");
        expect(documentSchema.safeParse(content.document).error).toBeUndefined();
      },
    ),
    { seed, numRuns: 300 },
  );
});

test("whatever fits into a brief is read into facts", () => {
  fc.assert(
    fc.property(
      ...[typed(briefQuestions.service_area.longest), typed(briefQuestions.services.longest)],
      ...[typed(briefQuestions.opening_hours.longest), typed(briefQuestions.business_name.longest)],
      (service_area, services, opening_hours, business_name) => {
        const words = { service_area, services, opening_hours, business_name };
        expect(() => factsFromBrief({ ...brief(words), phone: null }, undefined)).not.toThrow();
      },
    ),
    { seed, numRuns: 100 },
  );
});

test("a place that would be too long with its capitals or with “and around” is kept as it fits", () => {
  expect(readArea("İ".repeat(45)).places).toEqual([]);
  expect(readArea(`${"a".repeat(75)}, around`).places).toEqual([`A${"a".repeat(74)}`]);
});
