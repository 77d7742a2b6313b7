import { claimsIn, type Speaker } from "../../moderation/claims/claims-in.ts";
import { sentencesOf, termIn, termsOf } from "../../moderation/claims/sentences-of.ts";
import { turnsRound } from "../sentences/exclusions.ts";

/** What a customer asks us for, of what a draft can do exactly as they say it. */
export type Requests = {
  /** For the bottom of every page, word for word. */
  footer?: string;
  lowerCase?: true;
};

/**
 * Two things that need no judgement, so that no operator has to do them by hand.
 *
 * @param notes what the description says to us
 */
export function readRequests(
  typed: { business_name: string; business_description: string },
  notes: readonly string[],
  speaker: Speaker,
): Requests {
  const wishes = notes.filter((note) => !turnsRound(note.replace(quotations, "")));
  const footer = wishes.flatMap((wish) => (names(wish, foot) ? quotedIn(wish, speaker) : []))[0];
  // Who types a name in small letters and a whole text too does so on purpose, and says so.
  const isTypedSo = !/\p{Lu}/u.test(typed.business_name + typed.business_description);
  return {
    ...(footer && { footer }),
    ...(isTypedSo && wishes.some((wish) => names(wish, smallLetters)) && { lowerCase: true }),
  };
}

const foot = termsOf("footer, foot of, bottom of");
const smallLetters = termsOf("lower case, lowercase, small letters");

function names(text: string, terms: ReturnType<typeof termsOf>): boolean {
  return sentencesOf(text).some((one) => termIn(one, terms));
}

const quotations = /“([^”]+)”/g;

/** Fewer words in quotation marks are a name, or said with a wink. */
const FEWEST_WORDS = 4;
/** As long as a footer’s note may be. */
const LONGEST = 300;

/** What is in quotation marks, if it claims nothing that somebody should see proof of. */
function quotedIn(text: string, speaker: Speaker): string[] {
  return [...text.matchAll(quotations)].flatMap(([, quoted = ""]) => {
    const words = quoted.trim();
    const isWhole = words.split(" ").length >= FEWEST_WORDS && words.length <= LONGEST;
    return isWhole && claimsIn(words, speaker).length === 0 ? [words] : [];
  });
}
