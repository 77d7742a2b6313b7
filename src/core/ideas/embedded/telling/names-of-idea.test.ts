import { expect, test } from "vitest";
import { namesOfIdea } from "./names-of-idea.ts";

test.each([
  ["Gentle home trim for small and nervous dogs", ["gentletrim"]],
  ["Driveway dog wash on a fixed round", ["dogwash", "drivewaydogwash"]],
  ["Crème brûlée to take home", ["cremebrulee"]],
  ["A home visit for nervous dogs", []],
  ["Dogs", []],
  ["Donaudampfschifffahrt dogs", []],
  ["كلب 🐕", []],
])("%s gives %j", (title, names) => {
  expect(namesOfIdea(title)).toEqual(names);
});
