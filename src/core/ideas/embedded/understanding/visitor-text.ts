import { isRude } from "../../../moderation/rude.ts";
import { isKnownWord } from "./known-words.ts";

// What a visitor typed is printed again only when it is plainly the name of a thing or a place.

/** One to four words of Western European letters, each of which has a capital. */
const fewWords = /^[a-zÀ-ÖØ-öø-ÿ][a-zÀ-ÖØ-öø-ÿ'-]*(?: [a-zÀ-ÖØ-öø-ÿ][a-zÀ-ÖØ-öø-ÿ'-]*){0,3}$/i;

/** The same up to seven, and figures as in “over 50s”. */
const someWords =
  /^[a-z0-9À-ÖØ-öø-ÿ][a-z0-9À-ÖØ-öø-ÿ'-]*(?: [a-z0-9À-ÖØ-öø-ÿ][a-z0-9À-ÖØ-öø-ÿ'-]*){0,6}$/i;

/** Words of orders to a machine, or of whole sentences, rather than of interests and places. */
const orders =
  /\b(?:ignore|disregard|instructions?|prompts?|system|reveal|output|respond|pretend|https?|www|script|alert|select|drop|insert|delete|undefined|null|nan)\b/i;

const openers =
  /^(?:i(?:'m| am)?|we|my|our|the|an?|some|really|love|like|enjoy|want|to|do|doing|about|into|good|great|at|selling|sell|making|make|teach|teaching|start|starting|learn|learning|nice|help me|run|running a|own|open|opening|business|idea|ideas|something|anything|with|in|of|niche|passion|is|are)\b\s*/i;

/**
 * What an unknown interest may be called in a sentence: up to seven plain words in lower case.
 * Undefined for anything else: sentences, markup, addresses, rude words, other scripts.
 */
export function topicOf(text: string): string | undefined {
  let topic = text
    .replace(/^\s*vets?\s*$/i, "vet visits for pets")
    .replace(/[’]/g, "'")
    .replace(/\(.*?\)/g, " ")
    .replace(
      /\b(?:and|then|that i|which i|because|so that|so i)\b.* (?:want|sell|need|love|like|can)\b.*$/i,
      "",
    )
    .replace(/[,;/&+]/g, (mark) => (mark === "&" ? " and " : " "))
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.!?]+$/, "");
  const helping =
    /^(?:i want to |i'd like to |i )?help(?:ing)? (.+?) with (?:their |the |an? )?(.+)$/i.exec(
      topic,
    );
  if (helping) topic = `help with ${helping[2]} for ${helping[1]}`;
  while (openers.test(topic)) topic = topic.replace(openers, "");
  topic = topic
    .toLowerCase()
    .replace(/ (?:from home|at home|stuff|things|business|services?|company|ideas?)$/, "")
    .replace(/-+(?![\p{L}\d])|(?<![\p{L}\d])-+/gu, "") // half of a word that never came
    .replace(/\s+/g, " ")
    .trim();
  return isPrintable(topic, { shape: someWords, least: 1, longest: 48 }) ? topic : undefined;
}

/**
 * A place name as it is written on a map, from one to four plain words. Undefined for anything else.
 */
export function placeNameOf(text: string): string | undefined {
  const name = text.replace(/[’]/g, "'").replace(/\s+/g, " ").trim();
  if (
    !isPrintable(name, { shape: fewWords, least: 2, longest: 30 }) ||
    !name.split(/[ '-]/).every(isSayable) ||
    /\ban?\b/i.test(name)
  )
    return undefined;
  return name
    .toLowerCase()
    .replace(
      /(^|[ -])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
}

function isPrintable(
  words: string,
  { shape, least, longest }: { shape: RegExp; least: number; longest: number },
): boolean {
  return (
    words.length >= least &&
    words.length <= longest &&
    shape.test(words) &&
    !orders.test(words) &&
    !isRude(words)
  );
}

/** Whether a word has a vowel and neither a letter three times running nor five consonants. */
function isSayable(word: string): boolean {
  const bare = word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  if (bare.length < 3 || isKnownWord(bare)) return true;
  return /[aeiouy]/.test(bare) && !/(.)\1\1|[bcdfghjklmnpqrstvwxz]{5}/.test(bare);
}
