import type { JoinValues } from "../../../core/waitlist/fields.ts";

/** The fields of a submitted form as typed; a missing field or a file counts as empty. */
export function joinValues(form: FormData): JoinValues {
  const textOf = (field: keyof JoinValues) => {
    const value = form.get(field);
    return typeof value === "string" ? value : "";
  };
  return {
    name: textOf("name"),
    email: textOf("email"),
    phone: textOf("phone"),
    preferred_plan: textOf("preferred_plan"),
  };
}
