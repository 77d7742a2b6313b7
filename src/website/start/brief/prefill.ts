import { broughtIdea, type HandOff } from "../../../content/hand-off.ts";
import type { ChosenPreview } from "../../../core/briefs/briefs.ts";
import { type BriefValues, longest } from "../../../core/briefs/fields.ts";
import { briefValues } from "./brief-values.ts";

/** What a free tool, the ideas widget or a preview passed on, by form field. */
export function prefilledValues(
  handOff: Pick<HandOff, "idea">,
  preview?: ChosenPreview,
): BriefValues {
  const {
    name = preview?.name ?? "",
    text = preview ? [preview.trade, preview.place].filter(Boolean).join(", ") : "",
  } = broughtIdea(handOff);
  return {
    ...briefValues(new FormData()),
    business_name: name.slice(0, longest.business_name),
    business_description: text.slice(0, longest.business_description),
    service_area: (preview?.place ?? "").slice(0, longest.service_area),
    domain_preferences: (handOff.idea.domain ?? "").slice(0, longest.domain_preferences),
  };
}
