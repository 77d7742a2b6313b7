import type { Block, Page } from "../../../blocks/document.ts";
import type { Facts } from "../../../blocks/facts/facts.ts";
import type { Subject } from "../../../blocks/subjects/names.ts";
import {
  alsoShown,
  subjectsOf,
  withOneOpening,
  withThreeOpenings,
} from "../../../catalogue/subjects.ts";
import { hash, shuffle } from "../../ideas/embedded/seed.ts";
import type { ToldSite } from "../facts/facts-from-brief.ts";
import { subjectsIn } from "../facts/icon-of.ts";

/**
 * Says of each section that has a place for it what is drawn there of the trade. What the name tells
 * opens (“Black Crow”), or else the seed chooses which of the two or three best; the services have
 * what the first of them is about. Another, the best where it does not open, is beside the steps or the
 * questions, where no photo is between the opening and the form. Others follow, and only what is drawn
 * alone is at the foot again.
 */
export function chooseDrawings<Found extends Pick<Page, "blocks">>(
  pages: readonly Found[],
  { business, isExcluded, facts }: Pick<ToldSite, "business" | "isExcluded" | "facts">,
  seed: string,
): Found[] {
  const found = business ? subjectsOf(business.id) : [];
  // “No candles” is said of drawings too.
  const isAllowed = (subject: Subject) =>
    ![subject.replaceAll("-", " "), ...(alsoShown[subject] ?? [])].some(isExcluded);
  const allowed = found.filter(isAllowed);
  const inName = subjectsIn(facts.name.value);
  const ofFirst = firstServiceDrawn(facts);
  const isCommon = business && withThreeOpenings.has(business.id);
  const opensWith = business && withOneOpening.has(business.id) ? 1 : isCommon ? 3 : 2;
  const [best, ...next] = allowed
    .slice(0, opensWith)
    .filter((subject, at) => at === 0 || subject !== ofFirst);
  // The best is drawn with most care, so it opens every other page.
  const openings = next.flatMap((subject) => [best, subject]);
  const opening =
    inName.find((subject) => allowed.includes(subject)) ??
    openings[hash(`${seed}/drawing`) % openings.length] ??
    best;
  const others = shuffle(
    allowed.filter((subject) => subject !== opening && subject !== best),
    `${seed}/others`,
  );
  const isTold = ofFirst && ofFirst !== opening && allowed.length > 0 && isAllowed(ofFirst);
  const services = isTold ? ofFirst : (others[0] ?? [best].find((subject) => subject !== opening));
  const [third, fourth] = [best, ...others].filter(
    (subject) => subject !== opening && subject !== services,
  );
  const pictured = third && sectionWithPicture(pages, seed);
  const drawn: { [Type in Block["type"]]?: Subject | undefined } = {
    hero: opening,
    services,
    about: third ?? services,
    footer: fourth ?? (pictured ? services : third) ?? services ?? opening,
  };
  return pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => {
      const scene = block.type === pictured ? third : drawn[block.type];
      return scene ? { ...block, scene } : block;
    }),
  }));
}

/**
 * Which section between the opening and the form has a picture: none where there are photos, or a
 * text about the business, which has a drawing of its own.
 */
function sectionWithPicture(
  pages: readonly Pick<Page, "blocks">[],
  seed: string,
): Block["type"] | undefined {
  const blocks = pages.flatMap(({ blocks }) => blocks);
  const isShown = blocks.some(
    (block) => ("photo" in block && block.photo) || "photos" in block || block.type === "about",
  );
  const types = blocks.map(({ type }) => type);
  const found = types.filter((type) => type === "steps" || type === "questions");
  return isShown ? undefined : found[hash(`${seed}/picture`) % found.length];
}

/** What the first service is about, as a drawing: undefined where none shows it. */
export function firstServiceDrawn({ services }: Facts): Subject | undefined {
  const first = services?.value[0];
  return first && subjectsIn(first.name, first.icon)[0];
}
