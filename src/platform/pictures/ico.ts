/**
 * A .ico file that holds one square PNG: a header of 6 bytes, a directory entry of 16, then the PNG.
 * https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 *
 * @param side of it in pixels, 255 at most
 */
export function icoOf(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits for each pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
