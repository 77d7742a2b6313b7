import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity";

// What a visitor typed is printed again only when it is plainly the name of a thing or a place.

const profanity = new RegExpMatcher({
  ...englishDataset.build(),
  ...englishRecommendedTransformers,
});

/** Whether a word list knows part of the text as an insult or obscenity. */
export function isRude(text: string): boolean {
  return profanity.hasMatch(text);
}

/** Words of orders to a machine, or of whole sentences, rather than of interests and places. */
const orders =
  /\b(?:an?|ignore|disregard|instructions?|prompts?|system|reveal|output|respond|pretend|https?|www|script|alert|select|drop|insert|delete|undefined|null|nan)\b/i;

const openers =
  /^(?:i(?:'m| am)?|we|my|our|the|an?|some|really|love|like|enjoy|want|to|do|doing|about|into|good|great|at|selling|sell|making|make|start|starting|business|idea|ideas|something|anything|with|in|of|niche|passion|is|are)\b\s*/i;

/**
 * What an unknown interest may be called in a sentence: one to four plain words in lower case.
 * Undefined for anything else: sentences, markup, addresses, rude words, other scripts.
 */
export function topicOf(text: string): string | undefined {
  let topic = text
    .replace(/[’]/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.!?]+$/, "");
  while (openers.test(topic)) topic = topic.replace(openers, "");
  topic = topic.toLowerCase();
  const plain =
    /^[\p{Script=Latin}][\p{Script=Latin}'-]*(?: [\p{Script=Latin}][\p{Script=Latin}'-]*){0,3}$/u;
  if (!plain.test(topic) || topic.length < 3 || topic.length > 30) return undefined;
  if (!topic.split(/[ '-]/).every(isSayable)) return undefined;
  if (orders.test(topic) || isRude(topic)) return undefined;
  return topic;
}

/**
 * A place name as it is written on a map, from one to four plain words. Undefined for anything else.
 */
export function placeNameOf(text: string): string | undefined {
  const name = text.replace(/[’]/g, "'").replace(/\s+/g, " ").trim();
  const plain =
    /^[\p{Script=Latin}][\p{Script=Latin}'-]*(?: [\p{Script=Latin}][\p{Script=Latin}'-]*){0,3}$/u;
  if (!plain.test(name) || name.length < 3 || name.length > 30) return undefined;
  if (!name.split(/[ '-]/).every(isSayable)) return undefined;
  if (orders.test(name) || isRude(name)) return undefined;
  return name
    .toLowerCase()
    .replace(
      /(^|[ -])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
}

/** Whether a word has a vowel and neither a letter three times running nor five consonants. */
function isSayable(word: string): boolean {
  const bare = word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  if (bare.length < 3) return true;
  return /[aeiouy]/.test(bare) && !/(.)\1\1|[bcdfghjklmnpqrstvwxz]{5}/.test(bare);
}
