import type { Document } from "../../blocks/document.ts";

/** A place on the map, in decimal degrees (GeoNames, CC BY 4.0). */
export type MapPoint = { name: string; latitude: number; longitude: number };

/** Something true about a city, and who says so. */
type CityFact = { text: string; source: string };

/** One block of a city’s story about its businesses: running text, or a list under a line. */
export type StoryBlock =
  | { kind: "text"; text: string }
  | { kind: "list"; lead: string; items: readonly string[] };

/** The five questions of every city page, by what they are about. */
export type CityQuestion = "cost" | "speed" | "export" | "assistant" | "area";

/**
 * A landing page’s own words. What all city pages share lives in `city-faqs.ts` and `offer.ts`;
 * nothing here may be true of two cities.
 */
export type City = MapPoint & {
  /** As in `/ai-smart-websites-{slug}`. */
  slug: string;
  state: "NSW" | "VIC" | "QLD" | "SA" | "WA" | "TAS" | "NT" | "ACT";
  setting: "coast" | "inland";
  role: "capital" | "regional" | "suburb";
  /** `label` is the number as a page says it, rounded; `source` names the year it was counted in. */
  population: { label: string; area: string; source: string };
  /** For the drawn map, nearest first or in the order a local would list them. */
  neighbours: readonly MapPoint[];
  /** Without the company’s name, which the layout adds: at most 46 characters. */
  title: string;
  /** At most 155 characters. */
  description: string;
  keywords: readonly string[];
  heroLine: string;
  intro: string;
  /** What the region’s small businesses do. */
  businesses: readonly StoryBlock[];
  /** A business of a trade that is at home here, made up, whose website the page shows. */
  sample: { name: string; trade: string; design: Document["design"] };
  facts: readonly [CityFact, CityFact, CityFact];
  /** How a year goes here, for someone who sells things. */
  seasons: string;
  /** Opens the “why businesses choose us” block. */
  whyUs: string;
  /** Opens the “what makes us different” list. */
  different: string;
  /** The two questions that this city answers in its own words. */
  answers: Partial<Record<CityQuestion, string>>;
  /** Only the four cities that carry LocalBusiness data. */
  areaServed?: readonly string[];
};
