import { isEnglish } from "../../platform/words/english-words.ts";
import { isRude } from "./rude.ts";

/** What is an insult elsewhere, and at the beginning of a business’s name a person, a bird or a pub. */
const alsoNames = new Set(
  "bich cock cocks cumming dick dicks dyke dykes fagan fagg hooker".split(" "),
);

/**
 * Whether a word list knows part of a name as an insult. A name or a bird is none where it is
 * first, beside “and”, after initials or with its “’s”: “Dick’s Plumbing”, “Cock & Bull”, “LJ Hooker”.
 */
export function isRudeName(text: string): boolean {
  if (!isRude(text)) return false;
  const words = text.replace(/&/g, " and ").match(/[\p{L}\p{N}'’]+/gu) ?? [];
  const others = words.filter((word, at) => {
    const bare = word.toLowerCase().replace(/['’]s?$/, "");
    return !alsoNames.has(bare) || !isOfSomebody(words, at);
  });
  return others.length === words.length || isRude(others.join(" "));
}

function isOfSomebody(words: readonly string[], at: number): boolean {
  const before = words[at - 1]?.toLowerCase();
  const after = words[at + 1]?.toLowerCase();
  return (
    before === undefined ||
    /^(?:the|and)$/.test(before) ||
    areInitials(before) ||
    after === "and" ||
    /['’]s?$/.test(words[at] ?? "")
  );
}

function areInitials(word: string): boolean {
  return word.length < 3 && !/^[ai]$/.test(word) && !isEnglish(word);
}
