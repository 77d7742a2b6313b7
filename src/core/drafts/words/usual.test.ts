import { expect, test } from "vitest";
import { factsSchema } from "../../../blocks/facts/facts.ts";
import { tradeById, trades } from "../../../catalogue/trades/trades.ts";
import { type TraitId, traitIdSchema } from "../../../catalogue/trades/trait.ts";
import { claimsIn } from "../../moderation/claims/claims-in.ts";
import { type Business, businessOf } from "../../trades/business.ts";
import { usualFacts } from "../facts/usual-facts.ts";
import { headingsOf } from "./our-words.ts";
import { voiceOf } from "./voice.ts";

const businesses = trades.map((trade) => businessOf(trade)).map(withSteps);

/** With every step of all its ways. */
function withSteps(business: Business) {
  return { ...business, steps: business.ways.flat() };
}

test("what is usual in a trade claims nothing of the business", () => {
  const texts = businesses.flatMap(
    ({ services, answered, asked, steps, opening, headings = {}, enquiry }) => [
      ...services.flatMap(({ name, line }) => [name, line]),
      ...answered.flatMap(({ question, answer }) => [question, answer]),
      ...asked,
      ...steps.flatMap(({ name, note }) => [name, note]),
      ...opening,
      ...Object.values(headings).flatMap((text) => text ?? []),
      ...(enquiry ? [...enquiry.details, enquiry.question] : []),
    ],
  );
  expect([...new Set(texts)].filter((text) => claimsIn(text, { trade: "" }).length > 0)).toEqual(
    [],
  );
});

test("services, steps and opening lines promise nothing and name no number", () => {
  const promise =
    /\d|\$|\b(?:same[- ]day|next[- ]day|always(?!.*\?)|never fails?|(?<!-)free|no obligation|fully|experts?|professional|experienced|quality|trusted|reliable|friendly|affordable|cheap|premium|finest|fast|quick|beautiful|perfect|award|satisfaction|stress[- ]free|hassle)\b/i;
  const texts = businesses.flatMap(({ services, answered, steps, opening }) => [
    ...services.flatMap(({ name, line }) => [name, line]),
    ...answered.flatMap(({ answer, source }) => (source ? [] : answer)),
    ...steps.flatMap(({ name, note }) => [name, note]),
    ...opening,
  ]);
  expect([...new Set(texts)].filter((text) => promise.test(text))).toEqual([]);
});

test("what is usual can be held as facts of a business", () => {
  for (const { noun, services, answered, asked, ways } of businesses) {
    const withIds = <Value extends object>(values: readonly Value[]) =>
      values.map((value, at) => ({ id: `usual-${at}`, ...value }));
    const suggested = <Value>(value: Value) => ({ value, source: "catalogue", confirmed: false });
    const facts = {
      name: suggested("Wattle"),
      trade: suggested(noun),
      services: suggested(withIds(services.map(({ name, line }) => ({ name, note: line })))),
      questions: suggested(
        withIds([
          ...answered.map(({ question, answer }) => ({ question, answer })),
          ...asked.map((question) => ({ question })),
        ]),
      ),
    };
    for (const steps of ways.map((way) => suggested(withIds(way))))
      expect(factsSchema.safeParse({ ...facts, steps }).error?.message).toBeUndefined();
  }
});

test("every trade answers two questions or more, whatever its traits, and asks its owner others", () => {
  const traits = traitIdSchema.options;
  const few = trades.flatMap((trade) =>
    [undefined, ...traits].flatMap((trait) => {
      const { answered, asked } = businessOf(trade, trait && [trait]);
      const least = trait ? 1 : 2;
      return answered.length < least || asked.length < 1
        ? [[trade.id, trait, answered.length]]
        : [];
    }),
  );
  expect(few).toEqual([]);
});

test("nobody is told to ask for what the business would say by itself", () => {
  const texts = businesses.flatMap(({ steps }) => steps.map(({ note }) => note));
  expect([...new Set(texts)].filter((text) => /\b[Aa]sk (?!about)/.test(text))).toEqual([]);
});

test("no rule of claims finds anything in what is usual in a trade", () => {
  const found = businesses.flatMap(({ id, nouns, services, answered, steps, opening }) => {
    const texts = [
      ...services.flatMap(({ name, line }) => [name, line]),
      ...answered.flatMap(({ question, answer }) => [question, answer]),
      ...steps.flatMap(({ name, note }) => [name, note]),
      ...opening,
    ];
    return texts.flatMap((text) =>
      claimsIn(text, { trade: nouns.join(" ") }).map(({ rule }) => [id, rule.id, text]),
    );
  });
  expect(found).toEqual([]);
});

test("of steps that lead from one to the next none is left where a business keeps one off its page", () => {
  const [business] = businesses.filter(({ ways }) => ways.length === 1);
  const { name: unwanted = "" } = business?.steps[0] ?? {};
  const stepsWithout = (isExcluded: (text: string) => boolean) =>
    usualFacts(business, { services: undefined, isExcluded, said: "", seed: "a" }).steps?.value
      .length;
  expect(stepsWithout(() => false)).toBe(business?.steps.length);
  expect(stepsWithout((text) => text.startsWith(unwanted))).toBeUndefined();
});

test("two businesses of a trade tell how a job goes in different ways, and each keeps to its own", () => {
  const plumber = businesses.find(({ id }) => id === "plumbing");
  const firstStep = (seed: string) =>
    usualFacts(plumber, { services: undefined, isExcluded: () => false, said: "", seed }).steps
      ?.value[0]?.name;
  const said = Array.from({ length: 60 }, (_, at) => firstStep(`seed ${at}`));
  expect(new Set(said)).toEqual(new Set(plumber?.ways.map(([first]) => first?.name)));
  expect(new Set(said).size).toBe(3);
  expect(firstStep("a")).toBe(firstStep("a"));
});

test("a business that keeps something off its page tells how a job goes without it", () => {
  const plumber = businesses.find(({ id }) => id === "plumbing");
  const isExcluded = (text: string) => text.includes("photo");
  const notes = Array.from({ length: 20 }, (_, at) =>
    usualFacts(plumber, {
      services: undefined,
      isExcluded,
      said: "",
      seed: `seed ${at}`,
    }).steps?.value.map(({ note }) => note),
  );
  expect(notes.every((told) => told?.length === 3)).toBe(true);
  expect(notes.flat().filter((note) => note?.includes("photo"))).toEqual([]);
});

test("headings keep to what is true where a business works", () => {
  const shop = tradeById.get("shoe-shop");
  const headingsIn = (traits: readonly TraitId[]) =>
    ["a", "b", "c", "d", "e", "f", "g", "h"].map((seed) =>
      voiceOf({ paragraphs: [], business: shop && businessOf(shop, traits) }, seed).choose(
        headingsOf(shop && businessOf(shop)).unpriced,
      ),
    );
  expect(headingsIn([])).toContain("On the shelves");
  expect(headingsIn(["online"])).not.toContain("On the shelves");
});

test("what a trade owes its visitors is said whatever its owner keeps off the page", () => {
  const lawyer = businesses.find(({ id }) => id === "law-firm");
  const { questions } = usualFacts(lawyer, {
    ...{ services: undefined, isExcluded: () => true, said: "", seed: "a" },
  });
  expect(questions?.value.map(({ answer }) => answer)).toEqual([
    expect.stringContaining("This site is general information."),
  ]);
});

test("one answer alone is no list of questions", () => {
  const [business] = businesses.filter(({ answered }) => answered.length > 1);
  const [kept, second] = business?.answered ?? [];
  const answersWithout = (isExcluded: (text: string) => boolean) =>
    usualFacts(business, { services: undefined, isExcluded, said: "", seed: "a" })
      .questions?.value.filter(({ answer }) => answer)
      .map(({ question }) => question) ?? [];
  const isOf = (text: string, one = kept) => one && text.startsWith(one.question);
  expect(answersWithout((text) => !isOf(text))).toEqual([]);
  expect(answersWithout((text) => !isOf(text) && !isOf(text, second))).toHaveLength(2);
});

test("one person says our steps as “I”", () => {
  const removal = businesses.find(({ id }) => id === "rubbish-removal");
  const { steps } = usualFacts(removal, {
    ...{ services: undefined, isExcluded: () => false, said: "", seed: "a", isOne: true },
  });
  expect(steps?.value.map(({ name }) => name)).toEqual([
    "Take a photo of the pile",
    "Get a price",
    "I take it away",
  ]);
});
