import { longest, type SketchValues, sketchFields } from "../../core/sketches/fields.ts";
import { formTexts } from "../../platform/http/form-texts.ts";

/** The form as typed. */
export function sketchValues(form: FormData | URLSearchParams): SketchValues {
  return formTexts(form, sketchFields);
}

/** What a link fills in: `?trade=handyman&place=Hobart`. */
export function prefilledSketch(query: URLSearchParams): SketchValues {
  const { name, trade, place, colour } = sketchValues(query);
  return {
    name: name.slice(0, longest.name),
    trade: trade.slice(0, longest.trade),
    place: place.slice(0, longest.place),
    colour,
  };
}
