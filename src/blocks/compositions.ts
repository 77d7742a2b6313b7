import { aboutFits } from "./about/fits.ts";
import { contactFits } from "./contact/fits.ts";
import type { Block, BlockOf } from "./document.ts";
import type { Facts } from "./facts/facts.ts";
import type { Composed, Fits, Shown } from "./fits.ts";
import { galleryFits } from "./gallery/fits.ts";
import { heroFits } from "./hero/fits.ts";
import { questionsFits } from "./questions/fits.ts";
import { servicesFits } from "./services/fits.ts";
import { stepsFits } from "./steps/fits.ts";

const fits: { [Type in Composed]: Fits<Type> } = {
  hero: heroFits,
  about: aboutFits,
  services: servicesFits,
  steps: stepsFits,
  questions: questionsFits,
  gallery: galleryFits,
  contact: contactFits,
};

/** The ways in which a section can be laid out, as there is enough to show. */
export function fittingCompositions<Type extends Composed>(
  block: BlockOf[Type],
  facts: Facts,
  shown: Shown,
): ReadonlySet<string> {
  const fitsOf: Fits<Type> = fits[block.type];
  const found = Object.entries<boolean>(fitsOf(block, facts, shown));
  return new Set(found.filter(([, fits]) => fits).map(([name]) => name));
}

/** How a section is laid out: undefined for the design’s own way, also where another does not fit. */
export function compositionOf<Name extends string>(
  block: BlockOf[Composed] & { composition?: Name | undefined },
  facts: Facts,
  shown: Shown,
): Name | undefined {
  const { composition } = block;
  if (!composition || !fittingCompositions(block, facts, shown).has(composition)) return undefined;
  return composition;
}

export function hasCompositions(block: Block): block is BlockOf[Composed] {
  return block.type in fits;
}
