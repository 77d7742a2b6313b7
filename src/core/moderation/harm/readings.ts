import { localities } from "../../../catalogue/localities/localities.ts";
import { isEnglish } from "../../../platform/words/english-words.ts";
import { misspeltOf, plainSpelling, withoutDisguise } from "../../../platform/words/spelling.ts";
import { smallWords } from "./patterns.ts";

/** Words of our towns' names, which are no slips of other words: Noosa is no noose. */
const towns = new Set(
  localities
    .flatMap(({ name, nearby = [] }) => [name, ...nearby.map((near) => near.name)])
    .flatMap((name) => plainSpelling(name).match(/[a-z]+/g) ?? []),
);

/** Tells which words of the patterns a written word may be; unless told not to, misspelt too. */
export type Reader = (typed: string, spelling?: Spelling) => ReadonlySet<string>;

/** People’s names look like misspelt words: “Ansell”, “Addis”. */
export type Spelling = "any" | "exact";

/**
 * A reader for words with their marks: `gun` is read from guns and gunz, `kill%` from killing, `steal*`
 * from stealing; each also misspelt, in disguise, or run together with others.
 */
export function readerOf(words: ReadonlySet<string>): Reader {
  const forms = new Map<string, Set<string>>();
  const stems = new Map<string, string>();
  const otherScripts: string[] = [];
  for (const word of words) {
    const bare = word.replace(/[*%]$/, "");
    if (/[^a-z0-9]/.test(bare)) otherScripts.push(word);
    if (word.endsWith("*")) stems.set(bare, word);
    for (const form of formsOf(word)) forms.set(form, (forms.get(form) ?? new Set()).add(word));
  }
  const mayBe = misspeltOf(forms.keys().toArray());

  function exact(typed: string): string[] {
    const byStem = Array.from(typed, (_, at) => stems.get(typed.slice(0, at + 1)) ?? []).flat();
    return [...(forms.get(typed) ?? []), ...byStem];
  }

  return (typed, spelling = "any") => {
    if (/[^\x20-\x7e]/.test(typed)) {
      const inside = otherScripts.filter((word) => typed.includes(word.replace(/[*%]$/, "")));
      if (inside.length > 0) return new Set(inside);
    }
    const meant = withoutDisguise(typed);
    const spellings = [
      typed,
      meant,
      meant.replace(/(.)\1{2,}/g, "$1"),
      meant.replace(/(.)\1{2,}/g, "$1$1"),
    ];
    const known = new Set(spellings.flatMap(exact));
    if (spelling === "exact" || known.size > 0 || meant.length < 4 || /[^a-z]/.test(meant))
      return known;
    if (towns.has(typed) || [...new Set(spellings)].some(isEnglish)) return known;
    return new Set(mayBe(meant).flatMap(exact));
  };
}

/** A word run together of several that patterns name, such as “sellmeth”, taken apart. */
export function apart(typed: string, reader: Reader): string[] {
  if (typed.length < 7 || typed.length > 40 || /[^a-z]/.test(typed) || isEnglish(typed))
    return [typed];
  const hopeless = new Set<string>(); // tried once each, or “sellsellsellx” takes for ever
  return split(typed) ?? [typed];

  function split(rest: string): string[] | undefined {
    if (rest === "") return [];
    if (hopeless.has(rest)) return undefined;
    for (let length = Math.min(rest.length, 14); length >= 2; length--) {
      const word = rest.slice(0, length);
      if (!isWord(word)) continue;
      const others = split(rest.slice(length));
      if (others) return [word, ...others];
    }
    hopeless.add(rest);
    return undefined;
  }

  function isWord(word: string): boolean {
    if (smallWords.has(word)) return true;
    return word.length >= 3 && isEnglish(word) && reader(word).size > 0;
  }
}

function formsOf(word: string): string[] {
  const bare = plainSpelling(word.replace(/[*%]$/, ""));
  if (word.endsWith("%")) {
    const stem = bare.replace(/e$/, "");
    const last = stem.at(-1) ?? "";
    const starts = [stem, stem + last];
    return [
      bare,
      `${bare}s`,
      `${stem}e`,
      `${stem}es`,
      ...starts.flatMap((start) => [`${start}ing`, `${start}in`, `${start}ed`]),
    ];
  }
  return [bare, `${bare}s`, `${bare}es`, `${bare}z`, bare.replace(/y$/, "ies")];
}
