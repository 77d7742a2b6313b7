import { plainLine } from "../sentences/plain-text.ts";

/** What people call colours, as a colour that a page can be made of. More words first. */
const named: readonly (readonly [RegExp, string])[] = [
  [/hot pink|fuchsia|magenta/, "#e0218a"],
  [/blush|dusty (?:pink|rose)|rose gold|dusky pink/, "#d9a097"],
  [/safety orange|fluoro orange|hi-?vis(?: orange)?/, "#f26a1b"],
  [/burnt orange|rust|corrugated iron|ochre|terra ?cotta|clay/, "#b1512d"],
  [/sunset|tangerine|mandarin|apricot|coral|peach/, "#ef6f45"],
  [/sky blue|light blue|blue light|baby blue|pale blue|powder blue/, "#5aa7d6"],
  [/ink blue|navy(?: blue)?|midnight(?: blue)?|dark blue|deep blue/, "#20365f"],
  [/cobalt|royal blue|electric blue|ultramarine/, "#1f47b0"],
  [/cyan|aqua|turquoise/, "#0fa3b8"],
  [/teal|petrol|peacock/, "#0f766e"],
  [/mint|seafoam/, "#6fc3a4"],
  [/sage|eucalypt(?:us)?|gum ?(?:leaf|tree)s?|olive|soft greens?|grey green|khaki/, "#6c8069"],
  [
    /cedar|forest(?: green)?|dark green|deep green|bottle green|racing green|emerald|banana leaf/,
    "#1f5b3f",
  ],
  [/lime|bright green|fluoro green/, "#5f9f1f"],
  [/turmeric|mustard|saffron|honey|amber/, "#d99a1c"],
  [/lavender|lilac|mauve/, "#9b85c4"],
  [/maroon|burgundy|wine(?: red)?|claret|plum/, "#7a2340"],
  [/purple|violet/, "#6b3fa0"],
  [/gold(?:en)?/, "#c79a2f"],
  [/stoneware|sand(?:y|stone)?|beige|tan|stone|taupe|latte|camel/, "#a3835f"],
  [/chocolate|coffee|brown|timber|wood(?:en)?/, "#6b4a32"],
  [/charcoal|slate|dark gr[ae]y|gunmetal/, "#3c4247"],
  [/yellow|lemon|sunflower/, "#f2c318"],
  [/orange/, "#ee7a24"],
  [/pink|rose/, "#e58aa8"],
  [/red|scarlet|crimson/, "#c22f2f"],
  [/blue/, "#2563b0"],
  [/green/, "#2f7d4f"],
  [/silver/, "#b9bec2"],
  [/gr[ae]y/, "#767a7c"],
  [/black/, "#24211f"],
];

export type ReadColours = {
  brand?: string | undefined;
  /** A second colour, for drawings and edges. */
  accent?: string;
  /** The words that gave them. */
  words: string[];
};

/**
 * Finds the colours that somebody wants; what they do not want is none. One with a number, such as
 * “#1F5B45” or “#abc”, is exactly that one, and a name beside it only says which it is.
 */
export function readColours(typed: string): ReadColours {
  const text = unwanted(plainLine(typed).toLowerCase());
  const [first, second] = numbers(text);
  if (first) return { brand: first, ...(second && { accent: second }), words: numbers(text) };
  const found = mentions(text);
  const wanted = separate(found).filter(({ isLess }) => !isLess);
  const colourful = wanted.filter(({ isNeutral }) => !isNeutral);
  const black = wanted.find(({ word }) => word === "black");
  // Yellow and black is yellow on black: the other way round there would be no black.
  const brand = black ?? colourful[0] ?? wanted[0] ?? found[0];
  if (!brand) return { words: [] };
  const less = found.filter(({ isLess }) => isLess);
  const accent = [...colourful, ...wanted, ...less].find(({ colour }) => colour !== brand.colour);
  return {
    brand: brand.colour,
    ...(accent && { accent: accent.colour }),
    words: [brand.word, ...(accent ? [accent.word] : [])],
  };
}

const hex = /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\p{L}\p{N}])/gu;

/** As a document has them, each once. */
function numbers(text: string): string[] {
  const found = Array.from(text.matchAll(hex), ([number]) =>
    number.length === 4 ? number.replace(/[0-9a-f]/g, "$&$&") : number,
  );
  return [...new Set(found)];
}

/** “Green like the cedar tree”: the second word is the nearer one. */
const likened =
  /\b(?:green|blue|red|pink|yellow|brown|gr[ae]y|orange|purple) (?:like|as in) (?:the |an? )?(\p{L}+)/gu;

function isNamed(word: string): boolean {
  return named.some(([pattern]) => new RegExp(`^(?:${pattern.source})$`).test(word));
}

/** “not red”, “no brown”, “don’t make it purple”: gone. */
function unwanted(text: string): string {
  return text
    .replace(likened, (whole, rest: string) => (isNamed(rest) ? ` ${rest}` : whole))
    .replace(
      /\b(?:not|no|nothing|never|without|anything but|except|don’t|dont|do not|hate|avoid)\b[^,.;()]*/g,
      " ",
    )
    .replace(/\b(?:dark )?text\b[^,.;]*|\bblack type\b/g, " ");
}

const plainHue = /^(?:red|orange|yellow|green|blue|purple|pink|brown|black|gr[ae]y|gold)s?$/;

/** “Turmeric yellow” is one colour. */
function separate(mentions: readonly Mention[]): Mention[] {
  return mentions.filter(({ at }, index) => {
    const before = mentions[index - 1];
    return !before || plainHue.test(before.word) || at - (before.at + before.word.length) > 1;
  });
}

type Mention = { word: string; colour: string; at: number; isLess: boolean; isNeutral: boolean };

function mentions(text: string): Mention[] {
  const found: Mention[] = [];
  let rest = text;
  for (const [pattern, colour] of named) {
    const whole = new RegExp(String.raw`(?<!\p{L})(?:${pattern.source})(?:s|ish)?(?!\p{L})`, "giu");
    rest = rest.replace(whole, (word, at: number) => {
      const before = text.slice(Math.max(0, at - 24), at);
      const after = text.slice(at + word.length, at + word.length + 32);
      const isLess =
        /\b(?:(?:little|bit of|touch of|hint of|splash of|some|maybe) (?:\p{L}+ )?)$/u.test(
          before,
        ) ||
        /^[^,.]{0,4}(?:keep)?[^.]{0,12}\bless\b/.test(after) ||
        /\bone wrong colour\b/.test(before);
      const isNeutral = /^(?:black|silver|gr[ae]y|gold(?:en)?|charcoal|dark gr[ae]y)/.test(word);
      found.push({ word, colour, at, isLess, isNeutral });
      return " ".repeat(word.length);
    });
  }
  return found.toSorted((a, b) => a.at - b.at);
}
