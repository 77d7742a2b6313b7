import type * as z from "zod";
import { type FactName, type Facts, factOf } from "./facts/facts.ts";
import { answerInWords } from "./questions/answer-words.ts";

/** What a kind of section says something by. */
type Says<Field> = {
  /** The one to begin with first. */
  fields?: readonly Field[];
  facts?: readonly FactName[];
  /** Whether the law forbids it to a trade, as a business says what it is. */
  forbiddenTo?(trade: string): boolean;
};

const says = new Map<string, Says<string>>();

/** Has pages leave out a section of a kind that has none of this. One of any other is always there. */
export function leaveOutWithout<Shape extends { type: z.ZodLiteral<string> }>(
  schema: z.ZodObject<Shape, z.core.$strict>,
  rule: Says<keyof Shape & string>,
): void {
  says.set(schema.shape.type.value, rule);
}

/** Whether the law forbids a section to a business. */
export function isForbidden({ type }: { type: string }, facts: Facts): boolean {
  // No matter who says so: the trade may be known before anybody has confirmed it.
  return says.get(type)?.forbiddenTo?.(factOf(facts, "trade", "all") ?? "") ?? false;
}

/** The field to write first in a section that has nothing to say; undefined where facts alone say it. */
export function fieldToBeginWith({ type }: { type: string }): string | undefined {
  return says.get(type)?.fields?.[0];
}

/** Whether a section has nothing to say. */
export function isEmpty(
  block: { type: string },
  facts: Facts,
  shown: "confirmed" | "all",
): boolean {
  const rule = says.get(block.type);
  if (!rule) return false;
  if (isForbidden(block, facts)) return true;
  const values = Object.entries(block).filter(([name]) => rule.fields?.includes(name));
  return !(
    values.some(([, value]) => (Array.isArray(value) ? value.length > 0 : value)) ||
    rule.facts?.some((name) => isSaid(name, facts, shown))
  );
}

function isSaid(name: FactName, facts: Facts, shown: "confirmed" | "all"): boolean {
  if (name !== "questions") return Boolean(factOf(facts, name, shown)?.length);
  const questions = factOf(facts, name, shown) ?? [];
  return questions.some(({ answer }) => shown === "all" || answerInWords(answer, facts, shown));
}
