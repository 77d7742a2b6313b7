import { expect, test } from "vitest";
import { sentencesOf } from "./sentences.ts";

test.each([
  ["Hello, we are two potters.", ["Hello,", "we are two potters."]],
  ["G’day everyone - we fix tractors.", ["G’day everyone -", "we fix tractors."]],
  ["Good morning all, I sew. I mend.", ["Good morning all,", "I sew.", "I mend."]],
  ["Hi vis, boots and gloves.", ["Hi vis, boots and gloves."]],
  ["Hello Kitty, for cakes and balloons.", ["Hello Kitty, for cakes and balloons."]],
  ["Highland cattle, since Dad’s time.", ["Highland cattle, since Dad’s time."]],
])("a greeting is a sentence by itself: %s", (line, sentences) => {
  expect(sentencesOf(line)).toEqual(sentences);
});

test.each([
  ["We passed level 2. small boats only.", ["We passed level 2.", "small boats only."]],
  ["It costs $4.50 and takes 2.5 hours.", ["It costs $4.50 and takes 2.5 hours."]],
  ["Open from 9 a.m. to 4 p.m. daily.", ["Open from 9 a.m. to 4 p.m. daily."]],
])("a sentence that ends in a number ends there: %s", (line, sentences) => {
  expect(sentencesOf(line)).toEqual(sentences);
});
