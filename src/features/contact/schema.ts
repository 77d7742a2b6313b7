import * as z from "zod/mini";

/** What a visitor types into the contact form, by field name. */
export type ContactMessage = { name: string; email: string; subject: string; message: string };

type ContactField = keyof ContactMessage;

export const contactFields = ["name", "email", "subject", "message"] as const;

/**
 * The longest values, in UTF-16 units as `maxlength` counts. The message travels in an address, and
 * some mail programs on Windows cut those after about two thousand characters.
 */
export const longest = { name: 100, email: 254, subject: 120, message: 1500 } as const;

/** Surrounding space is dropped; an empty subject is fine. */
const contactSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(2, "Name must be at least 2 characters")),
  email: z.string().check(z.trim(), z.email("Please enter a valid email address")),
  subject: z.string().check(z.trim()),
  message: z.string().check(z.trim(), z.minLength(10, "Message must be at least 10 characters")),
});

export type ContactErrors = Partial<Record<ContactField, string>>;

/** The form's values, or the first message for each field that is wrong. */
export function readContactForm(
  form: FormData,
): { message: ContactMessage; errors?: never } | { message?: never; errors: ContactErrors } {
  const values = Object.fromEntries(contactFields.map((field) => [field, form.get(field) ?? ""]));
  const parsed = contactSchema.safeParse(values);
  if (parsed.success) return { message: parsed.data };
  const errors: ContactErrors = {};
  for (const issue of parsed.error.issues) {
    const field = contactFields.find((name) => name === issue.path[0]);
    if (field) errors[field] ??= issue.message;
  }
  return { errors };
}
