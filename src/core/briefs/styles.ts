import type { StyleId } from "./fields.ts";

export type StyleChoice = { id: StyleId; name: string; detail: string };

/** The looks to choose from; `style-sample.tsx` draws each. */
export const styleChoices: readonly StyleChoice[] = [
  { id: "clean", name: "Clean and simple", detail: "Plenty of white, one calm colour" },
  { id: "warm", name: "Warm and friendly", detail: "Soft shapes, like a good café" },
  { id: "bold", name: "Bold and bright", detail: "Big type, strong colour" },
  { id: "classic", name: "Classic and trusted", detail: "Settled, like an old letterhead" },
  { id: "natural", name: "Earthy and natural", detail: "Leaves, timber, daylight" },
  { id: "unsure", name: "Not sure yet", detail: "Suggest one for me" },
];

/** A style's label. */
export function styleName(id: string): string {
  return styleChoices.find((choice) => choice.id === id)?.name ?? id;
}
