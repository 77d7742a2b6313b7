import type { Document } from "../../blocks/document.ts";
import type { City } from "../../content/cities/city.ts";
import { cities } from "../../content/cities.ts";
import type { Words } from "../drafts/draft-from-words.ts";

/** A business that we made up, to show what a sketch is like. */
export type Sample = Readonly<Words> & {
  design: Document["design"];
  /** Where its page is. */
  path: string;
};

/** One for each design, in the order of the wall on home. */
export const samples: readonly Sample[] = [
  sampleOf("market", "Crumpet Moon Bakehouse", "bakery", "Newcastle"),
  sampleOf("workshop", "Gasket & Gumboot", "mechanic", "Bendigo"),
  sampleOf("coast", "Wobbegong Surf School", "surf school", "Torquay"),
  sampleOf("ledger", "Quillfeather Books", "bookkeeper", "Orange"),
  sampleOf("verandah", "Bramblewick Flowers", "florist", "Daylesford"),
  sampleOf("poster", "Loud Galah Barbers", "barber", "Dubbo"),
  sampleOf("clinic", "Tallbone Physio", "physiotherapist", "Geelong"),
  sampleOf("stockroom", "Thimble & Thunder", "toy shop", "Hobart"),
];

function sampleOf(design: Document["design"], name: string, trade: string, place: string): Sample {
  return { design, name, trade, place, path: pathOf(design) };
}

/** The one that a city’s page shows. */
export function citySample({ slug, name: place, sample }: City): Sample {
  return { ...sample, place, path: pathOf(slug) };
}

/** The sample whose page is at this path. */
export function findSample(path: string): Sample | undefined {
  return [...samples, ...cities.map(citySample)].find((sample) => sample.path === path);
}

function pathOf(name: string): string {
  return `/samples/${name}`;
}
