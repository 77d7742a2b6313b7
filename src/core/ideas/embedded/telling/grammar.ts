/** The text with its first letter as a capital. */
export function capitalise(text: string): string {
  const first = text.search(/[\p{L}\p{N}]/u);
  if (first < 0) return text;
  return text.slice(0, first) + text.charAt(first).toUpperCase() + text.slice(first + 1);
}

/** The noun phrase with “a” or “an” before it, by sound: an hour, a unit, an 8-week course. */
export function withArticle(phrase: string): string {
  const vowelSound =
    /^(?:[aeio]|u(?!ni|s[aeiu]|k[eu]|r[io]|t[ei]|y)|hour|honest|heir|8|11\b|18\b|LED|NDIS|EV\b)/i;
  const consonantSound = /^(?:one\b|once\b|eu|ewe)/i;
  const article = vowelSound.test(phrase) && !consonantSound.test(phrase) ? "an" : "a";
  return `${article} ${phrase}`;
}

/** The noun phrase without a leading “a”, “an” or “one”. */
export function withoutArticle(phrase: string): string {
  return phrase.replace(/^(?:an?|one) /, "");
}

/** “a, b and c”. */
export function listOf(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

const whole = new Intl.NumberFormat("en-AU", { maximumFractionDigits: 0 });
const withCents = new Intl.NumberFormat("en-AU", { minimumFractionDigits: 2 });

/** $5, $4.50, $1,450. */
export function dollars(amount: number): string {
  return `$${(Number.isInteger(amount) ? whole : withCents).format(amount)}`;
}

/** “$65 a wash”, “$120 an hour”. */
export function priceOf({ price, per }: { price: number; per: string }): string {
  return per === "each" ? `${dollars(price)} each` : `${dollars(price)} ${withArticle(per)}`;
}

const irregular: Record<string, string> = {
  person: "people",
  child: "children",
  loaf: "loaves",
  shelf: "shelves",
  head: "head",
};

/** The plural of a unit such as “wash”, “delivery” or “icy pole”. */
function plural(unit: string): string {
  const known = irregular[unit];
  if (known) return known;
  if (/(?:s|x|ch|sh|z)$/.test(unit)) return `${unit}es`;
  if (/[^aeiou]y$/.test(unit)) return `${unit.slice(0, -1)}ies`;
  return `${unit}s`;
}

const numerals = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

const roundNumerals: Record<number, string> = {
  15: "fifteen",
  20: "twenty",
  30: "thirty",
  40: "forty",
};

/** Whole numbers up to twelve and round ones as words, the rest as figures. */
export function numeral(count: number): string {
  return numerals[count] ?? roundNumerals[count] ?? String(count);
}

/** “one box”, “twelve boxes”. */
export function count(number: number, unit: string): string {
  return `${numeral(number)} ${number === 1 ? unit : plural(unit)}`;
}
