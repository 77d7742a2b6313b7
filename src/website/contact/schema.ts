import * as z from "zod/mini";
import { type FieldErrors, fieldErrors } from "../../platform/field-errors.ts";
import { hasVisibleLetter } from "../../platform/visible-text.ts";
import type { ContactMessage } from "./fields.ts";

// The widget loads it when a message is first sent (decision 006).

/** Surrounding space is dropped; an empty subject is fine. */
const contactSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(2, "Name must be at least 2 characters"),
      z.refine<string>(hasVisibleLetter, "Name must have at least one letter or number"),
    ),
  email: z.string().check(z.trim(), z.email("Please enter a valid email address")),
  subject: z.string().check(z.trim()),
  message: z.string().check(z.trim(), z.minLength(10, "Message must be at least 10 characters")),
});

/** The message without the space around it, or what is wrong with its fields. */
export function checkContact(
  values: ContactMessage,
): { message: ContactMessage; errors?: never } | { message?: never; errors: FieldErrors } {
  const parsed = contactSchema.safeParse(values);
  return parsed.success ? { message: parsed.data } : { errors: fieldErrors(parsed.error) };
}
