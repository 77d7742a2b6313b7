import { broughtIdea, type HandOff } from "../../../content/hand-off.ts";
import type { ChosenSketch } from "../../../core/briefs/briefs.ts";
import { type BriefValues, longest } from "../../../core/briefs/fields.ts";
import { styleOf } from "../../../core/drafts/pages/choose-design.ts";
import { briefValues } from "./brief-values.ts";

/** What a free tool, the ideas widget or a sketch passed on, by form field. */
export function prefilledValues(
  handOff: Pick<HandOff, "idea">,
  sketch?: ChosenSketch,
): BriefValues {
  const {
    name = sketch?.name ?? "",
    text = sketch ? [sketch.trade, sketch.place].filter(Boolean).join(", ") : "",
  } = broughtIdea(handOff);
  return {
    ...briefValues(new FormData()),
    business_name: name.slice(0, longest.business_name),
    business_description: text.slice(0, longest.business_description),
    style: sketch ? styleOf(sketch.design) : "",
    service_area: (sketch?.place ?? "").slice(0, longest.service_area),
    domain_preferences: (handOff.idea.domain ?? "").slice(0, longest.domain_preferences),
  };
}
