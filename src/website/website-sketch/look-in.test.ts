import { expect, test } from "vitest";
import { lookIn } from "./look-in.ts";

const designs = [
  { id: "market", ownColour: "#c4301c" },
  { id: "ledger", ownColour: "#1d3158" },
].map((design) => ({ ...design, name: "", description: "" }));

test("another design has its own colour, unless somebody has chosen one", () => {
  const own = { design: "market", colour: "#c4301c" };
  expect(lookIn("ledger", own, { designs })).toEqual({ design: "ledger", colour: "#1d3158" });
  const chosen = { design: "market", colour: "#b0305a" };
  expect(lookIn("ledger", chosen, { designs })).toEqual({ ...chosen, design: "ledger" });
});
