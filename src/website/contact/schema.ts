import * as z from "zod/mini";
import { type FieldErrors, fieldErrors } from "../../platform/field-errors.ts";
import { email, line, lines, name } from "../../platform/text-rules.ts";
import type { ContactMessage } from "./fields.ts";

// The widget loads it when a message is first sent (decision 006).

/** An empty subject is fine. Nothing is sent to us, so it is the fields that keep texts short. */
const contactSchema = z.object({
  name: name("Name", { atLeast: 2 }),
  email: email(),
  subject: line("Subject", {}),
  message: lines("Message", { atLeast: 10 }),
});

/** The first message for each field that is wrong; empty when all is well. */
export function contactErrors(values: ContactMessage): FieldErrors {
  return fieldErrors(contactSchema.safeParse(values).error);
}
