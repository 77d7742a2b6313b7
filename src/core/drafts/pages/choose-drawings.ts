import type { Block, Page } from "../../../blocks/document.ts";
import type { Subject } from "../../../blocks/subjects/names.ts";
import { subjectsOf } from "../../../catalogue/subjects.ts";
import { hash } from "../../ideas/embedded/seed.ts";
import type { ToldSite } from "../facts/facts-from-brief.ts";

/**
 * Says of each section that has a place for it what is drawn there of the trade. The seed chooses which
 * of the two best opens; others follow, and the foot has the opening’s again where there is no third.
 */
export function chooseDrawings<Found extends Pick<Page, "blocks">>(
  pages: readonly Found[],
  { business, isExcluded }: Pick<ToldSite, "business" | "isExcluded">,
  seed: string,
): Found[] {
  const found = business ? subjectsOf(business.id) : [];
  // “No candles” is said of drawings too.
  const allowed = found.filter((subject) => !isExcluded(subject.replaceAll("-", " ")));
  const [best, next, third, fourth] = allowed;
  const isSwapped = next !== undefined && hash(`${seed}/drawing`) % 2 === 1;
  const [opening, second] = isSwapped ? [next, best] : [best, next];
  const drawn: { [Type in Block["type"]]?: Subject | undefined } = {
    hero: opening,
    services: second,
    about: third ?? second,
    footer: fourth ?? third ?? opening,
  };
  return pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => {
      const scene = drawn[block.type];
      return scene ? { ...block, scene } : block;
    }),
  }));
}
