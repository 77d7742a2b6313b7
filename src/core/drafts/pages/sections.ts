import type { Block } from "../../../blocks/document.ts";
import type { Photo } from "../../../blocks/fields.ts";
import type { ToldSite } from "../facts/facts-from-brief.ts";
import { mapPoints } from "../facts/map-points.ts";
import type { Sorted } from "../sentences/sort-sentences.ts";
import { type Headings, patterns } from "../words/our-words.ts";
import type { Voice } from "../words/voice.ts";
import type { Section } from "./arrangements.ts";

/** What sections are made of. */
export type Material = {
  told: ToldSite;
  headings: Headings;
  sorted: Sorted;
  /** For the gallery, and beside the text about the business. */
  photos: readonly Photo[];
  aboutPhoto: Photo | undefined;
  pairs: readonly { before: Photo; after: Photo }[];
  voice: Voice;
};

/** A section of a page; undefined where there is nothing to put into it. */
export function sectionOf(section: Section, material: Material): Block | undefined {
  return makers[section](material);
}

const makers: Record<Section, (material: Material) => Block | undefined> = {
  services,
  photos,
  "before and after": beforeAfter,
  about,
  team,
  steps,
  area,
  questions,
};

function services({ told, headings, voice: { say, choose } }: Material): Block | undefined {
  const { facts, business } = told;
  if (!facts.services) return undefined;
  const isPriced = facts.services.value.some(({ price }) => price);
  const { menu, priced, unpriced } = business?.headings ?? {};
  const own = isPriced ? priced : unpriced;
  return {
    id: "services",
    type: "services",
    menu: say(menu ?? (isPriced ? "Prices" : "Services")),
    heading: own ? say(own) : choose(isPriced ? headings.priced : headings.unpriced),
  };
}

function photos({ photos, voice: { say } }: Material): Block | undefined {
  if (photos.length === 0) return undefined;
  return {
    id: "gallery",
    type: "gallery",
    menu: say(patterns.photos),
    heading: say(patterns.photos),
    photos: photos.slice(0, 24),
  };
}

function beforeAfter({ pairs, voice: { say } }: Material): Block | undefined {
  if (pairs.length === 0) return undefined;
  return {
    id: "before-after",
    type: "before-after",
    menu: say(patterns.beforeAfter),
    heading: say(patterns.beforeAfter),
    pairs: pairs.slice(0, 12),
  };
}

/** Their words, and what a person has yet to see proof of. */
function about({
  told,
  sorted: { body },
  aboutPhoto,
  headings,
  voice,
}: Material): Block | undefined {
  const { say, choose } = voice;
  if (body === "" && !told.facts.credentials) return undefined;
  return {
    id: "about",
    type: "about",
    menu: say("About"),
    heading: choose(headings.about),
    body,
    points: [],
    ...(aboutPhoto && { photo: aboutPhoto }),
  };
}

function team({ sorted, voice: { say } }: Material): Block | undefined {
  if (sorted.team.length === 0) return undefined;
  return { id: "team", type: "team", heading: say(patterns.team), members: sorted.team };
}

function steps({ told, headings, voice: { choose } }: Material): Block | undefined {
  if (!told.facts.steps) return undefined;
  return { id: "steps", type: "steps", heading: choose(headings.steps) };
}

/** Fewer without a map are told in the contact section. */
const MANY_PLACES = 6;

function area({ told, headings, voice: { choose } }: Material): Block | undefined {
  const places = told.facts.area?.value ?? [];
  const points = mapPoints(places);
  if (!points && places.length < MANY_PLACES) return undefined;
  return { id: "area", type: "area", heading: choose(headings.area), ...(points && { points }) };
}

function questions({ told, headings, voice: { choose } }: Material): Block | undefined {
  if (!told.facts.questions) return undefined;
  return { id: "questions", type: "questions", heading: choose(headings.questions) };
}
