import type { Block, Page } from "../../../blocks/document.ts";
import type { FactName } from "../../../blocks/facts/facts.ts";

/** Something that would be wrong in a release, as a sentence, and where it can be mended. */
export type Finding = {
  what: string;
  where: FindingPlace;
  /** Whether it is only begun, and a release leaves it out until it is finished. */
  isUnfinished?: true;
  /** Whether it is a photo that somebody who can’t see it learns nothing of. */
  isWordless?: true;
  /** Whether the customer seems to want it kept off the page. */
  isKeptOff?: true;
};

export type FindingPlace =
  /** @param field the path of a value within the block: “photo.alt” */
  | { of: "block"; page: Page; block: Block; field: string }
  | { of: "page"; page: Page; field: "title" | "description" }
  | { of: "fact"; name: FactName };
