import type { ReactNode } from "react";
import type { Compositions } from "../fits.ts";
import type { Art } from "../subjects/art/shapes.ts";
import type { Subject } from "../subjects/names.ts";

/** A look: type, shape, density, drawing. Colours come from the site’s own colour. */
export type Design = {
  name: string;
  /** For who chooses one: what it looks like, and whom it suits. */
  description: string;
  /** The ways to lay out a section that look well in it, which drafts choose among. */
  prefers: { readonly [Type in keyof Compositions]: readonly Compositions[Type][] };
  /** Its tokens and what it does differently, after the styles of the blocks. */
  styles: string;
  fonts: readonly Font[];
  /**
   * Colours that it looks well in, and the spot beside each: for a business that names none. A colour
   * that somebody named has one of the spots.
   */
  colourways: Readonly<Record<string, string>>;
  /** An opening with the thing of the trade alone has it below the words. */
  hasEmblemBelow?: true;
  /** A thing alone stands on the lower edge of its place, rather than in the middle of it. */
  hasFloor?: true;
  /** A list of services, or cards, has a place for what is drawn. */
  hasServicesDrawing?: true;
  /** What is drawn around the thing of the trade is there in every opening that has the thing. */
  surrounds?: true;
  /** Stands where a service has no icon of its own. */
  mark: Art;
  /** The kind of place that a thing would be in, as a class of what is drawn at the foot. */
  footOf?(of: Subject): string;
  /** What is drawn around the thing of the trade, in a picture of 560 by 480. */
  Surroundings(props: SurroundingsProps): ReactNode;
};

export type SurroundingsProps = {
  of: Subject | undefined;
  opening: Opening;
  /** 0 to 2: which of several views of the same, for those designs that have them. */
  view?: number;
  /** The thing: 160 wide, standing on the line y = 160. Without one the rest is a composition alone. */
  children: ReactNode;
};

/** The ways to open a page that have a place for what is drawn. */
export type Opening = "beside" | "words" | "emblem";

type Font = {
  family: string;
  /** In the design’s own folder: “verandah/fraunces.woff2”. */
  file: string;
  weight: string;
  style?: "italic";
  /** A font that every device has, made as wide and high as this one, in per cent. */
  fallback: { local: string; sizeAdjust: number; ascent: number; descent: number };
};

/** What is as wide and as high where the first is not to be had. */
const twins: Readonly<Record<string, string>> = {
  Arial: "Liberation Sans",
  "Courier New": "Liberation Mono",
  Georgia: "Gelasio",
  "Times New Roman": "Liberation Serif",
  "Times New Roman Italic": "Liberation Serif Italic",
};

/** What makes a design’s fonts load, and replace their fallbacks without a jump. */
export function fontFaces({ fonts }: Design, address: (file: string) => string): string {
  return fonts
    .map(
      ({ family, file, weight, style = "normal", fallback }) => `@font-face {
  font-family: "${family}";
  src: url("${address(file)}") format("woff2");
  font-weight: ${weight};
  font-style: ${style};
  font-display: swap;
}

@font-face {
  font-family: "${family} fallback";
  src: local("${fallback.local}"), local("${twins[fallback.local]}");
  font-style: ${style};
  size-adjust: ${fallback.sizeAdjust}%;
  ascent-override: ${fallback.ascent}%;
  descent-override: ${fallback.descent}%;
  line-gap-override: 0%;
}`,
    )
    .join("\n\n");
}
