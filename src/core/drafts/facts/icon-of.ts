import { type Icon, icons } from "../../../blocks/icons/names.ts";
import { aboutElse, generalWordsByIcon, wordsByIcon } from "../../../catalogue/icons.ts";
import { wordsOf } from "../../moderation/words.ts";

type ByIcon = { readonly [Name in Icon]?: readonly string[] };
type IconByPhrase = ReadonlyMap<string, Icon | undefined>;

const telling: IconByPhrase = new Map([
  ...aboutElse.map((text) => [singulars(text).join(" "), undefined] as const),
  ...byPhrase(wordsByIcon),
]);
const general: IconByPhrase = new Map(byPhrase(generalWordsByIcon));

/**
 * The icons of a list of services. Where one before it has the icon that fits a service best, it has
 * another that its name tells. Undefined where no word tells, or the customer wants none of what is drawn.
 */
export function iconsOf(
  names: readonly string[],
  isExcluded: (text: string) => boolean = () => false,
): (Icon | undefined)[] {
  const taken = new Set<Icon>();
  return names.map((name) => {
    const found = iconsIn(name).filter((icon) => !isExcluded(icon.replaceAll("-", " ")));
    const icon = found.find((each) => !taken.has(each)) ?? found[0];
    if (icon) taken.add(icon);
    return icon;
  });
}

/**
 * What a name tells, the best first: by the longest phrase in it, and of several the last, which
 * English has the rest describe; only then by what kind of service it is.
 */
function iconsIn(name: string): Icon[] {
  const words = singulars(name);
  const found: Icon[] = [];
  for (const iconByPhrase of [telling, general]) {
    for (let size = words.length; size > 0; size--) {
      for (let at = words.length - size; at >= 0; at--) {
        const phrase = words.slice(at, at + size).join(" ");
        if (!iconByPhrase.has(phrase)) continue;
        const icon = iconByPhrase.get(phrase);
        if (icon) found.push(icon);
        // No word tells two things: “car batteries” are no car.
        words.fill("", at, at + size);
      }
    }
  }
  return found;
}

function byPhrase(wordsByEach: ByIcon): (readonly [string, Icon])[] {
  return icons.flatMap((icon) =>
    (wordsByEach[icon] ?? []).map((text) => [singulars(text).join(" "), icon] as const),
  );
}

function singulars(text: string): string[] {
  return wordsOf(text).map((word) => word.replace(/'?s$/, ""));
}
