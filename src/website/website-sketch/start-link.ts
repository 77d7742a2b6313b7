import type { ShownLook, SketchData } from "./sketch-data.ts";

/** The brief, with the sketch as it looks now. The design’s own colour is nobody’s choice. */
export function startLink(
  { path, designs }: Pick<SketchData, "path" | "designs">,
  { design, colour }: ShownLook,
): string {
  const sketch = path.slice(path.lastIndexOf("/") + 1);
  const isOwn = designs.some(({ id, ownColour }) => id === design && ownColour === colour);
  const chosen = { design, ...(!isOwn && { colour }) };
  return `/start?${new URLSearchParams({ form: "brief", sketch, ...chosen })}`;
}
