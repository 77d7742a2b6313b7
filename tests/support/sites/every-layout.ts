import { describeBlock } from "../../../src/blocks/descriptions.ts";
import {
  type Block,
  type Document,
  documentSchema,
  type Page,
} from "../../../src/blocks/document.ts";
import { type Facts, factsSchema } from "../../../src/blocks/facts/facts.ts";
import type { Icon } from "../../../src/blocks/icons/names.ts";
import { everyBlock, everyFact } from "./every-block.ts";

const services: [name: string, price: string, note: string, icon?: Icon][] = [
  ["Call-out", "$120", "The first half hour is in it, and so is the drive from Lakemba.", "van"],
  [
    "Coolrooms and freezers",
    "from $180",
    "Leaks found, seals fitted, motors changed.",
    "snowflake",
  ],
  ["Display fridges", "from $140", "Cleaned, gassed and set to what you sell.", "storefront"],
  ["Seals and hinges", "", "Cut to size in the van, for doors of any age."],
  ["Service twice a year", "$95 a visit", "Coils cleaned and temperatures written down.", "wrench"],
];

const story = [
  "We mend what keeps food cold, from the cool room of a butcher to the fridge behind a bar.",
  "It began with one van and a box of seals in 1998. Most of what we know we learned from motors that were too young to die, and from owners who rang in time. A coil that is cleaned twice a year lasts twice as long, and we write down each temperature so that you can see it.",
  "We come from Lakemba and seldom go further than Earlwood, since a freezer does not wait in traffic. If you ring before ten, we are usually there before lunch, with the parts that the maker recommends and a price that you know before we begin.",
].join("\n\n");

/** With enough to show for each layout. */
export const enoughFacts: Facts = factsSchema.parse({
  ...everyFact,
  services: {
    ...everyFact.services,
    value: services.map(([name, price, note, icon], at) => ({
      ...{ id: `service-${at}`, name, note },
      ...(price && { price }),
      icon,
    })),
  },
  questions: {
    ...everyFact.questions,
    value: everyFact.questions?.value.flatMap(({ id, question, answer }) => [
      { id, question, ...(answer && { answer }) },
      {
        id: `${id}-too`,
        question: `And another: ${question}`,
        answer: `Ask us. ${story.slice(0, 90)}`,
      },
    ]),
  },
  steps: {
    ...everyFact.steps,
    value: everyFact.steps?.value.map((step) => ({ note: "Before anything is begun.", ...step })),
  },
});

const photo = (key: string, width: number, height: number) => ({
  ...{ key, alt: `A photo of the ${key}`, widths: [480, 960, 1600], width, height },
});

/** What a layout shows instead of what its block has anyway, so that there is enough for it. */
const shownIn: { readonly [layout: string]: object } = {
  "hero, beside": { headline: "Cold again by noon", photo: photo("bench", 1600, 1000) },
  "hero, wide": { headline: "Cold again by lunch", photo: photo("workshop", 1600, 1000) },
  "hero, tall": { headline: "Cold again before school is out", photo: photo("shelf", 960, 1280) },
  "hero, words": { headline: "Cold again by four" },
  "hero, emblem": { headline: "Cold again by six" },
  "contact, across": { details: ["Rego", "Suburb or town"] },
  "contact, form": { details: ["About how many metres"] },
  "contact, details": { details: ["From", "To", "Date"] },
  footer: { scene: "toolbox" },
  "services, feature": { scene: "toolbox" },
  "services, prices": { scene: "toolbox" },
  "steps, picture": { scene: "toolbox" },
  "questions, picture": { scene: "toolbox" },
  "about, statement": { body: story },
  "about, columns": { body: story, photo: photo("van", 1600, 900) },
  "gallery, grid": { photos: photos(5) },
  "gallery, feature": { photos: photos(6) },
  "gallery, strip": { photos: photos(7) },
};

function photos(count: number) {
  const sizes = [[1600, 1000] as const, [960, 1280] as const, [1200, 900] as const];
  return Array.from({ length: count }, (_, at) => {
    const [width, height] = sizes[at % sizes.length] ?? [960, 640];
    return photo(`job-${"abcdefghij".charAt(at)}`, width, height);
  });
}

/** A page with every block, each followed by itself in its other layouts. */
export function everyLayout(look: Partial<Document> = {}): { document: Document; page: Page } {
  const { document, page } = everyBlock(look);
  const blockSchema = documentSchema.shape.pages.element.shape.blocks.element;
  const blocks = page.blocks.flatMap((block): Block[] => {
    const { fields, heading, name: blockName } = describeBlock(block.type);
    const { composition } = fields;
    const names = composition?.kind === "layout" ? Object.keys(composition.options) : [];
    const others = names.map((name) => ({
      ...{ ...block, id: `${block.id}-${name}`, composition: name },
      // No two sections of a page have the same name.
      ...{ menu: undefined, [heading]: `${blockName}: ${name}` },
      ...shownIn[`${block.type}, ${name}`],
    }));
    const own = { ...block, ...shownIn[block.type] };
    return [own, ...others].map((each) => blockSchema.parse(each));
  });
  return { document, page: { ...page, blocks } };
}
