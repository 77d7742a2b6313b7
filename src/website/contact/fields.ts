/** What a visitor types into the contact form, by field name. */
export type ContactMessage = { name: string; email: string; subject: string; message: string };

/**
 * The longest values, in UTF-16 units as `maxlength` counts. The message travels in an address, and
 * some mail programs on Windows cut those after about two thousand characters.
 */
export const longest = { name: 100, email: 254, subject: 120, message: 1500 } as const;

/** The fields of the form as typed; a missing field counts as empty. */
export function contactValues(form: FormData): ContactMessage {
  const textOf = (field: keyof ContactMessage) => String(form.get(field) ?? "");
  return {
    name: textOf("name"),
    email: textOf("email"),
    subject: textOf("subject"),
    message: textOf("message"),
  };
}
