import { expect, test } from "vitest";
import * as z from "zod";
import { type Trade, tradeSchema, waysOf } from "./trade.ts";
import { tradeById, trades } from "./trades.ts";
import { traitSchema } from "./trait.ts";
import { traits } from "./traits.ts";

test.each([
  ["trade", z.array(tradeSchema), trades],
  ["trait", z.array(traitSchema), traits],
])("every %s keeps to its schema", (_, schema, data) => {
  const { error } = schema.safeParse(data);
  expect(error && z.prettifyError(error)).toBeUndefined();
});

test("no two trades share an id, a name, or a word that tells them", () => {
  expect(repeated(trades.map(({ id }) => id))).toEqual([]);
  const told = trades.flatMap(({ name, synonyms, misspellings = [] }) => [
    ...new Set([name.toLowerCase().replace("’", ""), ...synonyms, ...misspellings]),
  ]);
  expect(repeated(told)).toEqual([]);
});

test("every trade stands below a kind, and a kind has all that is usual", () => {
  for (const trade of trades) {
    const line = [trade];
    for (let one: Trade | undefined = trade; one?.above !== undefined; ) {
      one = tradeById.get(one.above);
      expect([trade.id, one && !line.includes(one)]).toEqual([trade.id, true]);
      if (one) line.push(one);
    }
    const { mood, colour, services, questions, steps, opening } = line.at(-1) ?? trade;
    const usual = [mood, colour, services, questions, steps, opening];
    expect([trade.id, usual.includes(undefined)]).toEqual([trade.id, false]);
    const examples = line.at(-1)?.examples ?? [];
    expect(examples.filter((id) => !tradeById.get(id)?.above)).toEqual([]);
  }
});

test("no two opening lines are the same, and no question is asked by more than two trades", () => {
  expect(repeated(trades.flatMap(({ opening = [] }) => opening))).toEqual([]);
  // Kinds, which have nothing particular, may ask alike.
  const again = repeated(
    trades
      .filter(({ above }) => above !== undefined)
      .flatMap(({ questions = [] }) => questions.map(askedBy)),
  );
  expect(repeated(again)).toEqual([]);
});

test("no trade lists a service, a question or a synonym twice", () => {
  for (const { id, services = [], questions = [], synonyms } of trades) {
    const names = services.map(({ name }) => name);
    expect([id, ...repeated([...names, ...questions.map(askedBy), ...synonyms])]).toEqual([id]);
  }
});

test("the ways to say how a job goes have no sentence in common", () => {
  const shared = new Set(trades.flatMap(({ steps = [] }) => ("ways" in steps ? steps : [])));
  const again = [...shared].flatMap(({ ways }) =>
    repeated(ways.flatMap((way) => way.flatMap(({ name, note }) => [name, note]))),
  );
  expect(again).toEqual([]);
});

test("what does not fit a trade is asked by one above it", () => {
  const elsewhere = trades.flatMap(({ id, questions = [] }) =>
    questions.flatMap((one) =>
      (typeof one === "string" ? [] : (one.notOf ?? []))
        .filter((other) => other === id || !lineOf(other).includes(id))
        .map((other) => [id, one, other]),
    ),
  );
  expect(elsewhere).toEqual([]);
});

test("any two trades share at most a third of their own services and questions", () => {
  const told = trades.map(({ id, services = [], questions = [] }) => ({
    id,
    texts: new Set([...services.map(({ line }) => line), ...questions.map(askedBy)]),
  }));
  const alike = told.flatMap((one, at) =>
    told
      .slice(at + 1)
      .filter(({ texts }) => {
        const shared = one.texts.intersection(texts).size;
        return shared > Math.min(one.texts.size, texts.size) / 3;
      })
      .map(({ id }) => `${one.id} and ${id}`),
  );
  expect(alike).toEqual([]);
});

test("what one person can’t say of themselves alone is said by nobody", () => {
  const ofSeveral = /\b(?:we|us|our|ours|I’m|my team)\b/i;
  const spoken = trades.flatMap(({ services = [], headings = {}, enquiry }) => [
    ...services.map(({ name }) => name),
    ...Object.values(headings).flatMap((text) => text ?? []),
    ...(enquiry ? [...enquiry.details, enquiry.question] : []),
  ]);
  expect(spoken.filter((text) => ofSeveral.test(text))).toEqual([]);
  // “We are” would become “I are”.
  const lines = trades.flatMap(({ services = [], steps = [] }) => [
    ...services.map(({ line }) => line),
    ...waysOf(steps).flatMap((way) => way.flatMap(({ name, note }) => [name, note])),
  ]);
  expect(lines.filter((line) => /\b(?:we(?: are| were|’re)|ours|ourselves)\b/i.test(line))).toEqual(
    [],
  );
});

test("nobody is told to ring a business that may show no number", () => {
  const texts = trades.flatMap(({ questions = [], steps = [], opening = [], headings = {} }) => [
    ...questions.flatMap((one) => (typeof one === "string" ? [] : one.answer)),
    ...waysOf(steps).flatMap((way) => way.flatMap(({ name, note }) => [name, note])),
    ...opening,
    ...Object.values(headings).flatMap((text) => text ?? []),
  ]);
  const ringing = /\b(?:ring|call|phone) (?:us|first|ahead|anyway)\b|^ring\b|, ring\.$/i;
  expect(texts.filter((text) => ringing.test(text))).toEqual([]);
});

test("an answer needs its source where it says law or a number, and can be said by one person", () => {
  const question = "May I?";
  const said = (answer: string, source?: string) =>
    tradeSchema.shape.questions.safeParse([{ question, answer, ...(source && { source }) }])
      .success;
  expect(said("Ask the council first.")).toBe(false);
  expect(said("Some 40 litres.")).toBe(false);
  expect(said("Ask the council first.", "City of Ballarat")).toBe(true);
  expect(said("Yes, and bring a friend.")).toBe(true);
  const answers = trades.flatMap(({ questions = [] }) =>
    questions.flatMap((one) => (typeof one === "string" ? [] : one.answer)),
  );
  const ofSeveral = /\b(?:[Ww]e(?: are| were|’re)|ours|ourselves)\b/;
  expect(answers.filter((answer) => ofSeveral.test(answer))).toEqual([]);
  expect(repeated(answers)).toEqual([]);
});

/** The ids of a trade and of those above it. */
function lineOf(id: string): string[] {
  const above = tradeById.get(id)?.above;
  return above === undefined ? [id] : [id, ...lineOf(above)];
}

function askedBy(one: NonNullable<Trade["questions"]>[number]): string {
  return typeof one === "string" ? one : one.question;
}

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}
