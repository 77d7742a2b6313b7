import { type JoinValues, joinFields } from "../../../core/waitlist/fields.ts";
import { formTexts } from "../../../platform/http/form-texts.ts";

/** The fields of a submitted form as typed; a missing field or a file counts as empty. */
export function joinValues(form: FormData): JoinValues {
  return formTexts(form, joinFields);
}
