import { capitalised } from "../../../platform/words/capitalised.ts";

/** As on a door: “Dazza’s Plumbing”. What is not shouted stays as it is. */
export function calmName(name: string): string {
  if (!isShouted(name)) return name;
  return name
    .toLowerCase()
    .replace(/(?<![\p{L}’])\p{L}[\p{L}’]*/gu, (word) => {
      if (/^(?:pty|ltd)$/.test(word)) return capitalised(word);
      if (acronyms.has(word) || (word.length < 5 && !/[aeiouy]/.test(word)))
        return word.toUpperCase();
      return /^(?:and|of|the|for|by|in|on|at|to)$/.test(word) ? word : capitalised(word);
    })
    .replace(/^./u, (first) => first.toUpperCase());
}

/**
 * Words as they begin a line: with a capital, an acronym in capitals, and what has capitals or
 * signs of its own as it is: “Dog wash”, “AI consultant”, “iPhone repairs”, “r&b nights”.
 */
export function begun(phrase: string): string {
  const [first = ""] = /^\p{Ll}+(?![\p{L}\p{N}&@])/u.exec(phrase) ?? [];
  const isLetters = isAcronym(first) || (first.length < 5 && !/[aeiouy]/.test(first));
  return (isLetters ? first.toUpperCase() : capitalised(first)) + phrase.slice(first.length);
}

/** Whether a word in small letters can only be an acronym: “bbq”, not “act”. */
export function isAcronym(word: string): boolean {
  return acronyms.has(word) && !alsoWords.has(word);
}

/** Whether most of its letters are capitals. */
export function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return letters > 3 && capitals / letters > 0.6;
}

/** In small letters. */
export const acronyms: ReadonlySet<string> = new Set(
  `abn acn abc ac act adhd aec afl ai api aqf atm aud bas bbq bmx byo casa cbd cctv cpr csiro dc diy dj dva ecg ev ewp
  gp gps gst hr hsc ielts led lpg naati ndis nrl nsw nt oc opt pa pos pt ptsd pvc qld rsa rv sa sms sns suv tafe tas
  tv uk usa uv vce vic vip vr wa wifi whs xl xero myob atv hvac ict rto seo ui usb ux vhs pdf faq 4wd 3d 2d cnc tig mig rcd ndt mri ct rpl reoc id ok`.split(
    /\s+/,
  ),
);

/** Acronyms that are words in small letters. */
const alsoWords = new Set("act id oc ok opt pa pos".split(" "));
