import type { Bird, Worn } from "../../../blocks/companions/art.ts";
import type { Companion } from "../../../blocks/companions/schema.ts";
import type { Subject } from "../../../blocks/subjects/names.ts";
import { subjectsOf } from "../../../catalogue/subjects.ts";
import { hash, pick } from "../../ideas/embedded/seed.ts";
import type { BusinessMood } from "../../trades/business.ts";
import type { ToldSite } from "../facts/facts-from-brief.ts";

/**
 * The bird of a site by its seed, dressed for the trade: two of one trade have two. None for care and
 * the professions, which are about grave things too, where a bird would be taken for what is offered,
 * and where the customer wants none.
 */
export function chooseCompanion(
  { business, isExcluded }: Pick<ToldSite, "business" | "isExcluded">,
  seed: string,
): Companion | undefined {
  const mood = business?.mood;
  const outfits = mood && outfitsByMood[mood];
  if (!outfits || ["birds", "animals"].some(isExcluded)) return undefined;
  if (subjectsOf(business.id).some((subject) => feathered.has(subject))) return undefined;
  const allowed = birds.filter((bird) => !isExcluded(bird));
  if (allowed.length === 0) return undefined;
  const bird = pick(allowed, `${seed}/bird`);
  const wears = outfits[hash(`${seed}/outfit`) % outfits.length];
  return { bird, ...(wears && { wears }) };
}

const birds: readonly Bird[] = ["magpie", "kookaburra", "galah"];

const feathered: ReadonlySet<Subject> = new Set([
  "bird",
  "bird-cage",
  "dove",
  "eagle",
  "egg",
  "feather",
  "hen-house",
  "parrot",
]);

const outfitsByMood: Readonly<Partial<Record<BusinessMood, readonly (Worn | undefined)[]>>> = {
  trades: ["hard-hat"],
  food: ["bow-tie"],
  shop: ["glasses"],
  home: [undefined],
  vehicles: ["hard-hat"],
  play: [undefined],
  studio: ["glasses"],
  animals: [undefined],
  wellbeing: [undefined],
  beauty: [undefined],
};
