import { describeBlock } from "../../../blocks/descriptions.ts";
import type { Block } from "../../../blocks/document.ts";
import type { Text } from "../../../blocks/fields.ts";
import { actionsOf, textsIn, valuesOf } from "../revisions/block-values.ts";

/** Of any block, which the menu has by it. */
const roomInMenu = { most: 18, what: "name in the menu" };

/**
 * The texts of a block that are far too long for their place: what there is room for is in its
 * description. Its schema allows more.
 *
 * @param read gives a text as it is read.
 */
export function longTexts(
  block: Block,
  read: (text: Text | undefined) => string | undefined,
): { field: string; what: string }[] {
  const { fields } = describeBlock(block.type);
  const isShown = (name: string | undefined) => name !== undefined && Reflect.get(block, name);
  const texts = valuesOf(block).flatMap(({ path, field: { room }, value }) =>
    room && !isShown(room.unless)
      ? textsIn(value).flatMap((text) => tooLong(read(text), path, room))
      : [],
  );
  const buttons = actionsOf(block).flatMap(({ path, action }) =>
    tooLong(action.label, `${path}.label`, fields.actions?.room),
  );
  return [...tooLong(block.menu, "menu", roomInMenu), ...texts, ...buttons];
}

function tooLong(
  text: string | undefined,
  field: string,
  room: { most: number; what: string } | undefined,
) {
  const length = Array.from(text ?? "").length;
  if (!room || length <= room.most) return [];
  const start = text?.slice(0, 30).trim();
  const { most, what } = room;
  return [
    { field, what: `The ${what} “${start}…” has ${length} characters. There is room for ${most}.` },
  ];
}
