import { type BriefValues, briefFields } from "../../../core/briefs/fields.ts";
import { formTexts } from "../../../platform/http/form-texts.ts";

/** The fields of a submitted form as typed; a missing field or a file counts as empty. */
export function briefValues(form: FormData): BriefValues {
  return formTexts(form, briefFields);
}
