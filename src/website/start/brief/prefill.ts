import type { HandOff } from "../../../content/hand-off.ts";
import { type BriefValues, longest } from "../../../core/briefs/fields.ts";
import { briefValues } from "./brief-values.ts";

/** What a free tool or the ideas widget has handed over, in the fields that it fits. */
export function prefilledValues({ idea }: Pick<HandOff, "idea">): BriefValues {
  const name = idea.businessName ?? idea.business_idea ?? idea.idea ?? "";
  const description = idea.description ?? idea.siteType ?? "";
  return {
    ...briefValues(new FormData()),
    business_name: name.slice(0, longest.business_name),
    business_description: description.slice(0, longest.business_description),
  };
}
