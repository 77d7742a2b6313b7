import * as z from "zod/mini";
import { type FieldErrors, fieldErrors } from "../../platform/field-errors.ts";
import { email, line, lines, name } from "../../platform/text-rules.ts";
import type { ContactMessage } from "./fields.ts";

// Loaded by the widget when a message is first sent (decision 006).

/** An empty subject is fine. Nothing is sent to us, so only the fields limit the lengths. */
const contactSchema = z.object({
  name: name("Name", { atLeast: 2 }),
  email: email(),
  subject: line("Subject", {}),
  message: lines("Message", { atLeast: 10 }),
});

/** The first error message of each invalid field; empty if all are valid. */
export function contactErrors(values: ContactMessage): FieldErrors {
  return fieldErrors(contactSchema.safeParse(values).error);
}
