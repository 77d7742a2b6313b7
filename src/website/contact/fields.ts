import { formTexts } from "../../platform/form-texts.ts";

const contactFields = ["name", "email", "subject", "message"] as const;

/** What a visitor types into the contact form, by field name. */
export type ContactMessage = Record<(typeof contactFields)[number], string>;

/** The empty form. */
export const emptyMessage: ContactMessage = { name: "", email: "", subject: "", message: "" };

/**
 * The longest values, in UTF-16 units as `maxlength` counts. The message goes into a link, and some
 * email apps on Windows cut links after about 2,000 characters.
 */
export const longest = { name: 100, email: 254, subject: 120, message: 1500 } as const;

/** The fields of the form, trimmed; a missing field counts as empty. */
export function contactValues(form: FormData): ContactMessage {
  const { name, email, subject, message } = formTexts(form, contactFields);
  return {
    name: name.trim(),
    email: email.trim(),
    subject: subject.trim(),
    message: message.trim(),
  };
}
