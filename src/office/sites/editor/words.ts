import { describeBlock } from "../../../blocks/descriptions.ts";
import type { Block, Document, Page } from "../../../blocks/document.ts";
import { describeFact, factNames } from "../../../blocks/facts/fact-descriptions.ts";
import type { FactName, Facts } from "../../../blocks/facts/facts.ts";
import { hoursLines } from "../../../blocks/facts/opening-hours.ts";
import type { Finding } from "../../../core/sites/checks/finding.ts";
import { actionsOf, blockTitle, factsShownBy } from "../../../core/sites/revisions/block-values.ts";
import type { Content, ContentPlace } from "../../../core/sites/revisions/merge.ts";

/** What the fields are called that every section, every page and the look of a site have. */
const ofSections = { menu: "Name in the menu", hidden: "Hidden" };
const ofPages = {
  ...{ title: "Title of the page", path: "Address", menu: "Name in the menu" },
  description: "Description of the page",
};
const ofLook = {
  ...{ design: "Design", colour: "Brand colour", accent: "Second colour" },
  ...{ companion: "Bird", lowerCase: "Everything in lower case", pages: "Pages" },
  businessType: "Kind of business",
};

type FieldNames = Readonly<Record<string, string>>;

/** What the fields of pages and of the look are called, and what those of a section are. */
export const fieldNames: { page: FieldNames; look: FieldNames; of(block: Block): FieldNames } = {
  page: ofPages,
  look: ofLook,
  of({ type }) {
    const own = Object.entries(describeBlock(type).fields);
    return {
      ...ofSections,
      ...Object.fromEntries(own.map(([key, { name, label }]) => [key, name ?? label])),
    };
  },
};

export const sourceWords: Record<Facts["name"]["source"], string> = {
  brief: "from the brief",
  customer: "from the customer",
  operator: "typed here",
  catalogue: "suggested by us",
};

/** What a page is called in the office, beside its address. */
export function pageName({ title, menu, path }: Page): string {
  return title || menu || (path === "" ? "Home" : `/${path}`);
}

/** “Photos “The shop””, of a section. */
export function sectionInWords(block: Block, facts: Facts): string {
  const { name } = describeBlock(block.type);
  const title = blockTitle(block, facts);
  return title ? `${name} “${title}”` : name;
}

/** A fact in one line. */
export function factInWords(facts: Facts, name: FactName): string {
  switch (name) {
    case "area":
    case "credentials":
      return facts[name]?.value.join(", ") ?? "";
    case "profiles":
      return facts.profiles?.value.join(", ") ?? "";
    case "services":
    case "steps":
    case "links":
      return facts[name]?.value.map(({ name }) => name).join(", ") ?? "";
    case "questions":
      return facts.questions?.value.map(({ question }) => question).join(" ") ?? "";
    case "hours":
      return hoursLines(facts.hours?.value ?? [])
        .map(({ days, times }) => `${days} ${times}`)
        .join("; ");
    default:
      return facts[name]?.value ?? "";
  }
}

/** The sections that show a fact, in their order. */
export function usesOfFact({ pages }: Document, name: FactName): { page: Page; block: Block }[] {
  return pages.flatMap((page) =>
    page.blocks.filter((block) => showsFact(block, name)).map((block) => ({ page, block })),
  );
}

/** “Shown in: Header, Contact and enquiries”, each kind of section once. */
export function usesInWords(document: Document, name: FactName): string {
  const kinds = new Set(
    usesOfFact(document, name).map(({ block }) => describeBlock(block.type).name),
  );
  return kinds.size > 0 ? `Shown in: ${[...kinds].join(", ")}` : "Not shown anywhere yet";
}

function showsFact(block: Block, name: FactName): boolean {
  if (factsShownBy(block).includes(name)) return true;
  // Texts of a block name facts, and its buttons lead to some.
  return JSON.stringify(block).includes(`{"fact":"${name}"}`) || leadsTo(block, name);
}

function leadsTo(block: Block, name: FactName): boolean {
  return actionsOf(block).some(({ action: { to } }) => {
    if (typeof to === "object") return "link" in to && name === "links";
    return (to === "directions" ? "address" : to) === name;
  });
}

/** “Opening “Bread, by hand”: Headline”, of where something is stored. */
export function placeInWords({ owner, path }: ContentPlace, { document, facts }: Content): string {
  const [name = ""] = path;
  if (owner === "facts")
    return factNames.flatMap((known) => (known === name ? describeFact(known).label : [])).join();
  const whole = "all of it";
  if (owner === "document") return fieldNames.look[name] ?? whole;
  const page = document.pages.find(({ id }) => id === owner);
  if (page) return `Page “${pageName(page)}”: ${fieldNames.page[name] ?? whole}`;
  const block = document.pages.flatMap(({ blocks }) => blocks).find(({ id }) => id === owner);
  if (!block) return "A section";
  return `${sectionInWords(block, facts)}: ${fieldNames.of(block)[name] ?? whole}`;
}

export function factsToConfirm(facts: Facts): FactName[] {
  return factNames.filter((name) => facts[name]?.confirmed === false);
}

/** “Photos “The shop” on “Home””, of what a check found. */
export function placeOfFinding({ where }: Pick<Finding, "where">, facts: Facts): string {
  switch (where.of) {
    case "fact":
      return describeFact(where.name).label;
    case "page":
      return `Page “${pageName(where.page)}”`;
    case "block":
      return `${sectionInWords(where.block, facts)} on “${pageName(where.page)}”`;
  }
}

/** Which part of the editor a problem is in, such as “Email” or “Opening”. */
export function placeOfProblem(path: string, { pages }: Document): string {
  const [part, name, pageAt, , blockAt] = path.split(".");
  if (part === "facts") {
    const fact = factNames.find((known) => known === name);
    return fact ? describeFact(fact).label : "Facts";
  }
  const page = name === "pages" ? pages[Number(pageAt)] : undefined;
  const block = page?.blocks[Number(blockAt)];
  return block ? describeBlock(block.type).name : page ? pageName(page) : "Look";
}
