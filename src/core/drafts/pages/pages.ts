import type { Block, Page } from "../../../blocks/document.ts";
import type { Action } from "../../../blocks/fields.ts";
import { sentencesOf } from "../sentences/sentences.ts";
import { cut } from "../words/texts.ts";
import { chapters } from "./chapters.ts";

/** More than these get their own page. */
const MANY_SERVICES = 14;
const MANY_PHOTOS = 9;
const LONG_TEXT = 1_200;

/** Of a long text, at home. */
const MAX_TASTE = 320;

export type PagesInput = {
  /** Between the welcome and the contact section, for one page. */
  sections: readonly Block[];
  contact: Extract<Block, { type: "contact" }>;
  servicesCount: number;
  /** Of the text about them, what already is below the headline at home. */
  lead: string | undefined;
  /** On each page that has no form. */
  actions: Action[];
  /** On the button that leads to the whole text, and above what goes on. */
  more: string;
};

type OtherPage = Pick<Page, "id" | "path" | "blocks"> & { menu: string };

/**
 * Content over pages: one, as long as that is easily read. A section that is too long for it becomes a
 * page, with a taste of it at home; then the form has a page too.
 *
 * @returns what follows the welcome at home, and the other pages
 */
export function pagesOf(input: PagesInput): { home: Block[]; others: OtherPage[] } {
  const { sections, contact, actions } = input;
  const spread = sections.map((section) => ({ section, own: ownPageOf(section, input) }));
  const own = spread.flatMap(({ own }) => own ?? []);
  if (own.length === 0) return { home: [...sections, contact], others: [] };
  const ask = (id: string): Block => ({
    ...{ id: `ask-${id}`, type: "call-to-action", heading: contact.heading },
    actions,
  });
  return {
    home: [...spread.map(({ section, own }) => own?.taste ?? section), ask("home")],
    others: [
      ...own.map(({ page }) => ({ ...page, blocks: [...page.blocks, ask(page.id)] })),
      { id: "contact", path: "contact", menu: contact.menu ?? contact.id, blocks: [contact] },
    ],
  };
}

function ownPageOf(
  section: Block,
  { servicesCount, lead, more }: PagesInput,
): { taste: Block; page: OtherPage } | undefined {
  const id = `${section.id}-at-home`;
  const menu = section.menu ?? more;
  if (section.type === "services" && servicesCount > MANY_SERVICES) {
    return {
      taste: {
        ...{ id, type: "call-to-action", heading: section.heading },
        actions: [{ label: menu, to: "services" }],
      },
      page: { id: "services", path: "services", menu, blocks: [section] },
    };
  }
  if (section.type === "gallery" && section.photos.length > MANY_PHOTOS) {
    return {
      taste: { ...section, id, photos: section.photos.slice(0, 3) },
      page: { id: "photos", path: "photos", menu, blocks: [section] },
    };
  }
  if (section.type === "about" && section.body.length > LONG_TEXT) {
    const whole = { ...section, body: lead ? `${lead}\n\n${section.body}` : section.body };
    return {
      taste: {
        ...{
          id,
          type: "call-to-action",
          heading: section.heading,
          lead: beginningOf(section.body),
        },
        actions: [{ label: more, to: { page: "about" } }],
      },
      page: { id: "about", path: "about", menu, blocks: chapters(whole, more) },
    };
  }
  return undefined;
}

/** Its first sentences. */
function beginningOf(text: string): string {
  const [first = ""] = text.split("\n\n");
  let beginning = "";
  for (const sentence of sentencesOf(first.replace(/\n/g, " "))) {
    if (beginning !== "" && beginning.length + sentence.length > MAX_TASTE) break;
    beginning = `${beginning} ${sentence}`;
  }
  return cut(beginning.trim(), 400);
}
