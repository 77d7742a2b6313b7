import { expect, test } from "vitest";
import { factsSchema } from "./facts.ts";
import { inDollars } from "./prices.ts";

test("a price that is a number alone is of dollars", () => {
  for (const [typed, shown] of [
    ["90", "$90"],
    ["3.50", "$3.50"],
    ["1,250", "$1,250"],
    ["12000.00", "$12000.00"],
    ["90-120", "$90–$120"],
    ["90 – 120", "$90–$120"],
  ] as const) {
    expect(inDollars(typed)).toBe(shown);
    expect(inDollars(shown)).toBe(shown);
  }
});

test("a price in words stays as the business says it", () => {
  const said = [
    "$90",
    "from 90",
    "90 cents",
    "10%",
    "90/hr",
    "1,25",
    "3.5",
    "POA",
    "2 for 1",
    "1-2-3",
  ];
  expect(said.map(inDollars)).toEqual(said);
});

test("a stored price without its sign is read with it", () => {
  const fact = <Value>(value: Value) => ({ value, source: "operator", confirmed: true });
  const services = fact([{ id: "cut", name: "Cut", price: " 90 " }]);
  const read = factsSchema.parse({ name: fact("Wattle"), services });
  expect(read.services?.value[0]?.price).toBe("$90");
});
