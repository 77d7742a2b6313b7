import { isEnglish } from "../../platform/words/english-words.ts";

/**
 * Plain text with the capitals of ordinary writing: what is shouted is lowered, sentences and “I”
 * begin with a capital, and the short forms of messages are written out.
 *
 * @param names words that keep a capital: of people, the business, places.
 */
export function calmWords(text: string, names: readonly string[]): string {
  const known = new Map(
    names.flatMap(wordsOf).map((name) => [name.toLowerCase(), inTitle(name)] as const),
  );
  const lowered = text
    .split("\n")
    .map((line) =>
      line.replace(/[\p{L}\p{N}][\p{L}\p{N}’&]*/gu, (word, at: number) =>
        // AS 4373 is a standard
        word === "AS" && /^ \d/.test(line.slice(at + 2)) ? word : lower(word, line, known),
      ),
    )
    .join("\n");
  const placed = writtenOut(lowered).replace(/(?<![\p{L}@.’])\p{Ll}{4,}(?![\p{L}@])/gu, (word) =>
    known.has(word) && !isEnglish(word) ? (known.get(word) ?? word) : word,
  );
  const named = placed.replace(
    /(?<=\b(?:I’m|name is|name’s|ask for|call|with) )\p{Ll}+/gu,
    (word) => known.get(word) ?? word,
  );
  return withCapitals(named);
}

/** As on a door: “Dazza’s Plumbing”. What is not shouted stays as it is. */
export function calmName(name: string): string {
  if (!isShouted(name)) return name;
  return name
    .toLowerCase()
    .replace(/(?<![\p{L}’])\p{L}[\p{L}’]*/gu, (word) => {
      if (/^(?:pty|ltd)$/.test(word)) return inTitle(word);
      if (acronyms.has(word) || (word.length < 5 && !/[aeiouy]/.test(word)))
        return word.toUpperCase();
      return /^(?:and|of|the|for|by|in|on|at|to)$/.test(word) ? word : inTitle(word);
    })
    .replace(/^./u, (first) => first.toUpperCase());
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

/** Always lowered when shouted, though they are short or no words of a game. */
const small =
  /^(?:a|i|im|ive|id|an|as|at|am|pm|be|by|do|dont|did|didnt|doesnt|cant|wont|isnt|for|go|he|if|in|is|its|me|my|no|not|of|on|or|our|so|the|to|too|up|us|we|you|your|yr|hrs|ph)$/;

function lower(word: string, text: string, known: ReadonlyMap<string, string>): string {
  if (word !== word.toUpperCase() || !/\p{L}/u.test(word)) return word;
  const plain = word.toLowerCase();
  const name = known.get(plain);
  if (acronyms.has(plain)) return word;
  if (isShouted(text)) return name ?? plain;
  if (/^\d/.test(word)) return /^\d+(?:AM|PM|ST|ND|RD|TH)$/.test(word) ? plain : word;
  if (word.length < 2) return word;
  if (small.test(plain)) return plain;
  const isWord = isEnglish(plain.replace(/’.*/, "")) || /n’t$/.test(plain);
  return plain.length > 3 && isWord
    ? (name ?? plain)
    : name
      ? name
      : isWord && !/^[A-Z]{2,3}$/.test(word)
        ? plain
        : shortWord(word);
}

const shortWords = new Set(
  "all and any are but can get has how new now one see was who why yes bad big far few had her him his out own pay put top try two use".split(
    " ",
  ),
);

function shortWord(word: string): string {
  return shortWords.has(word.toLowerCase()) ? word.toLowerCase() : word;
}

/** What people write in messages, and how it is spelt out. Whole words in lower case. */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/,? ?\b(?:lol|haha+|hehe+|lmao|rofl|xx+|xo+)\b/gi, ""],
  [/\b(?:pls|plz)\b/gi, "please"],
  [/\bppl\b/gi, "people"],
  [/\bu\b/g, "you"],
  [/\bur\b/g, "your"],
  [/\br\b/g, "are"],
  [/\bb\b(?=\s+(?:able|the|a|in|on|sick))/g, "be"],
  [/(?<=\p{L}\s)n(?=\s\p{L})/gu, "and"],
  [/\bnite\b/g, "night"],
  [/\bthru\b/g, "through"],
  [/\bcos\b|\bcoz\b/g, "because"],
  [/\bw\/(?=\s*\p{L})/gu, "with "],
  [/\byrs? (?=\d)/gi, "Years "],
  [/\byrs\b/gi, "years"],

  [/(?<=\d ?)yrs?\b/gi, "years"],
  [/\bmths\b/gi, "months"],
  [/\bwks\b/gi, "weeks"],
  [/\bim\b(?=\s)/gi, "I’m"],
  [/\bive\b(?=\s)/gi, "I’ve"],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should)nt\b/gi, "$1n’t"],
  [/\bcant\b/gi, "can’t"],
  [/\bwont\b/gi, "won’t"],
  [/\b(you|they|we)re\b(?=\s+(?:not|all|in|on|the|a|happy|welcome|here|ready|sure)\b)/gi, "$1’re"],
  [/\b(you|they)ll\b/gi, "$1’ll"],
  [/\bthats\b/gi, "that’s"],
  [
    /\bits(?=\s+(?:just|a|an|the|not|only|all|me|in|on|been|our|my|always|never|easy|flat|free|about|from|too)\b)/gi,
    "it’s",
  ],
  [/\b(no|not) (job|thing|place|order)? ?to (small|big|far|late)\b/gi, "$1 $2 too $3"],
];

function writtenOut(text: string): string {
  return shortForms
    .reduce((so, [form, written]) => so.replace(form, written), text)
    .replace(/\b(?:atar|ndis|hsc|vce|gst|abn|qld|nsw|unsw|bbq|diy|tafe|wwcc|cpr)\b/g, (word) =>
      word.toUpperCase(),
    );
}

/** Capitals where a sentence begins; “I”; names after what one is to somebody. */
export function withCapitals(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}’@.])i(?=[\s’,.!?]|$)/gu, "I")
    .replace(
      /((?:^|\n)(?:- )?[“‘(]?|(?<!\b(?:e\.g|i\.e|etc|approx|st|rd|mt|vs|min|max|hrs?|incl)|(?<=^|\n)\d\d?)[.!?][”’)]?\s+[“‘(]?)(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(
      /\b(nephew|niece|wife|husband|son|daughter|brother|sister|mate|partner|assistant|apprentice|named|name is|called|uncle|aunty?|mum|dad) (?!(?:who|is|and|has|was|did|in|on|so|the|not|a|an|all|for|to|do|does|are|with|from|started|at|of)\b)(\p{Ll})(?=\p{Ll}+ (?:who|is|and|has|he|she)\b)/gu,
      (_, kin: string, letter: string) => `${kin} ${letter.toUpperCase()}`,
    )
    .replace(/ {2,}/g, " ")
    .replace(/ +(?=[,.;:!?)])/g, "");
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}’]{2,}/gu)?.filter((word) => !small.test(word.toLowerCase())) ?? [];
}

function inTitle(word: string): string {
  const lowered = word === word.toUpperCase() ? word.toLowerCase() : word;
  return lowered.charAt(0).toUpperCase() + lowered.slice(1);
}
