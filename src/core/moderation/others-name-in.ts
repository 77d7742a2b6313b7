import { localities } from "../../catalogue/localities/localities.ts";
import { officialWords, othersNames } from "../../catalogue/names/others.ts";
import { isEnglish } from "../../platform/words/english-words.ts";
import { inLatinLetters } from "../../platform/words/look-alikes.ts";
import { withoutDisguise } from "../../platform/words/spelling.ts";

// A text is taken apart into words, and words next to each other are read as one too, so that “my Gov”
// and “W.e.s.t.p.a.c” are what they look like.

/** Names that may be inside of a word: “westpaclogin”. A shorter one is in innocent words. */
const LONG_NAME = 7;

const anywhere = byKey(othersNames.flatMap((names) => names.anywhere));
const alone = byKey(othersNames.flatMap((names) => names.alone));
const longNames = othersNames
  .flatMap((names) => names.anywhere)
  .map((name) => ({ name, look: lookOf(name) }))
  .filter(({ look }) => look.length >= LONG_NAME);
const longestLook = Math.max(...longNames.map(({ look }) => look.length));
const official = new Set(officialWords.map(lookOf));
const places = new Set(
  localities
    .flatMap(({ name, alsoCalled = [], nearby = [] }) => [
      ...[name, ...alsoCalled],
      ...nearby.map((near) => near.name),
    ])
    .map(lookOf),
);

/**
 * The name of a bank, an authority, a telco, a big shop or another that people trust, if a text goes by
 * it, in whatever letters and however spaced. Undefined for “Target Shooting Club” and “Coles Creek Farm”.
 *
 * @param text a short one: the name of a business, a trade, a slug.
 */
export function othersNameIn(text: string): string | undefined {
  const words = wordsOf(text);
  return nameAnywhere(words.map((word) => word.replace(/'s$|'/g, ""))) ?? nameAlone(words);
}

function nameAnywhere(words: readonly string[]): string | undefined {
  for (const from of words.keys()) {
    for (const look of growing(words, from)) {
      const name = anywhere.get(keyOf(look));
      if (name) return name;
    }
  }
  for (const word of words) {
    const name =
      longNames.find(({ look }) => standsIn(word, look))?.name ??
      besideOfficialWord(word, anywhere);
    if (name) return name;
  }
  return undefined;
}

/** A name that begins the word, or comes after its own word: “mywestpac”, and not “hotelstrand”. */
function standsIn(word: string, name: string): boolean {
  if (keyOf(word).startsWith(keyOf(name))) return true;
  const at = word.indexOf(name);
  return at > 0 && isKnown(word.slice(0, at)) && isKnown(word.slice(at + name.length));
}

function isKnown(word: string): boolean {
  return word === "" || official.has(word) || (word.length > 2 && isEnglish(word));
}

/** “nabsecure”, “myanz” */
function besideOfficialWord(word: string, names: ReadonlyMap<string, string>): string | undefined {
  if (isKnown(word)) return undefined;
  for (let at = 2; at <= word.length - 2; at++) {
    const [start, end] = [word.slice(0, at), word.slice(at)];
    const name =
      (official.has(end) && names.get(keyOf(start))) ||
      (official.has(start) && names.get(keyOf(end)));
    if (name) return name;
  }
  return undefined;
}

/**
 * The name that a text consists of, together with official words and towns alone. For every beginning
 * of the text: whether it is made of such words, and which name it has.
 */
function nameAlone(words: readonly string[]): string | undefined {
  const reached: (string | true | undefined)[] = [true];
  for (const from of words.keys()) {
    const before = reached[from];
    if (!before) continue;
    for (const [length, look] of growing(words, from).entries()) {
      const found = alone.get(keyOf(look)) ?? besideOfficialWord(look, alone);
      const fits = found ?? (official.has(look) || places.has(look) ? before : undefined);
      const to = from + length + 1;
      if (fits && typeof reached[to] !== "string") {
        reached[to] = typeof before === "string" ? before : fits;
      }
    }
  }
  const name = reached[words.length];
  return typeof name === "string" ? name : undefined;
}

/** The words from there on, run together: one, two, three of them, until no name is as long. */
function growing(words: readonly string[], from: number): string[] {
  const looks: string[] = [];
  let look = "";
  for (const word of words.slice(from)) {
    look += word;
    if (look.length > longestLook) break;
    looks.push(look);
  }
  return looks;
}

function byKey(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    names.flatMap((name) => [name, name.replace("’", "")].map((one) => [keyOf(lookOf(one)), name])),
  );
}

/** The same for words that look the same: “PayPaI”, “Teistra”, “Cornmbank”. Short ones are other words. */
function keyOf(look: string): string {
  if (look.length < 5) return look;
  return look.replaceAll("i", "l").replaceAll("rn", "m").replaceAll("vv", "w");
}

function lookOf(text: string): string {
  return wordsOf(text).join("");
}

/**
 * An apostrophe makes another name: Cole’s Bakery is no Coles. “And” is its own word, so that
 * “Apple & Orange” is more than a name and a town.
 */
function wordsOf(text: string): string[] {
  const plain = inLatinLetters(text.replace(/[’ʼ`´]/g, "'")).replaceAll("&", " and ");
  return (plain.match(/[\p{L}\p{N}@$!|']+/gu) ?? [])
    .map((word) => withoutDisguise(word.replace(/^[!|']+|[!|']+$/g, "")))
    .filter(Boolean);
}
