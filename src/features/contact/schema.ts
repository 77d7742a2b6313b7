import * as z from "zod/mini";
import { type ContactErrors, type ContactMessage, contactFields } from "./fields.ts";

// The widget loads it when a message is first sent (decision 006).

/** Surrounding space is dropped; an empty subject is fine. */
const contactSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(2, "Name must be at least 2 characters")),
  email: z.string().check(z.trim(), z.email("Please enter a valid email address")),
  subject: z.string().check(z.trim()),
  message: z.string().check(z.trim(), z.minLength(10, "Message must be at least 10 characters")),
});

/** The message without the space around it, or the first message for each field that is wrong. */
export function checkContact(
  values: ContactMessage,
): { message: ContactMessage; errors?: never } | { message?: never; errors: ContactErrors } {
  const parsed = contactSchema.safeParse(values);
  if (parsed.success) return { message: parsed.data };
  const errors: ContactErrors = {};
  for (const issue of parsed.error.issues) {
    const field = contactFields.find((name) => name === issue.path[0]);
    if (field) errors[field] ??= issue.message;
  }
  return { errors };
}
