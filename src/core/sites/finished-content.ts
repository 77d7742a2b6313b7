import type { Block, Page } from "../../blocks/document.ts";
import { isEmpty } from "../../blocks/emptiness.ts";
import type { Facts, Open } from "../../blocks/facts.ts";
import type { Action } from "../../blocks/fields.ts";
import type { Testimonials } from "../../blocks/testimonials/schema.ts";
import type { Content } from "./merge.ts";

// A site is saved as it is at any moment, half-written parts included. What is only begun is no part of
// a release.

/** What of a site is finished: the form in which it is released. */
export function finishedContent({ document, facts }: Content): Content {
  const pages = document.pages.map((page) => ({ ...page, blocks: page.blocks.map(finishedBlock) }));
  return { document: { ...document, pages }, facts: finishedFacts(facts) };
}

function finishedBlock(block: Block): Block {
  switch (block.type) {
    case "team":
      return { ...block, members: block.members.filter(({ name }) => isSaid(name)) };
    case "testimonials":
      return { ...block, testimonials: block.testimonials.filter((one) => !missingPart(one)) };
    case "header":
    case "hero":
    case "notice":
    case "call-to-action":
      return { ...block, actions: block.actions.filter(({ label }) => isSaid(label)) };
    default:
      return block;
  }
}

function finishedFacts(facts: Facts): Facts {
  const { hours, services, questions, steps } = facts;
  return {
    ...facts,
    ...(hours && { hours: only(hours, isWhole) }),
    ...(services && { services: only(services, ({ name }) => isSaid(name)) }),
    ...(questions && { questions: only(questions, ({ question }) => isSaid(question)) }),
    ...(steps && { steps: only(steps, ({ name }) => isSaid(name)) }),
  };
}

function only<Item, Fact extends { value: Item[] }>(
  fact: Fact,
  isFinished: (item: Item) => boolean,
) {
  return { ...fact, value: fact.value.filter(isFinished) };
}

/** Something that a release leaves out until it is finished. */
export type Unfinished = {
  /** As a sentence. */
  what: string;
  /** As `readContent` names it: “document.pages.0.blocks.2.members.1.name”. */
  path: string;
  where: { of: "block"; page: Page; block: Block; field: string } | { of: "fact"; name: ListFact };
};

type ListFact = "hours" | "services" | "questions" | "steps";

/** What a release of a site as it is would leave out because it is only begun; not what is hidden. */
export function unfinishedParts(content: Content): Unfinished[] {
  const { pages } = content.document;
  const confirmed = allConfirmed(finishedFacts(content.facts));
  const ofBlocks = pages.flatMap((page, pageAt) =>
    page.blocks.flatMap((block, at) =>
      unfinishedInBlock(block, confirmed).map(({ field, what }): Unfinished => {
        const path = `document.pages.${pageAt}.blocks.${at}.${field}`;
        return { what, path, where: { of: "block", page, block, field } };
      }),
    ),
  );
  return [...ofBlocks, ...unfinishedFacts(content.facts)];
}

type InBlock = { field: string; what: string };

function unfinishedInBlock(block: Block, facts: Facts): InBlock[] {
  if (block.hidden) return [];
  const parts = unfinishedItems(block);
  const isLeftOut = parts.length === 0 && isEmpty(finishedBlock(block), facts, "confirmed");
  return isLeftOut
    ? [{ field: mainFields[block.type] ?? "heading", what: whyEmpty(block) }]
    : parts;
}

function unfinishedItems(block: Block): InBlock[] {
  switch (block.type) {
    case "team":
      return block.members.flatMap(({ name }, at) =>
        isSaid(name)
          ? []
          : { field: `members.${at}.name`, what: leftOut("A person without a name") },
      );
    case "testimonials":
      return block.testimonials.flatMap((one, at) => {
        const part = missingPart(one);
        return part
          ? { field: `testimonials.${at}.${part}`, what: leftOut(testimonialWithout[part]) }
          : [];
      });
    case "header":
    case "hero":
    case "notice":
    case "call-to-action":
      return block.actions.flatMap((action, at) => unfinishedAction(action, `actions.${at}`));
    default:
      return [];
  }
}

function unfinishedAction({ label }: Action, field: string): InBlock[] {
  return isSaid(label)
    ? []
    : [{ field: `${field}.label`, what: leftOut("A button without words") }];
}

/** Where to begin in an empty section. */
const mainFields: Partial<Record<Block["type"], string>> = {
  gallery: "photos",
  "before-after": "pairs",
  team: "members",
  testimonials: "testimonials",
  about: "body",
  text: "body",
  notice: "text",
  "call-to-action": "lead",
};

function whyEmpty(block: Block): string {
  if (block.type === "testimonials" && block.testimonials.length > 0) {
    return "The section is left out: the law forbids testimonials in the advertising of this trade.";
  }
  if (block.type === "questions") return "The section is left out: no question has an answer yet.";
  return "The section is left out: there is nothing in it yet.";
}

const testimonialWithout = {
  words: "A testimonial that says nothing",
  author: "A testimonial without who said it",
  source: "A testimonial without where it was said",
  consent: "A testimonial without the day of the consent",
};

type Testimonial = Testimonials["testimonials"][number];

function missingPart(one: Testimonial): keyof typeof testimonialWithout | undefined {
  return (["words", "author", "source", "consent"] as const).find((part) => !isSaid(one[part]));
}

function unfinishedFacts({ hours, services, questions, steps }: Facts): Unfinished[] {
  const find = <Item>(
    name: ListFact,
    items: readonly Item[] | undefined,
    { isFinished, field, what }: { isFinished(item: Item): boolean } & InBlock,
  ) =>
    (items ?? []).flatMap((item, at): Unfinished[] =>
      isFinished(item)
        ? []
        : [{ what, path: `facts.${name}.value.${at}.${field}`, where: { of: "fact", name } }],
    );
  return [
    ...find("hours", hours?.value, {
      ...{ isFinished: isWhole, field: "days" },
      what: leftOut("A row without days, or without a time"),
    }),
    ...find("services", services?.value, {
      ...{ isFinished: ({ name }) => isSaid(name), field: "name" },
      what: leftOut("A service without a name"),
    }),
    ...find("questions", questions?.value, {
      ...{ isFinished: ({ question }) => isSaid(question), field: "question" },
      what: leftOut("A question that asks nothing"),
    }),
    ...find("steps", steps?.value, {
      ...{ isFinished: ({ name }) => isSaid(name), field: "name" },
      what: leftOut("A step without a name"),
    }),
  ];
}

function leftOut(what: string): string {
  return `${what} is left out.`;
}

function isWhole({ days, opens, closes }: Open): boolean {
  return days.length > 0 && isSaid(opens) && isSaid(closes);
}

function isSaid(text: string): boolean {
  return text.trim() !== "";
}

/** What waits for its confirmation is not missing. */
function allConfirmed(facts: Facts): Facts {
  const confirmed = structuredClone(facts);
  for (const fact of Object.values(confirmed)) if (fact) fact.confirmed = true;
  return confirmed;
}
