import type { Fits } from "../fits.ts";
import { partsOf } from "../parts-of-prose.ts";
import { isWide } from "../photos.ts";

export const aboutFits: Fits<"about"> = ({ body, photo }) => {
  const [first = "", ...others] = partsOf(body);
  const isSaid = first.length >= 50 && first.length <= 240 && !first.startsWith("- ");
  return {
    beside: true,
    // Beside a photo that is not wide enough for the whole page there are paragraphs.
    statement: isSaid && (!photo || isWide(photo) || others.length > 0),
    columns: body.length >= 600 && others.length > 0 && (!photo || isWide(photo)),
  };
};
