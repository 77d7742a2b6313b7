import { beforeAll, expect, test } from "vitest";
import {
  sharesByLabel,
  standingInDrafts,
} from "../../../../tests/support/sites/standing-in-drafts.ts";
import { loadReader } from "../../moderation/reading/load-reader.ts";
import { testSentences } from "../../moderation/sentences/labelled-sentences.ts";

let shares: Map<string, number> = new Map();

beforeAll(async () => {
  shares = sharesByLabel(await standingInDrafts(await testSentences(), await loadReader()));
});

test("four of five fine sentences are on the page of a brief that says them", () => {
  expect(shares.get("fine")).toBeGreaterThanOrEqual(80);
});

// One more of the forty or so of each would be two or three percent.
test.each([
  ["proof", 10],
  ["never", 6],
  ["note", 6],
  ["private", 8],
  ["testimonial", 4],
  ["fragment", 0],
])("next to no sentence does that is %s", (label, most) => {
  expect(shares.get(label)).toBeLessThanOrEqual(most);
});
