import { expect, test } from "vitest";
import { weighClaims } from "./claims.ts";

test("a claim in a parenthesis within another takes no more than its own along", () => {
  expect(weighClaims("We fix taps (all kinds (fully insured)) and drains.")).toEqual({
    kept: "We fix taps (all kinds) and drains.",
    claims: ["fully insured"],
  });
});
