import { broughtIdea, type HandOff } from "../../../content/hand-off.ts";
import { type BriefValues, longest } from "../../../core/briefs/fields.ts";
import { briefValues } from "./brief-values.ts";

/** What a free tool or the ideas widget passed on, by form field. */
export function prefilledValues(handOff: Pick<HandOff, "idea">): BriefValues {
  const { name = "", text = "" } = broughtIdea(handOff);
  return {
    ...briefValues(new FormData()),
    business_name: name.slice(0, longest.business_name),
    business_description: text.slice(0, longest.business_description),
    domain_preferences: (handOff.idea.domain ?? "").slice(0, longest.domain_preferences),
  };
}
