import { type Palette, paletteOf, spotBeside } from "../colours.ts";
import type { Document } from "../document.ts";
import { designs } from "./designs.ts";

/** All colours of a site: from its own, and from its design where it has no second one. */
export function documentPalette({
  design,
  colour,
  accent,
}: Pick<Document, "design" | "colour" | "accent">): Palette {
  return paletteOf(colour, accent ?? spotBeside(colour, designs[design].spots));
}
