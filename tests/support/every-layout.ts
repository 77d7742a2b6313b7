import { describeBlock } from "../../src/blocks/descriptions.ts";
import { type Block, type Document, documentSchema, type Page } from "../../src/blocks/document.ts";
import { type Facts, factsSchema } from "../../src/blocks/facts.ts";
import { everyBlock, everyFact } from "./every-block.ts";

const services: [name: string, price: string, note: string][] = [
  ["Call-out", "$120", "The first half hour is in it, and so is the drive from Lakemba."],
  ["Coolrooms and freezers", "from $180", "Leaks found, seals fitted, motors changed."],
  ["Display fridges", "from $140", "Cleaned, gassed and set to what you sell."],
  ["Seals and hinges", "", "Cut to size in the van, for doors of any age."],
  ["Service twice a year", "$95 a visit", "Coils cleaned and temperatures written down."],
];

/** With enough to show for each layout. */
export const enoughFacts: Facts = factsSchema.parse({
  ...everyFact,
  services: {
    ...everyFact.services,
    value: services.map(([name, price, note], at) => ({
      ...{ id: `service-${at}`, name, note },
      ...(price && { price }),
    })),
  },
  steps: {
    ...everyFact.steps,
    value: everyFact.steps?.value.map((step) => ({ note: "Before anything is begun.", ...step })),
  },
});

/** A page with every block, each followed by itself in its other layouts. */
export function everyLayout(look: Partial<Document> = {}): { document: Document; page: Page } {
  const { document, page } = everyBlock(look);
  const blockSchema = documentSchema.shape.pages.element.shape.blocks.element;
  const blocks = page.blocks.flatMap((block): Block[] => {
    const { composition } = describeBlock(block.type).fields;
    const names = composition?.kind === "choice" ? Object.keys(composition.options) : [];
    const others = names.map((name) => ({
      ...{ ...block, id: `${block.id}-${name}`, composition: name },
      // No two sections of a page have the same name.
      ...{ menu: undefined, heading: `${describeBlock(block.type).name}: ${name}` },
    }));
    return [block, ...others.map((other) => blockSchema.parse(other))];
  });
  return { document, page: { ...page, blocks } };
}
