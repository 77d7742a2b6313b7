import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { BrandMark } from "../../ui/brand-mark.tsx";
import { shareImageSize } from "./share-image-address.ts";
import { ShareScene, type ShareSceneProps } from "./share-scene.tsx";
import { balancedLines, headingFace, textFace } from "./text-outline.ts";

export type ShareImageFacts = {
  companyName: string;
  /** Small, at the top right. */
  label: string;
  headline: string;
} & ShareSceneProps;

/** Draws the picture that is shown with a shared link. @returns a PNG. */
export async function drawShareImage(facts: ShareImageFacts): Promise<Buffer<ArrayBufferLike>> {
  const svg = renderToStaticMarkup(<ShareImage {...facts} />);
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

const { width, height } = shareImageSize;
const margin = 72;
const brandSize = 36;
const labelSize = 28;

function ShareImage({ companyName, label, headline, ...scene }: ShareImageFacts) {
  const labelLeft = width - margin - textFace.measure(label, labelSize);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} fill="#17231d">
      <title>{headline}</title>
      <rect width={width} height={height} fill="#fbf8f2" />
      <ShareScene {...scene} />
      <g transform={`translate(${margin} 52) scale(1.8)`}>
        <BrandMark />
      </g>
      <path d={headingFace.outline(companyName, brandSize, margin + 76, 93)} />
      <path d={textFace.outline(label, labelSize, labelLeft, 91)} fill="#1f5b45" />
      <Headline text={headline} />
    </svg>
  );
}

/** As large as two lines allow, and where two are not enough, smaller in three. */
function Headline({ text }: { text: string }) {
  const room = width - 2 * margin;
  const fitting = [80, 72, 64]
    .map((size) => ({ size, lines: balancedLines(headingFace, text, size, room) }))
    .find(({ lines }) => lines.length <= 2);
  const { size, lines } = fitting ?? {
    size: 58,
    lines: balancedLines(headingFace, text, 58, room),
  };
  const lineHeight = size * 1.08;
  const first = 262 - ((lines.length - 1) * lineHeight) / 2 + size * 0.3;
  return lines.map((line, index) => (
    <path key={line} d={headingFace.outline(line, size, margin, first + index * lineHeight)} />
  ));
}
