import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ideaTrades } from "../../../catalogue/ideas/idea-trades.ts";
import { localities } from "../../../catalogue/localities/localities.ts";
import { needs } from "../../ideas/embedded/needs.ts";
import { harmIn } from "./harm-in.ts";

function examples(name: string): string[] {
  return readFileSync(new URL(`examples/${name}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n");
}

test("at least 97% of what asks help with harm is refused", () => {
  const harmful = examples("harmful");
  const missed = harmful.filter((text) => !harmIn(text));
  expect({ share: 1 - missed.length / harmful.length, missed }).toMatchObject({
    share: expect.toSatisfy((share: number) => share >= 0.97),
  });
});

test("at least 96% of what only sounds like it is served", () => {
  const innocent = examples("nearly-harmful");
  const refused = innocent.filter((text) => harmIn(text));
  expect({ share: 1 - refused.length / innocent.length, refused }).toMatchObject({
    share: expect.toSatisfy((share: number) => share >= 0.96),
  });
});

test.each([
  "heroin",
  "her0in",
  "HEROIN",
  "h e r o i n",
  "he-ro-in",
  "heroiiin",
  "herion",
  "hеrоin",
])("%s is heroin, and a heroine is not", (typed) => {
  expect(harmIn(typed)?.kind).toBe("drugs");
  expect(harmIn("heroine book club")).toBeUndefined();
});

test("harm is found inside an innocent sentence", () => {
  expect(harmIn("A bakery for birthday cakes, and cocaine on the side.")?.kind).toBe("drugs");
});

test("none of our towns is taken for harm", () => {
  const names = localities.flatMap(({ name, alsoCalled = [], nearby = [] }) => [
    name,
    ...alsoCalled,
    ...nearby.map((near) => near.name),
  ]);
  expect(names.filter((name) => harmIn(name))).toEqual([]);
  expect(harmIn("nooze")?.kind).toBe("self-harm");
});

test("a torch is a lamp, unless it is put to something", () => {
  for (const lamp of ["torch", "torches", "torch repair", "torch shop", "torch for campers"]) {
    expect([lamp, harmIn(lamp)]).toEqual([lamp, undefined]);
  }
  for (const fire of ["torch my shop for the insurance", "torch a car", "torching his house"]) {
    expect([fire, harmIn(fire)?.kind]).toEqual([fire, "deceit"]);
  }
});

test("whom to ring goes with what is asked", () => {
  expect(harmIn("suicide")?.help).toEqual(["self-harm"]);
  expect(harmIn("cocaine")?.help).toEqual(["drugs"]);
  expect(harmIn("fake passports")?.help).toEqual([]);
});

test("of our own ideas, looked at by every fifth trade, none is taken for harm", () => {
  const refused = ideaTrades
    .filter((_, at) => at % 5 === 0)
    .flatMap(needs)
    .map(({ offer, who }) => `${offer} for ${who}`)
    .filter((text) => harmIn(text));
  expect(refused).toEqual([]);
});

test("the longest text that a link may bring is judged in no time that grows with its square", () => {
  const long = "a lovely small bakery with a garden and coffee for families ".repeat(33);
  const before = performance.now();
  expect(harmIn(long)).toBeUndefined();
  expect(performance.now() - before).toBeLessThan(20_000);
});
