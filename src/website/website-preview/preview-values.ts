import { longest, type PreviewValues, previewFields } from "../../core/previews/fields.ts";
import { formTexts } from "../../platform/http/form-texts.ts";

/** The form as typed. */
export function previewValues(form: FormData | URLSearchParams): PreviewValues {
  return formTexts(form, previewFields);
}

/** What a link fills in: `?trade=handyman&place=Hobart`. */
export function prefilledPreview(query: URLSearchParams): PreviewValues {
  const { name, trade, place, colour } = previewValues(query);
  return {
    name: name.slice(0, longest.name),
    trade: trade.slice(0, longest.trade),
    place: place.slice(0, longest.place),
    colour,
  };
}
