import { type Icon, icons } from "../../../blocks/icons/names.ts";
import { type Subject, subjects } from "../../../blocks/subjects/names.ts";
import {
  aboutElse,
  alikeByIcon,
  generalWordsByIcon,
  wordsByIcon,
} from "../../../catalogue/icons.ts";
import { subjectByIcon, wordsBySubject } from "../../../catalogue/subjects.ts";
import { wordsOf } from "../../moderation/words.ts";

type WordsBy<Picture extends string> = { readonly [Name in Picture]?: readonly string[] };
type ByPhrase<Picture> = ReadonlyMap<string, Picture | undefined>;

const elsewhere = aboutElse.map((text) => [singulars(text).join(" "), undefined] as const);
const telling: ByPhrase<Icon> = new Map([...elsewhere, ...byPhrase(icons, wordsByIcon)]);
const general: ByPhrase<Icon> = new Map(byPhrase(icons, generalWordsByIcon));
const alikes: { readonly [Name in Icon]?: readonly Icon[] } = alikeByIcon;
const drawn: ByPhrase<Subject> = new Map([...elsewhere, ...byPhrase(subjects, wordsBySubject)]);

/** In one list. More of the same would tell nothing apart. */
const MOST_ALIKE = 2;

/**
 * The icons of a list of services: the catalogue’s own, or what the name tells. Where one before it
 * has the icon that fits a service best, it has another that its name tells, or else one alike.
 * Undefined where no word tells, two have what it tells already, or the customer wants none of what is
 * drawn.
 */
export function iconsOf(
  services: readonly { name: string; icon?: Icon | undefined }[],
  isExcluded: (text: string) => boolean = () => false,
): (Icon | undefined)[] {
  const taken: Icon[] = [];
  const isAllowed = (icon: Icon) => !isExcluded(icon.replaceAll("-", " "));
  const countOf = (icon: Icon) => taken.filter((each) => each === icon).length;
  return services.map(({ name, icon: own }) => {
    const found = (own ? [own] : iconsIn(name)).filter(isAllowed);
    const alike = found.flatMap((each) => alikes[each] ?? []).filter(isAllowed);
    const icon =
      [...found, ...alike].find((each) => !taken.includes(each)) ??
      found.find((each) => countOf(each) < MOST_ALIKE);
    if (icon) taken.push(icon);
    return icon;
  });
}

/**
 * What a name tells that can be drawn large, the best first.
 *
 * @param icon where it has one already
 */
export function subjectsIn(name: string, icon?: Icon): Subject[] {
  const ofIcons = (icon ? [icon] : iconsIn(name)).flatMap((each) => subjectByIcon[each] ?? []);
  return [...told(name, [drawn]), ...ofIcons];
}

/** What a name tells, the best first; only then what kind of service it is. */
function iconsIn(name: string): Icon[] {
  return told(name, [telling, general]);
}

/** By the longest phrase in a name, and of several the last, which English has the rest describe. */
function told<Picture>(name: string, maps: readonly ByPhrase<Picture>[]): Picture[] {
  const words = singulars(name);
  const found: Picture[] = [];
  for (const byPhrase of maps) {
    for (let size = words.length; size > 0; size--) {
      for (let at = words.length - size; at >= 0; at--) {
        const phrase = words.slice(at, at + size).join(" ");
        if (!byPhrase.has(phrase)) continue;
        const picture = byPhrase.get(phrase);
        if (picture) found.push(picture);
        // No word tells two things: “car batteries” are no car.
        words.fill("", at, at + size);
      }
    }
  }
  return found;
}

function byPhrase<Picture extends string>(
  pictures: readonly Picture[],
  wordsBy: WordsBy<Picture>,
): (readonly [string, Picture])[] {
  return pictures.flatMap((picture) =>
    (wordsBy[picture] ?? []).map((text) => [singulars(text).join(" "), picture] as const),
  );
}

function singulars(text: string): string[] {
  return wordsOf(text).map((word) => word.replace(/'?s$/, ""));
}
