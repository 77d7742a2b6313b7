import { capitalised } from "../../platform/words/capitalised.ts";

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
 * A sentence that is shouted, in small letters; another stays as it is.
 *
 * @param names words that keep a capital: of people, the business, places.
 */
export function calmText(text: string, names: readonly string[]): string {
  if (!isShouted(text)) return text;
  const known = new Set(names.flatMap((name) => name.toLowerCase().match(/\p{L}{3,}/gu) ?? []));
  return text.replace(/[\p{L}\p{N}][\p{L}\p{N}’']*/gu, (word) => {
    const small = word.toLowerCase();
    if (word === "I" || acronyms.has(small)) return word;
    return known.has(small) ? capitalised(small) : small;
  });
}

/** Whether most of its letters are capitals. */
export function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return letters > 3 && capitals / letters > 0.6;
}

const acronyms = new Set(
  `abn acn abc ac act aec afl api aqf atm aud bas bbq byo casa cbd cctv cpr csiro dc diy dj dva ecg ev ewp
  gp gps gst hr hsc ielts led lpg ndis nrl nsw nt oc opt pa pos pt ptsd pvc qld rsa rv sa sms sns suv tafe tas
  tv uk usa uv vce vic vip vr wa wifi whs xl xero myob hvac pdf faq 4wd 3d 2d cnc tig mig rcd ndt mri ct rpl reoc id ok`.split(
    /\s+/,
  ),
);
