import { renderToStaticMarkup } from "react-dom/server";
import { paletteOf } from "./colours.ts";
import { type Document, homeOf } from "./document.ts";
import { type Facts, factOf } from "./facts/facts.ts";
import type { Photo } from "./fields.ts";

/** The file of the mark that is drawn for a business without a square logo. */
export const MARK = "mark.svg";
/** The file of the icon that telephones put on their screens. */
export const TOUCH_ICON = "touch-icon.png";

/** The logo, where it is square enough to be known by in a browser’s tab. */
export function squareLogo({ pages }: Document): Photo | undefined {
  const header = homeOf(pages)?.blocks.find((block) => block.type === "header");
  const logo = header?.logo;
  const ratio = logo && logo.width / logo.height;
  return ratio && ratio > 0.8 && ratio < 1.25 ? logo : undefined;
}

const letterAt = { middle: 32, foot: 46, size: 40 };

/**
 * @param outlineOf makes a path of the letter, its middle and foot in that place, for a renderer that
 *   may have no letters. The mark is then a whole square.
 * @returns an SVG of the first letter of the name in the site’s colours.
 */
export function drawMark(
  { colour }: Document,
  facts: Facts,
  outlineOf?: (letter: string, at: typeof letterAt) => string,
): string {
  const { action, onAction } = paletteOf(colour);
  const name = factOf(facts, "shortName", "confirmed") ?? factOf(facts, "name", "confirmed") ?? "";
  const [first] = new Intl.Segmenter("en-AU").segment(name);
  const letter = first?.segment.toUpperCase() ?? "";
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
      <title>{name}</title>
      <rect width="64" height="64" rx={outlineOf ? 0 : 14} fill={action} />
      {outlineOf ? (
        <path d={outlineOf(letter, letterAt)} fill={onAction} />
      ) : (
        <text
          x={letterAt.middle}
          y={letterAt.foot}
          fontFamily="system-ui, sans-serif"
          fontSize={letterAt.size}
          fontWeight="700"
          textAnchor="middle"
          fill={onAction}
        >
          {letter}
        </text>
      )}
    </svg>,
  );
}
