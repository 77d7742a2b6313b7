import { formTexts } from "../../platform/form-texts.ts";

const contactFields = ["name", "email", "subject", "message"] as const;

/** What a visitor types into the contact form, by field name. */
export type ContactMessage = Record<(typeof contactFields)[number], string>;

/** The form before anyone has typed. */
export const emptyMessage: ContactMessage = { name: "", email: "", subject: "", message: "" };

/**
 * The longest values, in UTF-16 units as `maxlength` counts. The message travels in an address, and
 * some mail programs on Windows cut those after about two thousand characters.
 */
export const longest = { name: 100, email: 254, subject: 120, message: 1500 } as const;

/** The fields of the form without the space around them; a missing field counts as empty. */
export function contactValues(form: FormData): ContactMessage {
  const { name, email, subject, message } = formTexts(form, contactFields);
  return {
    name: name.trim(),
    email: email.trim(),
    subject: subject.trim(),
    message: message.trim(),
  };
}
