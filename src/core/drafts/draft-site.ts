import { type Block, type Document, documentSchema } from "../../blocks/document.ts";
import type { Action, Photo } from "../../blocks/fields.ts";
import { contentVersion } from "../../blocks/versions.ts";
import type { ToldSite } from "./facts/facts-from-brief.ts";
import { arrange } from "./pages/arrangements.ts";
import { chooseColour } from "./pages/choose-colour.ts";
import { chooseCompanion } from "./pages/choose-companion.ts";
import { chooseCompositions } from "./pages/choose-compositions.ts";
import { chooseDesign } from "./pages/choose-design.ts";
import { chooseDrawings } from "./pages/choose-drawings.ts";
import { pagesOf } from "./pages/pages.ts";
import { type Material, sectionOf } from "./pages/sections.ts";
import { sortSentences } from "./sentences/sort-sentences.ts";
import { headlineOf } from "./words/headline.ts";
import { type OpeningLines, openingLines } from "./words/opening-lines.ts";
import { askingByMood, headingsOf, patterns, plainAsking } from "./words/our-words.ts";
import { placeOf } from "./words/place-phrase.ts";
import { voiceOf } from "./words/voice.ts";
import { welcome } from "./words/welcome.ts";

export type DraftInput = ToldSite & {
  /** In the order of the customer. */
  photos?: readonly Photo[];
  /** Photos that show the same, before and after. */
  pairs?: readonly { before: Photo; after: Photo }[];
  logo?: Photo;
  /** The one they chose; else the trade and the style choose. */
  design?: Document["design"];
};

/**
 * Drafts a website. The same input and seed give the same document. Its sentences are the customer’s
 * own, those of our-words.ts and those of the catalogue: ours claim nothing.
 *
 * @param seed such as the brief’s id; chooses between words that are equally good
 */
export function draftSite(input: DraftInput, seed: string): Document {
  const { facts, business, photos = [] } = input;
  const voice = voiceOf(input, seed);
  const { say, choose } = voice;
  const headings = headingsOf(business);
  const asking = business ? askingByMood[business.mood] : plainAsking;
  const name = facts.shortName?.value ?? facts.name.value;
  const trade = tradeIn(input, voice.isOne);
  const where = placeOf(facts.area?.value ?? [], input.paragraphs.flat());
  const lines = openingLines(input, { where, seed });
  const headline = headlineOf(input, { where, trade, name, lines });
  const sorted = sortSentences(input, headline);
  const lead = sorted.lead ?? lineBelow(headline, lines);
  // Where food is taken away, nobody books a table.
  const isTakeaway =
    business?.mood === "food" && /\btake[ -]?aways?\b/i.test(facts.trade?.value ?? "");
  const asked = isTakeaway ? undefined : business;
  const ask = say(asked?.headings?.ask ?? asking.ask);
  const actions: Action[] = [
    ...(facts.phone ? [{ label: say(patterns.callUs), to: "phone" as const }] : []),
    { label: ask, to: "enquiry" },
  ];
  const hasAbout = sorted.body !== "" || facts.credentials !== undefined;
  const [heroPhoto, aboutPhoto] = photos;
  const material: Material = {
    ...{ told: input, headings, sorted, voice, aboutPhoto, pairs: input.pairs ?? [] },
    photos: photos.slice(hasAbout ? 2 : 1),
  };
  const { home, others } = pagesOf({
    sections: arrange(business?.mood, seed).flatMap(
      (section) => sectionOf(section, material) ?? [],
    ),
    contact: {
      id: "contact",
      type: "contact",
      menu: say("Contact"),
      heading: choose(headings.contact),
      ...(asked?.enquiry && { details: asked.enquiry.details.map(say) }),
      question: say(asked?.enquiry?.question ?? asked?.headings?.question ?? asking.question),
    },
    servicesCount: facts.services?.value.length ?? 0,
    lead: sorted.lead,
    actions,
    more: say(patterns.more),
  });
  const blocks: Block[] = [
    {
      id: "top",
      type: "header",
      name: { fact: facts.shortName ? "shortName" : "name" },
      ...(input.logo && { logo: input.logo }),
      actions: [
        facts.phone ? { label: say(patterns.call), to: "phone" } : { label: ask, to: "enquiry" },
      ],
    },
    welcome(input, { headline, lead, trade, where, actions, photo: heroPhoto }),
    ...warning(input.warnings),
    ...home,
    {
      ...{ id: "bottom", type: "footer", name: { fact: "name" } },
      ...(input.requests.footer && { note: input.requests.footer }),
    },
  ];
  const design = input.design ?? chooseDesign(business, input.style, facts.area?.value);
  const pages = [
    { id: "home", path: "", ...(others.length > 0 && { menu: say(patterns.home) }), blocks },
    ...others,
  ];
  const companion = chooseCompanion(input, seed);
  return documentSchema.parse({
    version: contentVersion,
    design,
    colour: input.colours.brand ?? chooseColour({ name: facts.name.value, business }, design, seed),
    ...(companion && { companion }),
    ...(business?.type && { businessType: business.type }),
    ...(input.colours.accent && { accent: input.colours.accent }),
    ...(input.requests.lowerCase && { lowerCase: true }),
    pages: chooseCompositions(chooseDrawings(pages, input, seed), { design, facts, seed }),
  });
}

/** Above everything that people may order: the first as large as a heading. */
function warning([heading, ...others]: readonly string[]): Block[] {
  if (heading === undefined) return [];
  const text = others.map((other) => `${other}.`).join(" ");
  return [{ id: "warning", type: "notice", heading, ...(text && { text }), actions: [] }];
}

/** The trade in a word of the customer’s; undefined where we only guess it. */
function tradeIn({ facts, business, paragraphs }: ToldSite, isOne: boolean): string | undefined {
  const said = `${facts.name.value} ${paragraphs.flat().join(" ")}`.toLowerCase();
  const offer = business?.offer;
  const isOffered =
    offer !== undefined &&
    said.includes(offer.slice(0, Math.max(4, offer.length - 1)).toLowerCase());
  if (facts.trade?.confirmed) {
    const isPerson = /(?:er|or|ist|ian|agent)$/.test(facts.trade.value);
    return isPerson && !isOne && isOffered ? offer : facts.trade.value;
  }
  return isOffered ? offer : undefined;
}

/** Not the one that is above it already. */
function lineBelow(headline: string, { small }: OpeningLines): string | undefined {
  return small === headline ? undefined : small;
}
