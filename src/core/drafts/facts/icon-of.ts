import { type Icon, icons } from "../../../blocks/icons/names.ts";
import { aboutElse, wordsByIcon } from "../../../catalogue/icons.ts";
import { wordsOf } from "../../moderation/words.ts";

type Phrase = { words: readonly string[]; icon: Icon | undefined };

const phrases: readonly Phrase[] = [
  ...aboutElse.map((text) => ({ words: singulars(text), icon: undefined })),
  ...icons.flatMap((icon) => wordsByIcon[icon].map((text) => ({ words: singulars(text), icon }))),
].toSorted((one, other) => other.words.length - one.words.length);

/**
 * The icon of a service by the words of its name: that of the longest phrase in it, and of several the
 * last, which English has the rest describe. Undefined where no word tells, or the customer wants none
 * of what it draws.
 */
export function iconOf(
  name: string,
  isExcluded: (text: string) => boolean = () => false,
): Icon | undefined {
  const said = singulars(name);
  let found: { size: number; at: number; icon: Icon | undefined } | undefined;
  for (const { words, icon } of phrases) {
    if (found && words.length < found.size) break;
    const at = said.findLastIndex((_, start) => words.every((word, i) => said[start + i] === word));
    if (at > (found?.at ?? -1)) found = { size: words.length, at, icon };
  }
  const icon = found?.icon;
  return icon && isExcluded(icon.replaceAll("-", " ")) ? undefined : icon;
}

function singulars(text: string): string[] {
  return wordsOf(text).map((word) => word.replace(/s$/, ""));
}
