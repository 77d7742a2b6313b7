import type { Field, Fields } from "../../../blocks/description.ts";
import { describeBlock } from "../../../blocks/descriptions.ts";
import type { Block } from "../../../blocks/document.ts";
import { type Facts, factOf } from "../../../blocks/facts/facts.ts";
import { type Action, isText, type Text } from "../../../blocks/fields.ts";

/** What a field of a block holds, and the path to it there: “members.0.name”. */
export type PlacedValue = { path: string; field: Field; value: unknown };

/** Everything that a block holds, with what describes it; of a list of things, each by itself. */
export function valuesOf(block: Block): PlacedValue[] {
  return valuesIn(block, describeBlock(block.type).fields, "");
}

function valuesIn(thing: object, fields: Fields, before: string): PlacedValue[] {
  return Object.entries(fields).flatMap(([name, field]): PlacedValue[] => {
    const value: unknown = Reflect.get(thing, name);
    const path = before + name;
    if (field.kind !== "items") return [{ path, field, value }];
    const items: unknown[] = Array.isArray(value) ? value : [];
    return items.flatMap((item, at) =>
      typeof item === "object" && item ? valuesIn(item, field.fields, `${path}.${at}.`) : [],
    );
  });
}

/** The texts that a value is; of several, each. */
export function textsIn(value: unknown): Text[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isText(value) ? [value] : [];
}

/** A block’s buttons, with the path to each. */
export function actionsOf(block: Block): { path: string; action: Action }[] {
  const actions = "actions" in block ? block.actions : [];
  return actions.map((action, at) => ({ path: `actions.${at}`, action }));
}

/** What is read as a block’s heading, and tells it from others of its kind. */
export function headingOf(block: Block): Text | undefined {
  const heading: unknown = Reflect.get(block, describeBlock(block.type).heading);
  return isText(heading) ? heading : undefined;
}

/** The facts that a block shows besides what its texts say. */
export function factsShownBy(block: Block) {
  const { facts = [], fields } = describeBlock(block.type);
  const ticked = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === "tick" && field.shows && Reflect.get(block, name) ? field.shows : [],
  );
  return [...facts, ...ticked];
}

/** A block’s heading in words; "" without one. */
export function blockTitle(block: Block, facts: Facts): string {
  const heading = headingOf(block) ?? "";
  return typeof heading === "string" ? heading : (factOf(facts, heading.fact, "all") ?? "");
}
