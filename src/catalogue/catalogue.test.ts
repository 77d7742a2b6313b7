import { expect, test } from "vitest";
import * as z from "zod";
import { forAudience } from "./formats/for-audience.ts";
import { forTopics } from "./formats/for-topics.ts";
import { audienceFormatSchema, formatSchema } from "./formats/format.ts";
import { formats } from "./formats/formats.ts";
import { type Frame, frameSchema } from "./frames/frame.ts";
import { local, months } from "./frames/local.ts";
import { shared } from "./frames/shared.ts";
import { startup } from "./frames/startup.ts";
import { groups } from "./harm/groups.ts";
import { harmSchema, patternsSchema } from "./harm/harm.ts";
import { harms } from "./harm/harms.ts";
import * as harmless from "./harm/innocent.ts";
import { tradeIdeasSchema } from "./ideas/idea-trade.ts";
import { ideaTrades } from "./ideas/idea-trades.ts";
import { pictures } from "./ideas/pictures.ts";
import { localities } from "./localities/localities.ts";
import {
  boardsSchema,
  lifeBySizeSchema,
  localitySchema,
  traitsSchema,
} from "./localities/locality.ts";
import { boards, lifeBySize, localLife } from "./localities/traits.ts";
import { beginnings, endings } from "./names/brand-names.ts";
import { climates, everywhere } from "./names/shop-signs.ts";
import { outlaySchema, outlaysSchema } from "./outlays/outlay.ts";
import * as outlays from "./outlays/outlays.ts";
import { audienceSchema } from "./people/audience.ts";
import { audiences } from "./people/audiences.ts";
import { meetingPoints } from "./people/meeting-points.ts";
import { meetingPointsSchema } from "./people/segment.ts";
import { phrase, sentence, typedWords } from "./texts.ts";
import { topicFrames } from "./topics/frames.ts";
import { activities, newWords, properNames } from "./topics/word-classes.ts";

const outlayListsSchema = z.record(
  z.string(),
  z.union([
    outlaysSchema,
    z.record(z.string(), outlaysSchema),
    z.tuple([z.array(outlaySchema), z.array(outlaySchema), z.array(outlaySchema)]),
  ]),
);

const framesSchema = z.record(z.string(), z.array(frameSchema).min(1));

test.each([
  [
    "trade with ideas",
    z.array(tradeIdeasSchema.extend({ words: z.array(typedWords) })),
    ideaTrades,
  ],
  ["harm", z.array(harmSchema), harms],
  ["group of words", z.record(z.string(), patternsSchema), groups],
  ["list of harmless words", z.record(z.string(), patternsSchema), harmless],
  [
    "class of words",
    z.array(z.tuple([z.enum(Object.keys(topicFrames)), z.array(typedWords)])),
    activities,
  ],
  ["word in no list", z.array(typedWords), [...newWords, ...properNames]],
  ["locality", z.array(localitySchema), localities],
  ["trait", traitsSchema, localLife],
  ["audience", z.array(audienceSchema), audiences],
  ["format", z.array(formatSchema), [...formats, ...forTopics]],
  ["format for an audience", z.array(audienceFormatSchema), forAudience],
  ["outlay", outlayListsSchema, outlays],
  ["frame of both generators", framesSchema, shared],
  ["frame of the startup generator", framesSchema, startup],
  ["frame of the local generator", framesSchema, local],
  ["month", z.array(sentence).length(12), months],
  ["life by size", lifeBySizeSchema, lifeBySize],
  ["board", boardsSchema, boards],
  ["meeting point", meetingPointsSchema, meetingPoints],
  ["picture", z.record(z.string(), z.string().regex(/^ [a-z ]+ $/)), pictures],
  ["part of a domain", z.array(z.string().regex(/^[a-z]{2,9}$/)), [...beginnings, ...endings]],
  ["shop front", z.array(phrase), [...everywhere, ...Object.values(climates).flat()]],
])("every %s keeps to its schema", (_, schema, data) => {
  const { error } = schema.safeParse(data);
  expect(error && z.prettifyError(error)).toBeUndefined();
});

test("no two trades share an id, a label or a sign", () => {
  expect(repeated(ideaTrades.map(({ id }) => id))).toEqual([]);
  expect(repeated(ideaTrades.map(({ label }) => label))).toEqual([]);
  expect(repeated(ideaTrades.map(({ sign }) => sign))).toEqual([]);
});

test("no two ready-made formats share a name or a title", () => {
  const all = [...formats, ...forTopics, ...forAudience];
  expect(repeated(all.map(({ name }) => name))).toEqual([]);
  expect(repeated(all.map(({ title }) => title))).toEqual([]);
});

test("no two frames of a part say the same", () => {
  for (const part of [shared, startup, local].flatMap(Object.values<readonly Frame[]>)) {
    expect(repeated(part.map(({ say }) => say))).toEqual([]);
  }
});

test("a name means one locality in each state", () => {
  const names = localities.flatMap(({ state, name, alsoCalled = [], nearby = [] }) =>
    [name, ...alsoCalled, ...nearby.map((near) => near.name)].map(
      (called) => `${called.toLowerCase()}, ${state}`,
    ),
  );
  expect(repeated(names)).toEqual([]);
});

test("a word for people means one audience", () => {
  expect(repeated(audiences.flatMap(({ words }) => words))).toEqual([]);
});

test("every trade has three things to offer that no other trade offers", () => {
  const offers = ideaTrades.flatMap(({ services, product }) =>
    [...services, product].map(({ offer }) => offer),
  );
  expect(offers).toHaveLength(ideaTrades.length * 3);
  expect(repeated(offers)).toEqual([]);
});

function repeated(values: readonly string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}
