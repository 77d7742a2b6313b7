import { textOf } from "../../blocks/context.ts";
import type { AnyItemsField, Field, Fields } from "../../blocks/description.ts";
import { describeBlock } from "../../blocks/descriptions.ts";
import type { Block } from "../../blocks/document.ts";
import type { Facts } from "../../blocks/facts/facts.ts";
import { clock, dayNames } from "../../blocks/facts/opening-hours.ts";
import { isText } from "../../blocks/fields.ts";
import { sentencesOf } from "../../blocks/page/page-words.ts";
import { partsOf } from "../../blocks/parts-of-prose.ts";
import { inSentences, type KnownThing, type SaidThing } from "./known-thing.ts";

/** Of a longer paragraph only the sentence that answers is said. */
const LONGEST_SAID = 600;

/**
 * What a section says in its own words: each dish of a menu, each class of a timetable, each paragraph
 * of a text. How its kind is described tells what its fields are.
 */
export function thingsSaidIn(block: Block, where: string, facts: Facts): KnownThing[] {
  const { answers, fields, heading: field } = describeBlock(block.type);
  if (!answers) return [];
  const heading = textIn(Reflect.get(block, field), facts) ?? "";
  const items = itemsIn(block, fields, facts);
  const passages = passagesIn(block, fields, facts).map((text) => ({ name: heading, text }));
  const list = [...new Set(items.map(({ group, name }) => group ?? name))].join(", ");
  const whole = items.length > 1 ? [{ name: heading, text: list }] : [];
  const { id, type: of } = block;
  return [
    ...whole.map((thing) => ({ of, label: heading, where, ...thing })),
    ...[...items, ...passages].map((thing, at) => ({
      ...{ of, label: heading, where, item: `${id}.${at}` },
      ...thing,
    })),
  ];
}

function textIn(value: unknown, facts: Facts): string | undefined {
  return isText(value) ? textOf(value, facts, "confirmed") : undefined;
}

function passagesIn(block: object, fields: Fields, facts: Facts): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value: unknown = Reflect.get(block, name);
    if (field.kind === "lines") return linesOf(value);
    if (field.kind !== "prose" && !(field.kind === "words" && field.long)) return [];
    return partsOf(textIn(value, facts) ?? "").flatMap(passagesOf);
  });
}

/** A paragraph, each line of a list, or the sentences of what is long. */
function passagesOf(part: string): string[] {
  const lines = part.split("\n");
  if (lines.every((line) => line.startsWith("- "))) return lines.map((line) => line.slice(2));
  return part.length > LONGEST_SAID ? sentencesOf(part) : [part];
}

function itemsIn(of: object, fields: Fields, facts: Facts, group?: string): SaidThing[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== "items") return [];
    const items = objectsIn(Reflect.get(of, name)).flatMap((item) =>
      saidInItem(item, field, facts, group),
    );
    return Object.values(field.fields).some(({ kind }) => kind === "days") ? merged(items) : items;
  });
}

/** One of several things; where it is a part with things of its own, those. */
function saidInItem(item: object, field: AnyItemsField, facts: Facts, group?: string): SaidThing[] {
  const [name = ""] = field.title.map((part) => String(Reflect.get(item, part) ?? ""));
  const others = Object.entries(field.fields).filter(([part]) => !field.title.includes(part));
  const said = (...kinds: Field["kind"][]) =>
    others.flatMap(([part, { kind }]): unknown[] =>
      kinds.includes(kind) ? [Reflect.get(item, part) ?? []].flat() : [],
    );
  const texts = said("line", "long").filter((one) => typeof one === "string");
  const within = itemsIn(item, field.fields, facts, name);
  if (others.some(([, { kind }]) => kind === "items")) {
    const [note] = texts;
    return note ? [{ name, text: note, group: name }, ...within] : within;
  }
  const days = said("days").flatMap((day) => dayNames[Number(day) - 1] ?? []);
  const times = said("time").map(String).filter(Boolean);
  const at = [days.join(", "), times.map(clock).join(" – ")].filter(Boolean).join(", ");
  const [price] = said("price").map(String);
  return [
    {
      ...{ name, price, text: inSentences(at, ...texts) },
      ...(group && { group }),
      ...(at && { askedBy: askedByTime(times[0]) }),
    },
  ];
}

/** What is several times a week is one thing. */
function merged(items: readonly SaidThing[]): SaidThing[] {
  return [...Map.groupBy(items, ({ name }) => name).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const askedBy = same.flatMap((one) => one.askedBy ?? []).join(", ");
    return [{ ...first, text: same.map(({ text }) => text).join("; "), askedBy }];
  });
}

function askedByTime(starts = ""): string {
  return `when, what day, what time, ${starts < "12:00" ? "morning" : starts < "17:00" ? "afternoon" : "evening"}`;
}

function linesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((line) => typeof line === "string") : [];
}

function objectsIn(value: unknown): object[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "object" && one) : [];
}
