import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
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

/**
 * A .ico file that holds one PNG of 32 by 32 pixels: a header of 6 bytes, a directory entry of 16,
 * then the PNG. https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
export async function iconIco(): Promise<Buffer> {
  const png = await iconPng(32);
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits for each pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
