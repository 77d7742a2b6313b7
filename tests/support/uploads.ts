import { Buffer } from "node:buffer";
import { crc32, deflateRawSync } from "node:zlib";
import sharp from "sharp";

// Files as people, and attackers, upload them.

/** Every format of pictures that we take and can read. */
export const pictureFormats = ["png", "jpeg", "webp", "gif", "avif"] as const;

type PictureFormat = (typeof pictureFormats)[number];

/** A small photo. `withExif` says where it was taken, as a phone does. */
export async function photo({
  format = "jpeg",
  withExif = false,
  width = 64,
  height = 48,
}: {
  format?: PictureFormat;
  withExif?: boolean;
  width?: number;
  height?: number;
} = {}): Promise<Buffer> {
  const image = sharp({ create: { width, height, channels: 3, background: "#c4622d" } });
  const taken = withExif
    ? image.withExif({ IFD0: { Artist: "Mia Nguyen" }, IFD3: { GPSLatitude: "33/1 51/1 0/1" } })
    : image;
  return taken.toFormat(format).toBuffer();
}

/** The same picture with a header that says it is of another size. */
export function claiming(
  picture: Buffer,
  format: PictureFormat,
  width: number,
  height: number,
): Buffer {
  const claim = Buffer.from(picture);
  switch (format) {
    case "png":
      claim.writeUInt32BE(width, 16);
      claim.writeUInt32BE(height, 20);
      return claim;
    case "jpeg": {
      const frame = claim.indexOf(Buffer.from([0xff, 0xc0]));
      claim.writeUInt16BE(height, frame + 5);
      claim.writeUInt16BE(width, frame + 7);
      return claim;
    }
    case "webp":
      claim.writeUInt16LE(width, 26);
      claim.writeUInt16LE(height, 28);
      return claim;
    case "gif": {
      const image = claim.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]));
      for (const at of [6, image + 5]) {
        claim.writeUInt16LE(width, at);
        claim.writeUInt16LE(height, at + 2);
      }
      return claim;
    }
    case "avif": {
      const extent = claim.indexOf("ispe");
      claim.writeUInt32BE(width, extent + 8);
      claim.writeUInt32BE(height, extent + 12);
      return claim;
    }
  }
}

/** A page of PDF with nothing on it. */
export function pdf(extra = ""): Buffer {
  return Buffer.from(
    `%PDF-1.4\n${extra}1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  );
}

type Entry = { name: string; content: string | Buffer };

/** A zip archive of these entries, as of PKWARE's APPNOTE.TXT. */
export function zip(entries: Entry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(8, 4);
    about.writeUInt32LE(crc32(data), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(data.length, 18);
    about.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), about, Buffer.from(name), packed]);
    const entry = Buffer.alloc(16);
    entry.writeUInt32LE(offset, 12);
    directory.push(
      Buffer.concat([
        Buffer.from("PK\x01\x02\x14\x00"),
        about,
        entry.subarray(2),
        Buffer.from(name),
      ]),
    );
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, list, Buffer.from("PK\x05\x06"), end]);
}

const contentTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** A Word document, with further entries in its archive. */
export function docx(...extra: Entry[]): Buffer {
  return zip([
    { name: "[Content_Types].xml", content: contentTypes },
    { name: "word/document.xml", content: "<w:document>Our menu</w:document>" },
    ...extra,
  ]);
}

/** The beginning of a photo of an iPhone; nobody here can unpack one. */
export function heic(): Buffer {
  return Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from("ftypheic"),
    Buffer.from([0, 0, 0, 0]),
    Buffer.from("mif1heic"),
    Buffer.alloc(200, 7),
  ]);
}

/** An SVG of 24 by 12. @param attributes further ones of its root. */
export function svg(content: string, attributes = ""): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 12" ${attributes}>${content}</svg>`;
}
