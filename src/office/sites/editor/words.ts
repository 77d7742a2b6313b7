import type { Block, Document, Page } from "../../../blocks/document.ts";
import { type FactName, type Facts, factOf } from "../../../blocks/facts.ts";
import type { Text } from "../../../blocks/fields.ts";
import { hoursLines } from "../../../blocks/opening-hours.ts";
import { blockNames } from "../../../core/sites/block-names.ts";
import type { Finding } from "../../../core/sites/finding.ts";
import type { Content, ContentPlace } from "../../../core/sites/merge.ts";

export const factNames: Record<FactName, string> = {
  name: "Business name",
  shortName: "Short name",
  trade: "Trade",
  phone: "Phone",
  email: "Email",
  address: "Address",
  area: "Area",
  areaNote: "Note on the area",
  hours: "Opening hours",
  hoursNote: "Note on hours",
  services: "Services",
  credentials: "Licences and memberships",
  questions: "Usual questions",
  steps: "How it works",
};

/** What the fields of blocks, pages and the look are called. */
export const fieldNames: Readonly<Record<string, string>> = {
  headline: "Headline",
  kicker: "Above the headline",
  lead: "Below the headline",
  heading: "Heading",
  intro: "Introduction",
  body: "Text",
  text: "Text",
  note: "Note",
  points: "Short facts",
  name: "Name",
  logo: "Logo",
  photo: "Photo",
  photos: "Photos",
  pairs: "Pairs of photos",
  scene: "Drawing",
  bigPhone: "Large phone number",
  action: "Button",
  actions: "Buttons",
  question: "What the message box asks",
  until: "Until",
  members: "People",
  testimonials: "Testimonials",
  menu: "Name in the menu",
  hidden: "Hidden",
  title: "Title of the page",
  path: "Address",
  description: "Description of the page",
  design: "Design",
  colour: "Brand colour",
  accent: "Second colour",
  lowerCase: "Everything in lower case",
  pages: "Pages",
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

/** What tells a block from others of its kind: its headline or heading. */
export function blockTitle(block: Block, facts: Facts): string {
  switch (block.type) {
    case "header":
    case "footer":
      return textOf(block.name, facts);
    case "hero":
      return textOf(block.headline, facts);
    default:
      return textOf(block.heading, facts);
  }
}

/** “Photos “The shop””, of a section. */
export function sectionInWords(block: Block, facts: Facts): string {
  const title = blockTitle(block, facts);
  return title ? `${blockNames[block.type]} “${title}”` : blockNames[block.type];
}

function textOf(text: Text, facts: Facts): string {
  return typeof text === "string" ? text : (factOf(facts, text.fact, "all") ?? "");
}

/** A fact in one line. */
export function factInWords(facts: Facts, name: FactName): string {
  switch (name) {
    case "area":
    case "credentials":
      return facts[name]?.value.join(", ") ?? "";
    case "services":
    case "steps":
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
  const kinds = new Set(usesOfFact(document, name).map(({ block }) => blockNames[block.type]));
  return kinds.size > 0 ? `Shown in: ${[...kinds].join(", ")}` : "Shown nowhere yet";
}

function showsFact(block: Block, name: FactName): boolean {
  if (factsShownBy(block).includes(name)) return true;
  // Texts of a block stand for facts, and its buttons lead to some.
  return JSON.stringify(block).includes(`{"fact":"${name}"}`) || leadsTo(block, name);
}

function leadsTo(block: Block, name: FactName): boolean {
  if ("actions" in block) return block.actions.some(({ to }) => to === name);
  return "action" in block && block.action?.to === name;
}

/** The facts that a section shows besides what its texts say. */
export function factsShownBy(block: Block): readonly FactName[] {
  if (block.type === "hero" && block.bigPhone) return ["phone"];
  return shownBy[block.type] ?? [];
}

const shownBy: Partial<Record<Block["type"], readonly FactName[]>> = {
  services: ["services"],
  about: ["credentials"],
  steps: ["steps"],
  questions: ["questions"],
  area: ["area", "areaNote"],
  contact: ["phone", "email", "address", "area", "areaNote", "hours", "hoursNote"],
  footer: ["phone", "email"],
};

/** “Opening “Bread, by hand”: Headline”, of where something is stored. */
export function placeInWords({ owner, path }: ContentPlace, { document, facts }: Content): string {
  const [name = ""] = path;
  if (owner === "facts")
    return allFacts.flatMap((known) => (known === name ? factNames[known] : [])).join();
  const field = fieldNames[name] ?? "all of it";
  if (owner === "document") return field;
  const page = document.pages.find(({ id }) => id === owner);
  if (page) return `Page “${pageName(page)}”: ${field}`;
  const block = document.pages.flatMap(({ blocks }) => blocks).find(({ id }) => id === owner);
  return block ? `${sectionInWords(block, facts)}: ${field}` : "A section";
}

export function factsToConfirm(facts: Facts): FactName[] {
  return allFacts.filter((name) => facts[name]?.confirmed === false);
}

export const allFacts = Object.keys(factNames).filter(
  (name): name is FactName => name in factNames,
);

/** “Photos “The shop” on “Home””, of what a check found. */
export function placeOfFinding({ where }: Finding, facts: Facts): string {
  switch (where.of) {
    case "fact":
      return factNames[where.name];
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
    const fact = allFacts.find((known) => known === name);
    return fact ? factNames[fact] : "Facts";
  }
  const page = name === "pages" ? pages[Number(pageAt)] : undefined;
  const block = page?.blocks[Number(blockAt)];
  return block ? blockNames[block.type] : page ? pageName(page) : "Look";
}
