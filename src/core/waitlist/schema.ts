import * as z from "zod/mini";
import { fieldErrors } from "../../platform/field-errors.ts";
import { email, name, phone } from "../../platform/text-rules.ts";
import { type JoinErrors, type JoinValues, longest } from "./fields.ts";

// Shared by the server and the form's island, hence zod/mini. The island loads it when the form is
// first sent (decision 006).

/** What a person tells us to join the waitlist. Texts are trimmed. */
export const joinSchema = z.object({
  name: name("Name", { atLeast: 2, atMost: longest.name }),
  email: email(longest.email),
  phone: phone(longest.phone),
  preferred_plan: z.enum(["once-off", "monthly"], "Please select a preferred plan"),
});

export type JoinInput = z.infer<typeof joinSchema>;

/** The first error message of each invalid field; empty if all are valid. */
export function joinErrors(values: JoinValues): JoinErrors {
  return fieldErrors(joinSchema.safeParse(values).error);
}
