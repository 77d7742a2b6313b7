import type { Block } from "../../blocks/document.ts";
import type { Text } from "../../blocks/fields.ts";

/**
 * How many characters there is room for, by a text’s name in its block: beyond, it takes over a screen
 * of a phone, or breaks where nobody would break it. Its schema allows more.
 */
const room: Readonly<Record<string, { most: number; what: string }>> = {
  kicker: { most: 55, what: "line above the headline" },
  headline: { most: 90, what: "headline" },
  lead: { most: 280, what: "introduction" },
  intro: { most: 300, what: "introduction" },
  heading: { most: 70, what: "heading" },
  question: { most: 80, what: "question" },
  text: { most: 300, what: "text" },
  menu: { most: 18, what: "name in the menu" },
  points: { most: 140, what: "point" },
  name: { most: 60, what: "name" },
};

/** A button of more stands on two lines of a phone. */
const mostOfButton = 28;

/** Points of the opening stand beside each other. */
const mostOfOpeningPoint = 50;

/**
 * The texts of a block that are far too long for their place.
 *
 * @param read gives a text as it is read.
 */
export function longTexts(
  block: Block,
  read: (text: Text | undefined) => string | undefined,
): { field: string; what: string }[] {
  const found = Object.entries(block).flatMap(([field, value]: [string, unknown]) => {
    const place = room[field];
    if (!place || (field === "name" && "logo" in block && block.logo)) return [];
    const most = block.type === "hero" && field === "points" ? mostOfOpeningPoint : place.most;
    return textsOf(value).flatMap((text) => tooLong(read(text), field, { ...place, most }));
  });
  const buttons = "actions" in block ? block.actions : [];
  return [
    ...found,
    ...buttons.flatMap(({ label }, at) =>
      tooLong(label, `actions.${at}.label`, { most: mostOfButton, what: "button" }),
    ),
  ];
}

function textsOf(value: unknown): Text[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return isText(value) ? [value] : [];
}

function isText(value: unknown): value is Text {
  return (
    typeof value === "string" || (typeof value === "object" && value !== null && "fact" in value)
  );
}

function tooLong(
  text: string | undefined,
  field: string,
  { most, what }: { most: number; what: string },
) {
  const length = Array.from(text ?? "").length;
  if (length <= most) return [];
  const start = text?.slice(0, 30).trim();
  return [
    { field, what: `The ${what} “${start}…” has ${length} characters. There is room for ${most}.` },
  ];
}
