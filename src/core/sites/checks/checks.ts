import { mainBlock, targetOf, textOf } from "../../../blocks/context.ts";
import { describeBlock } from "../../../blocks/descriptions.ts";
import type { Block, Page } from "../../../blocks/document.ts";
import { downloadsIn } from "../../../blocks/download.ts";
import { type FactName, type Facts, factOf, namesOfFacts } from "../../../blocks/facts/facts.ts";
import type { Action } from "../../../blocks/fields.ts";
import { type PlacedPhoto, photosIn } from "../../../blocks/photos.ts";
import { seenBlocks } from "../../../blocks/seen-blocks.ts";
import { finishedContent, unfinishedParts } from "../releases/finished-content.ts";
import { actionsOf, headingOf } from "../revisions/block-values.ts";
import type { Content } from "../revisions/merge.ts";
import { checkClaims } from "./check-claims.ts";
import { checkKeptOff } from "./check-kept-off.ts";
import { checkWords } from "./check-words.ts";
import type { Finding } from "./finding.ts";
import { longTexts } from "./long-texts.ts";

/**
 * What would be wrong if a site were released as it is. What is hidden, or would be left out since it
 * waits to be confirmed, is not looked at beyond that.
 *
 * @param keys of the pictures that the site has.
 * @param keptOff words that the customer wants kept off it, as `findKeptOff` gives them.
 */
export function checkContent(
  content: Content,
  keys: ReadonlySet<string>,
  keptOff: ReadonlySet<string>,
): Finding[] {
  const { document } = content;
  const finished = finishedContent(content);
  const { facts } = finished;
  return [
    ...unfinishedParts(content).map(
      ({ what, where }): Finding => ({ what, where, isUnfinished: true }),
    ),
    ...document.pages.flatMap((page) => checkPage(page, { document, facts }, keys)),
    ...checkWords(finished),
    ...checkClaims(finished),
    ...checkKeptOff(finished, keptOff),
    ...missingFacts(facts),
    ...waitingFacts(facts),
  ];
}

const shown = "confirmed";

function checkPage(page: Page, { document, facts }: Content, keys: ReadonlySet<string>): Finding[] {
  const { pages } = document;
  const blocks = seenBlocks(page, pages, { facts, shown });
  const place = { page, pages, blocks, facts, shown, pageAddress: (path: string) => path } as const;
  // Its header and footer may be those of the home page, where they are looked at.
  const own = blocks.filter((block) => page.blocks.includes(block));
  const found = own.flatMap((block) =>
    [
      ...emptyHeading(block, facts),
      ...photosIn(block).flatMap((photo) => checkPhoto(photo, keys)),
      ...lostFiles(block, keys),
      ...actionsOf(block).flatMap(({ path, action }) =>
        targetOf(action.to, place) === undefined
          ? [
              {
                field: `${path}.to`,
                what: `The button “${action.label}” is left out: ${nowhere(action.to)}.`,
              },
            ]
          : [],
      ),
      ...longTexts(block, (text) => textOf(text, facts, shown)),
    ].map(
      ({ field, ...found }): Finding => ({ ...found, where: { of: "block", page, block, field } }),
    ),
  );
  return [...found, ...headingOrder(page, blocks)];
}

function emptyHeading(block: Block, facts: Facts) {
  if (textOf(headingOf(block), facts, shown)?.trim()) return [];
  return [{ field: describeBlock(block.type).heading, what: "It has no heading." }];
}

type InBlock = Omit<Finding, "where"> & { field: string };

function checkPhoto({ path, photo }: PlacedPhoto, keys: ReadonlySet<string>): InBlock[] {
  if (!keys.has(photo.key)) {
    return [{ field: path, what: "One of its pictures was removed. Choose another." }];
  }
  if (photo.alt.trim() || photo.decorative) return [];
  const what =
    path === "logo"
      ? "The logo has no description."
      : "The photo has no description, and isn’t marked as decorative.";
  return [{ field: `${path}.alt`, what, isWordless: true }];
}

function lostFiles(block: Block, keys: ReadonlySet<string>): InBlock[] {
  const lost = downloadsIn(block).filter(({ key }) => !keys.has(key));
  return lost.map(({ name }) => ({
    field: describeBlock(block.type).heading,
    what: `The file “${name}” is not there any more. Choose another.`,
  }));
}

function nowhere(to: Action["to"]): string {
  switch (to) {
    case "phone":
      return "there is no confirmed phone number";
    case "email":
      return "there is no confirmed email address";
    case "directions":
      return "there is no confirmed address";
    case "enquiry":
      return "no section with the enquiry form is shown";
    case "services":
      return "no section with services is shown";
    default:
      return "link" in to ? "there is no such confirmed link" : "its page is gone";
  }
}

/** What a page reads like from heading to heading. */
function headingOrder(page: Page, blocks: readonly Block[]): Finding[] {
  const [first] = page.blocks;
  const middle = blocks.filter(({ type }) => type !== "header" && type !== "footer");
  const main = mainBlock(blocks);
  const at = (block: Block, what: string): Finding => ({
    what,
    where: { of: "block", page, block, field: describeBlock(block.type).heading },
  });
  if (!main) return first ? [at(first, "The page has no heading: no section of it is shown.")] : [];
  // A notice above the opening is read first on purpose.
  const early = middle.find(({ type }) => type !== "notice") ?? main;
  const others = middle.filter((block) => block.type === "hero" && block !== main);
  return [
    ...(early === main || main.type === "notice"
      ? []
      : [at(early, "Its heading comes before the page’s own, in the opening below.")]),
    ...others.map((block) => at(block, "A page has one opening: this is a second.")),
  ];
}

function missingFacts(facts: Facts): Finding[] {
  // What waits to be confirmed is not missing.
  const has = (...names: FactName[]) =>
    names.some(
      (name) =>
        factOf(facts, name, "all")?.length !== undefined &&
        factOf(facts, name, "all")?.length !== 0,
    );
  const wanted: [boolean, FactName, string][] = [
    [has("phone", "email"), "phone", "There’s no phone number or email address."],
    [has("hours", "hoursNote"), "hours", "Nothing says when the business is open."],
    [has("area", "areaNote", "address"), "area", "Nothing says where the business is or works."],
    [has("services"), "services", "There are no services."],
  ];
  return wanted.flatMap(([isThere, name, what]) =>
    isThere ? [] : [{ what, where: { of: "fact" as const, name } }],
  );
}

function waitingFacts(facts: Facts): Finding[] {
  return namesOfFacts(facts)
    .filter((name) => facts[name]?.confirmed === false)
    .map((name) => ({
      what: "It’s left out until it’s confirmed.",
      where: { of: "fact", name },
    }));
}
