import type { ShownLook, SketchData } from "./sketch-data.ts";

/** The brief, with the sketch as it looks now. The usual colour is nobody’s choice. */
export function startLink(
  { path, usualColour }: Pick<SketchData, "path" | "usualColour">,
  { design, colour }: ShownLook,
): string {
  const sketch = path.slice(path.lastIndexOf("/") + 1);
  const chosen = { design, ...(colour !== usualColour && { colour }) };
  return `/start?${new URLSearchParams({ form: "brief", sketch, ...chosen })}`;
}
