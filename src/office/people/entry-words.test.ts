import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { deeds } from "./entry-words.ts";

/** Of many people at once, or of what is gone or was suspected. */
const inNoTimeline = [
  "brief.dismiss",
  "person.erased",
  "person.exported",
  "waitlist.dismiss",
  "waitlist.invitations-undone",
  "waitlist.invite",
  "waitlist.let-in",
];

test("whatever is recorded of a person has words in their timeline", async () => {
  const actions = new Set<string>();
  for await (const file of glob("src/core/**/*.ts")) {
    if (file.endsWith(".test.ts")) continue;
    const code = await readFile(file, "utf8");
    for (const [, action = ""] of code.matchAll(/"((?:waitlist|brief|site|person)\.[a-z_-]+)"/g)) {
      actions.add(action);
    }
  }
  expect(Object.keys(deeds).filter((action) => !actions.has(action))).toEqual([]);
  const wordless = [...actions].filter((action) => !deeds[action]);
  expect(wordless.toSorted()).toEqual(inNoTimeline);
});
