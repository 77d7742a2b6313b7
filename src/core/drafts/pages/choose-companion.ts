import type { Bird, Worn } from "../../../blocks/companions/art.ts";
import { type Companion, companion } from "../../../blocks/companions/schema.ts";
import type { Subject } from "../../../blocks/subjects/names.ts";
import { subjectsOf } from "../../../catalogue/subjects.ts";
import { hash, pick } from "../../ideas/embedded/seed.ts";
import type { BusinessMood } from "../../trades/business.ts";
import type { ToldSite } from "../facts/facts-from-brief.ts";

/**
 * The bird of a site by its seed, dressed for the trade: two of one trade have two. None for care and
 * the professions, which are about grave things too, nor for what endangers health; nor where a bird
 * would be taken for what is offered, and where the customer wants none.
 */
export function chooseCompanion(
  { business, isExcluded }: Pick<ToldSite, "business" | "isExcluded">,
  seed: string,
): Companion | undefined {
  const mood = business?.mood;
  const outfits = mood && outfitsByMood[mood];
  if (!outfits || ["birds", "animals"].some(isExcluded)) return undefined;
  if (grave.has(business.id)) return undefined;
  if (subjectsOf(business.id).some((subject) => feathered.has(subject))) return undefined;
  const allowed = companion.shape.bird.options.filter((bird) => !isExcluded(bird));
  if (allowed.length === 0) return undefined;
  const bird = pick(allowed, `${seed}/bird`);
  const wears = outfits[hash(`${seed}/outfit`) % outfits.length];
  return { bird, ...(wears && !unfitting[bird]?.includes(wears) && { wears }) };
}

/** Of a mood that has birds, but no laughing matter. */
const grave: ReadonlySet<string> = new Set(["asbestos-removalist"]);

const feathered: ReadonlySet<Subject> = new Set([
  ...(["bird", "bird-cage", "dove", "eagle", "egg", "falcon"] as const),
  ...(["feather", "hen-house", "parrot"] as const),
]);

/** Undefined: nothing, which is as good. */
const outfitsByMood: Readonly<Partial<Record<BusinessMood, readonly (Worn | undefined)[]>>> = {
  trades: ["hard-hat", "hard-hat", "cap"],
  home: ["straw-hat", "scarf", "cap", undefined],
  vehicles: ["cap", "sunglasses", undefined],
  food: ["chef-hat", "chef-hat", "bow-tie"],
  shop: ["bow-tie", "glasses", "beret", undefined],
  studio: ["beret", "glasses", "scarf"],
  pictures: ["beret", "sunglasses", undefined],
  play: ["party-hat", "sunglasses", "headphones"],
  learning: ["glasses", "cap", undefined],
  stay: ["straw-hat", "sunglasses", undefined],
  beauty: ["flower", "scarf", undefined],
  wellbeing: ["flower", "scarf", undefined],
  animals: ["scarf", "bow-tie", undefined],
};

/** What a crest, a comb or a bill gets in the way of. */
const unfitting: Readonly<Partial<Record<Bird, readonly Worn[]>>> = {
  pelican: ["bow-tie", "scarf"],
  cockatoo: ["flower", "straw-hat"],
  hen: ["flower", "headphones", "bow-tie"],
  galah: ["headphones"],
  wren: ["headphones", "glasses"],
  wagtail: ["straw-hat", "beret", "party-hat"],
};
