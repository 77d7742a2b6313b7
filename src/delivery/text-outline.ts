import { Buffer } from "node:buffer";
import { create, type Font } from "fontkit";
import bricolage from "./fonts/bricolage-grotesque.woff2?inline";
import figtree from "./fonts/figtree.woff2?inline";

/**
 * Text as the outlines of its letters, so that a picture looks the same on a machine without fonts.
 * Sizes are in pixels of the picture.
 */
export type Typeface = {
  /** Whether it has all letters of a text. */
  covers(text: string): boolean;
  /** The width of a text. */
  measure(text: string, size: number): number;
  /** An SVG path of a text that starts at `x`, on the line at `y`. */
  outline(text: string, size: number, x: number, y: number): string;
};

export const headingFace = typeface(bricolage, -0.022);
export const textFace = typeface(figtree, 0);

/** @param tracking added after each letter, in parts of the size */
function typeface(dataUrl: string, tracking: number): Typeface {
  const font = readFont(dataUrl);
  const letterSpace = tracking * font.unitsPerEm;
  return {
    covers: (text) =>
      Array.from(text).every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
    measure(text, size) {
      const { glyphs, advanceWidth } = font.layout(text);
      return ((advanceWidth + letterSpace * glyphs.length) * size) / font.unitsPerEm;
    },
    outline(text, size, x, y) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(text);
      let pen = 0;
      const letters = glyphs.map((glyph, index) => {
        const position = positions[index];
        const left = x + (pen + (position?.xOffset ?? 0)) * scale;
        pen += (position?.xAdvance ?? glyph.advanceWidth) + letterSpace;
        return glyph.path.scale(scale, -scale).translate(left, y).toSVG();
      });
      return letters.join("").replaceAll(/\d+\.\d+/g, (number) => Number(number).toFixed(1));
    },
  };
}

function readFont(dataUrl: string): Font {
  const base64 = dataUrl.slice(dataUrl.indexOf(",") + 1);
  const font = create(Buffer.from(base64, "base64"));
  if (!("layout" in font)) throw new Error("A font file must hold one font");
  return font;
}

/** Breaks a text into the fewest lines that fit, as even in length as possible. */
export function balancedLines(
  face: Typeface,
  text: string,
  size: number,
  maxWidth: number,
): string[] {
  const words = text.split(" ").map((text) => ({ text, width: face.measure(text, size) }));
  const space = face.measure(" ", size);
  let lines = linesWithin(words, space, maxWidth);
  for (let width = maxWidth - space; width > 0; width -= space) {
    const narrower = linesWithin(words, space, width);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

type Word = { text: string; width: number };

function linesWithin(words: readonly Word[], space: number, maxWidth: number): string[] {
  const lines: Word[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && line.width + space + word.width <= maxWidth) {
      line.text += ` ${word.text}`;
      line.width += space + word.width;
    } else {
      lines.push({ ...word });
    }
  }
  return lines.map(({ text }) => text);
}
