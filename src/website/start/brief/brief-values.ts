import { type BriefValues, valuesFrom } from "../../../core/briefs/fields.ts";

/** The fields of a submitted form as typed; a missing field or a file counts as empty. */
export function briefValues(form: FormData): BriefValues {
  return valuesFrom((field) => {
    const value = form.get(field);
    return typeof value === "string" ? value : "";
  });
}
