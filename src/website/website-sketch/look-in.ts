import type { ShownLook, SketchData } from "./sketch-data.ts";

/** The look in a design: in its own colour, as long as nobody has chosen one. */
export function lookIn(
  design: string,
  look: ShownLook,
  { designs }: Pick<SketchData, "designs">,
): ShownLook {
  const ownIn = (id: string) => designs.find((design) => design.id === id)?.ownColour;
  const isOwn = look.colour === ownIn(look.design);
  return { design, colour: (isOwn && ownIn(design)) || look.colour };
}
