import { type Palette, paletteOf, spotBeside } from "../colours.ts";
import type { Document } from "../document.ts";
import { designs } from "./designs.ts";

/** All colours of a site: from its own, and from its design where it has no second one. */
export function documentPalette({
  design,
  colour,
  accent,
}: Pick<Document, "design" | "colour" | "accent">): Palette {
  const { colourways } = designs[design];
  const spot = () => colourways[colour] ?? spotBeside(colour, Object.values(colourways));
  return paletteOf(colour, accent ?? spot());
}
