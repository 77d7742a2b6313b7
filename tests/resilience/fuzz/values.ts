import fc, { type Arbitrary } from "fast-check";

// What strangers send in place of what a field asks for.

/** Never to be seen in a page as it is here: there it would be an element. */
export const markupMarker = "<fuzz";

/** Texts that have broken one program or another. */
const nasties = [
  ...[
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "\udc00x",
    "\u202eexe.",
    "\ufeff",
    "\u2028",
    "\r\nx-fuzz: 1",
  ],
  ...[`${markupMarker} onload=alert(1)>`, `">${markupMarker}>`, `'-->${markupMarker}/>`, "<!--"],
  ...[
    "</script><fuzz>",
    "</title><fuzz>",
    "javascript:alert(1)",
    "//evil.example",
    "/\\evil.example",
  ],
  ...["' or 1=1 --", "'; drop table waitlist; --", "$1", "\\", "%", "_", "%00", "%c0%ae", "%zz"],
  ...[
    "../../../etc/passwd",
    "..\\..\\",
    "file:///etc/passwd",
    "constructor",
    "__proto__",
    "toString",
  ],
  ...[
    "{{7*7}}",
    "#{7*7}",
    "$(id)",
    "`id`",
    "=1+1",
    "@SUM(1)",
    "null",
    "undefined",
    "true",
    "[]",
    "{}",
  ],
  ...["-1", "0", "1e309", "NaN", "0x10", "1.5", "99999999999999999999", "2147483648", "-0"],
  ...[
    "İ",
    "ß".repeat(60),
    "é".normalize("NFD"),
    "👩‍👩‍👧‍👦",
    "🦘".repeat(51),
    `${"a".repeat(254)}@b.co`,
  ],
  ...["9999-12-31T23:59:59.999Z", "0000-01-01T00:00:00Z", "+275760-09-13T00:00:00.000Z"],
] as const;

const long = fc
  .tuple(
    fc.constantFrom("x", "é", "🦘", " ", "\n", "%", "<b>"),
    fc.constantFrom(99, 300, 2100, 70_000),
  )
  .map(([text, times]) => text.repeat(times));

export const hostileText: Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...nasties) },
  { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
  { weight: 1, arbitrary: long },
);

/**
 * Mostly what a person sends: a good form with one bad field reaches the code behind the checks.
 */
export function mostly(...values: readonly string[]): Arbitrary<string> {
  return fc.oneof(
    { weight: 16, arbitrary: fc.constantFrom(...values) },
    { weight: 1, arbitrary: hostileText },
  );
}

/** Few enough that the same comes again. */
export const address: Arbitrary<string> = fc.oneof(
  {
    weight: 14,
    arbitrary: fc.nat(300).chain((n) => fc.constantFrom(`p${n}@example.com`, ` P${n}@Example.com`)),
  },
  { weight: 1, arbitrary: fc.emailAddress() },
  { weight: 1, arbitrary: hostileText },
);

export type Fields = [name: string, value: string][];

/** Fields of these names: some missing, some twice, some that nobody asked for. */
export function fields(known: Record<string, Arbitrary<string>>): Arbitrary<Fields> {
  const names = Object.keys(known);
  const whole = fc.record(known).map((record) => Object.entries(record));
  const some = fc.record(known, { requiredKeys: [] }).map((record) => {
    return Object.entries(record).filter((entry): entry is [string, string] => {
      return entry[1] !== undefined;
    });
  });
  const extra = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), hostileText), hostileText), {
    maxLength: 3,
  });
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 1, arbitrary: some },
    {
      weight: 1,
      arbitrary: fc.tuple(whole, extra).map(([own, others]) => [...own, ...others]),
    },
  );
}

/** A query, most of it encoded as it should be. */
export function query(known: Record<string, Arbitrary<string>>): Arbitrary<string> {
  const encoded = fields(known).map((entries) => {
    const parts = entries.map((entry) =>
      entry.map((text) => percentEncoded(text.slice(0, 1500))).join("="),
    );
    return parts.length > 0 ? `?${parts.join("&")}` : "";
  });
  const raw = fc.string({ maxLength: 40 }).map((text) => `?${text.replace(/[^!-~]/g, "+")}`);
  return fc.oneof({ weight: 8, arbitrary: encoded }, { weight: 1, arbitrary: raw });
}

/** One segment of a path. */
export const segment: Arbitrary<string> = fc.oneof(
  hostileText.map((text) => percentEncoded(text).slice(0, 4000)),
  fc.constantFrom(
    "%",
    "%2e%2e",
    "%2f",
    "%5c",
    "%00",
    "%c0%af",
    "%ff",
    ".",
    "..",
    "*",
    "a;b",
    "[id]",
  ),
);

/** A text as part of an address; half a surrogate pair, which has no encoding, becomes U+FFFD. */
export function percentEncoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
