import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { icoOf } from "../../platform/pictures/ico.ts";
import { BrandMark } from "../../ui/brand-mark.tsx";

type IconShape = {
  /** `square`: no rounded corners, for systems that round icons themselves. */
  corners?: "round" | "square";
};

/** The brand's mark as an SVG file. */
export function iconSvg({ corners = "round" }: IconShape = {}): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">
      <title>Icon</title>
      <BrandMark corner={corners === "round" ? 8 : 0} />
    </svg>,
  );
}

/** The brand's mark as a PNG of `size` by `size` pixels. */
export async function iconPng(size: number, shape?: IconShape): Promise<Buffer> {
  const svg = Buffer.from(iconSvg(shape));
  return sharp(svg, { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer();
}

/** The same as a .ico file, of 32 by 32 pixels. */
export async function iconIco(): Promise<Buffer> {
  return icoOf(await iconPng(32), 32);
}
