import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { balancedLines, headingFace, textFace } from "../../delivery/text-outline.ts";
import { BrandMark } from "../../ui/brand-mark.tsx";
import { shareImageSize } from "./share-image-address.ts";
import { ShareScene, type ShareSceneProps } from "./share-scene.tsx";

export type ShareImageFacts = {
  companyName: string;
  /** Small, at the top right. */
  label: string;
  headline: string;
} & ShareSceneProps;

/** Draws the picture shown with a shared link. @returns a PNG. */
export async function drawShareImage(facts: ShareImageFacts): Promise<Buffer<ArrayBufferLike>> {
  const svg = renderToStaticMarkup(<ShareImage {...facts} />);
  // A drawing of few colours: a palette halves the file, and dithering would make it grainy.
  return sharp(Buffer.from(svg)).png({ palette: true, dither: 0, effort: 3 }).toBuffer();
}

const { width, height } = shareImageSize;
const margin = 72;
const brandSize = 36;
const labelSize = 28;
const sizes = [80, 72, 64];
const minSize = 58;

function ShareImage({ companyName, label, headline, ...scene }: ShareImageFacts) {
  const labelLeft = width - margin - textFace.measure(label, labelSize);
  const brandRight = margin + 76 + headingFace.measure(companyName, brandSize);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} fill="#17231d">
      <title>{headline}</title>
      <rect width={width} height={height} fill="#fbf8f2" />
      <ShareScene {...scene} />
      <g transform={`translate(${margin} 52) scale(1.8)`}>
        <BrandMark />
      </g>
      <path d={headingFace.outline(companyName, brandSize, margin + 76, 93)} />
      {labelLeft > brandRight + margin && (
        <path d={textFace.outline(label, labelSize, labelLeft, 91)} fill="#1f5b45" />
      )}
      <Headline text={headline} />
    </svg>
  );
}

function Headline({ text }: { text: string }) {
  const { size, lines } = headlineLines(text);
  const lineHeight = size * 1.08;
  const first = 262 - ((lines.length - 1) * lineHeight) / 2 + size * 0.3;
  return lines.map((line, index) => (
    <path key={line} d={headingFace.outline(line, size, margin, first + index * lineHeight)} />
  ));
}

/**
 * As large as fits on two lines, broken between sentences if possible. Longer text is small, on as
 * many lines as it takes.
 */
function headlineLines(text: string): { size: number; lines: string[] } {
  const room = width - 2 * margin;
  const inLines = (size: number) => balancedLines(headingFace, text, size, room);
  const sentences = text.split(/(?<=\.) /);
  for (const size of sentences.length === 2 ? sizes : []) {
    const isFitting = (line: string) => headingFace.measure(line, size) <= room;
    if (sentences.every(isFitting)) return { size, lines: sentences };
  }
  const size = sizes.find((size) => inLines(size).length <= 2) ?? minSize;
  return { size, lines: inLines(size) };
}
