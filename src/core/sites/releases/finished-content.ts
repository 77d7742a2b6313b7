import type { Field, Fields } from "../../../blocks/description.ts";
import { describeBlock } from "../../../blocks/descriptions.ts";
import type { Block, Page } from "../../../blocks/document.ts";
import { fieldToBeginWith, isEmpty, isForbidden } from "../../../blocks/emptiness.ts";
import { describeFact, factNames } from "../../../blocks/facts/fact-descriptions.ts";
import type { FactName, Facts } from "../../../blocks/facts/facts.ts";
import type { Content } from "../revisions/merge.ts";

// A site is saved as it is at any moment, half-written parts included. What is only begun is no part of
// a release.

/** What of a site is finished: the form in which it is released. */
export function finishedContent({ document, facts }: Content): Content {
  const pages = document.pages.map((page) => ({ ...page, blocks: page.blocks.map(finishedBlock) }));
  return { document: { ...document, pages }, facts: finishedFacts(facts) };
}

function finishedBlock(block: Block): Block {
  return finishedParts(block, describeBlock(block.type).fields);
}

function finishedFacts(facts: Facts): Facts {
  const finished = { ...facts };
  for (const name of factNames) {
    const fact = facts[name];
    const field = describeFact(name);
    if (!fact || !needsOf(field)) continue;
    Reflect.set(finished, name, { ...fact, value: finishedItems(field, fact.value) });
  }
  return finished;
}

function finishedItems(field: Field, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value
    .map((item) => (field.kind === "items" ? finishedParts(item, field.fields) : item))
    .filter((item) => !missingPart(field, item));
}

/** A thing with what is finished of the lists in it. */
function finishedParts<Thing extends object>(thing: Thing, fields: Fields): Thing {
  const finished = { ...thing };
  for (const [name, field] of Object.entries(fields)) {
    if (needsOf(field)) Reflect.set(finished, name, finishedItems(field, Reflect.get(thing, name)));
  }
  return finished;
}

/** Something that a release leaves out until it is finished. */
export type Unfinished = {
  /** As a sentence. */
  what: string;
  /** As `readContent` names it: “document.pages.0.blocks.2.members.1.name”. */
  path: string;
  where: { of: "block"; page: Page; block: Block; field: string } | { of: "fact"; name: FactName };
};

/** What a release of a site as it is would leave out because it is only begun; not what is hidden. */
export function unfinishedParts({ document, facts }: Content): Unfinished[] {
  const confirmed = allConfirmed(finishedFacts(facts));
  const ofBlocks = document.pages.flatMap((page, pageAt) =>
    page.blocks.flatMap((block, at) =>
      unfinishedInBlock(block, confirmed).map(({ field, what }): Unfinished => {
        const path = `document.pages.${pageAt}.blocks.${at}.${field}`;
        return { what, path, where: { of: "block", page, block, field } };
      }),
    ),
  );
  const ofFacts = factNames.flatMap((name) =>
    unfinishedItems(describeFact(name), facts[name]?.value, "value").map(
      ({ field, what }): Unfinished => ({
        ...{ what, path: `facts.${name}.${field}` },
        where: { of: "fact", name },
      }),
    ),
  );
  return [...ofBlocks, ...ofFacts];
}

type InBlock = { field: string; what: string };

function unfinishedInBlock(block: Block, facts: Facts): InBlock[] {
  if (block.hidden) return [];
  const { fields, heading } = describeBlock(block.type);
  const parts = Object.entries(fields).flatMap(([name, field]) =>
    unfinishedItems(field, Reflect.get(block, name), name),
  );
  const isLeftOut = parts.length === 0 && isEmpty(finishedBlock(block), facts, "confirmed");
  return isLeftOut
    ? [{ field: fieldToBeginWith(block) ?? heading, what: whyLeftOut(block, facts) }]
    : parts;
}

function whyLeftOut(block: Block, facts: Facts): string {
  const { forbidden } = describeBlock(block.type);
  if (forbidden && isForbidden(block, facts)) return `The section is left out: ${forbidden}.`;
  if (block.type === "questions") return "The section is left out: no question has an answer yet.";
  return "The section is left out: there is nothing in it yet.";
}

/** @param path of the field */
function unfinishedItems(field: Field, value: unknown, path: string): InBlock[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item, at) => {
    const missing = missingPart(field, item);
    if (missing) {
      return [{ field: `${path}.${at}.${missing.part}`, what: `${missing.what} is left out.` }];
    }
    const within = field.kind === "items" ? Object.entries(field.fields) : [];
    return within.flatMap(([name, inner]) =>
      unfinishedItems(inner, Reflect.get(item, name), `${path}.${at}.${name}`),
    );
  });
}

function missingPart(field: Field, item: object): { part: string; what: string } | undefined {
  const [missing] = Object.entries(needsOf(field) ?? {}).flatMap(([part, what]) =>
    what && !isSaid(Reflect.get(item, part)) ? [{ part, what }] : [],
  );
  return missing;
}

const needsOfButton = { label: "A button without text" };
const row = "A row without days, or without a time";
const needsOfHours = { days: row, opens: row, closes: row };

/** What each thing of a field can’t be without, if it is one of several things. */
function needsOf(field: Field): Readonly<Partial<Record<string, string>>> | undefined {
  switch (field.kind) {
    case "actions":
      return needsOfButton;
    case "hours":
      return needsOfHours;
    case "items":
      return field.needs;
    default:
      return undefined;
  }
}

function isSaid(value: unknown): boolean {
  if (typeof value === "string") return value.trim() !== "";
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}

/** What waits for its confirmation is not missing. */
function allConfirmed(facts: Facts): Facts {
  const confirmed = structuredClone(facts);
  for (const fact of Object.values(confirmed)) if (fact) fact.confirmed = true;
  return confirmed;
}
