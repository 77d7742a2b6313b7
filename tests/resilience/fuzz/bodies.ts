import fc, { type Arbitrary } from "fast-check";
import { docx, heic, pdf, photo } from "../../support/uploads.ts";
import { type Fields, fields, hostileText, percentEncoded } from "./values.ts";

/** What a request carries. `type` is its Content-Type; undefined for none. */
export type Body = { type: string | undefined; content: Buffer };

/** A form as browsers send it, and as nobody should. */
export function formBody(known: Record<string, Arbitrary<string>>): Arbitrary<Body> {
  return fields(known).chain((entries) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constant(urlEncoded(entries)) },
      { weight: 3, arbitrary: multipart(entries, fc.constant([])) },
      { weight: 1, arbitrary: otherBody },
    ),
  );
}

/** A form with files. */
export async function formWithFiles(
  known: Record<string, Arbitrary<string>>,
): Promise<Arbitrary<Body>> {
  const files = await filesOfAllKinds();
  return fields(known).chain((entries) => multipart(entries, files));
}

/** JSON with these members, and with anything in their place. */
export function jsonBody(known: Record<string, Arbitrary<unknown>>): Arbitrary<Body> {
  const anything = fc.oneof(
    hostileText,
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom(1e308, -1, 0.5),
  );
  const likely = fc.record(
    Object.fromEntries(
      Object.entries(known).map(([name, value]) => [
        name,
        fc.oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: anything }),
      ]),
    ),
    { requiredKeys: [] },
  );
  const deep = fc.nat(3000).map((depth) => "[".repeat(depth) + "]".repeat(depth));
  const text = fc.oneof(
    { weight: 8, arbitrary: fc.record(known).map((value) => JSON.stringify(value)) },
    { weight: 8, arbitrary: likely.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: deep },
    { weight: 1, arbitrary: fc.constantFrom("", "{", '{"__proto__":{"niche":1}}', "\0", "nul") },
  );
  const json = text.map((content) => ({ type: "application/json", content: Buffer.from(content) }));
  return fc.oneof({ weight: 9, arbitrary: json }, { weight: 1, arbitrary: otherBody });
}

/** A form as browsers send one without files. */
export function urlEncoded(entries: Fields): Body {
  const content = entries.map((entry) => entry.map(percentEncoded).join("=")).join("&");
  return { type: "application/x-www-form-urlencoded", content: Buffer.from(content) };
}

/** Bytes under a type that may fit them or not. */
export const otherBody: Arbitrary<Body> = fc.record({
  type: fc.constantFrom(
    ...[
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "multipart/form-data; boundary=",
    ],
    ...["multipart/form-data; boundary=x", "application/json", "text/plain", "image/png", "a/b; c"],
    ...[
      "application/x-www-form-urlencoded; charset=utf-16",
      "multipart/mixed; boundary=x",
      undefined,
    ],
  ),
  content: fc
    .oneof(
      fc.constantFrom(
        "",
        "%",
        "=&=&",
        "%ff%fe=%00",
        "--x\r\n",
        "--x--",
        "\r\n--x\r\n\r\n\r\n--x--\r\n",
      ),
      hostileText,
      fc.uint8Array({ maxLength: 300 }),
    )
    .map((content) => Buffer.from(content)),
});

type File = { field: string; name: string; type: string; content: Buffer };

async function filesOfAllKinds(): Promise<Arbitrary<File[]>> {
  const samples = [
    ...(await Promise.all(
      (["png", "jpeg", "webp", "gif", "avif"] as const).map((format) => photo({ format })),
    )),
    pdf(),
    docx(),
    heic(),
    Buffer.from("Our menu: cakes from $50"),
    Buffer.alloc(0),
  ];
  const content = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...samples) },
    { weight: 4, arbitrary: fc.constantFrom(...samples).chain(damaged) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 1, arbitrary: hostileText.map((text) => Buffer.from(text)) },
  );
  const file = fc.record({
    field: fc.oneof({ weight: 6, arbitrary: fc.constant("files") }, hostileText),
    name: fc.oneof(fc.constantFrom("menu.txt", "shop.jpg", "logo.svg"), hostileText),
    type: fc.constantFrom("image/png", "text/plain", "application/octet-stream", "text/html", "x"),
    content,
  });
  return fc.oneof(
    { weight: 9, arbitrary: fc.array(file, { maxLength: 2 }) },
    { weight: 1, arbitrary: fc.array(file, { minLength: 11, maxLength: 12 }) },
  );
}

/** Some bytes changed, cut off or added. */
export function damaged(content: Buffer): Arbitrary<Buffer> {
  const at = fc.nat(content.length);
  return fc.oneof(
    at.map((end) => content.subarray(0, end)),
    fc.array(fc.tuple(at, fc.nat(255)), { minLength: 1, maxLength: 8 }).map((changes) => {
      const copy = Buffer.from(content);
      for (const [index, byte] of changes) if (index < copy.length) copy[index] = byte;
      return copy;
    }),
    fc.tuple(at, fc.uint8Array({ minLength: 1, maxLength: 40 })).map(([index, bytes]) => {
      return Buffer.concat([content.subarray(0, index), bytes, content.subarray(index)]);
    }),
  );
}

/** RFC 7578, well-formed for the most part. */
function multipart(entries: Fields, files: Arbitrary<File[]>): Arbitrary<Body> {
  const boundary = "----fuzz";
  const whole = files.map((some) => {
    const parts = [
      ...entries.map(([name, value]) => part(boundary, disposition(name), value)),
      ...some.map(({ field, name, type, content }) => {
        const headers = `${disposition(field)}; filename="${inQuotes(name)}"\r\ncontent-type: ${type}`;
        return part(boundary, headers, content);
      }),
    ];
    return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  });
  const type = `multipart/form-data; boundary=${boundary}`;
  const oddHeaders = fc.constantFrom(
    ...[
      "",
      "content-disposition: form-data",
      "content-disposition: form-data; name",
      "x".repeat(9000),
    ],
    ...[
      "content-disposition: attachment; filename=a",
      'content-disposition: form-data; name="a',
      ":",
    ],
    ...["content-disposition: form-data; name*=utf-8''%ff; filename*=utf-9''x", "\0", "a: b\r\n c"],
    ...[
      'content-disposition: form-data; name="files"; filename="a"\r\ncontent-transfer-encoding: base64',
    ],
  );
  const withOddPart = fc.tuple(oddHeaders, whole).map(([headers, content]) => {
    return Buffer.concat([part(boundary, headers, "odd"), content]);
  });
  return fc.oneof(
    { weight: 6, arbitrary: whole.map((content) => ({ type, content })) },
    { weight: 2, arbitrary: withOddPart.map((content) => ({ type, content })) },
    { weight: 2, arbitrary: whole.chain(damaged).map((content) => ({ type, content })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom(
            "multipart/form-data",
            "multipart/form-data; boundary=other",
            `${type}; ${type}`,
          ),
          whole,
        )
        .map(([wrongType, content]) => ({ type: wrongType, content })),
    },
  );
}

function part(boundary: string, headers: string, content: string | Buffer): Buffer {
  const head = Buffer.from(`--${boundary}\r\n${headers}\r\n\r\n`);
  return Buffer.concat([head, Buffer.from(content), Buffer.from("\r\n")]);
}

function disposition(name: string): string {
  return `content-disposition: form-data; name="${inQuotes(name)}"`;
}

/** As browsers escape a name (WHATWG HTML, multipart/form-data encoding). */
function inQuotes(name: string): string {
  return name.replace(/\n/g, "%0A").replace(/\r/g, "%0D").replace(/"/g, "%22");
}
