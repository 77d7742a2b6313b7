import * as z from "zod/mini";
import { type FieldErrors, fieldErrors } from "../../platform/field-errors.ts";
import { email, line, lines, name } from "../../platform/text-rules.ts";
import { type EnquiryValues, longest, longestConversation } from "./fields.ts";

// Shared by the server and the contact form's island, which loads it when a message is first sent
// (decision 006).

/** What the contact form sends. Texts are trimmed; an empty subject is fine. */
export const contactSchema = z.object({
  name: name("Name", { atLeast: 2, atMost: longest.name }),
  email: email(longest.email),
  subject: line("Subject", { atMost: longest.subject }),
  message: lines("Message", { atLeast: 10, atMost: longest.message }),
});

/**
 * What the chat sends: an address and all that was typed before it. That cannot be corrected any
 * more, so hidden characters are left out instead of refused.
 */
export const chatSchema = z.object({
  email: email(longest.email),
  message: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => typed.replace(/(?!\s)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, "")),
    ),
    lines("Message", { atLeast: 1, atMost: longestConversation }),
  ),
});

/** The first error message of each invalid field of the contact form; empty if all are valid. */
export function contactErrors(values: EnquiryValues): FieldErrors {
  return fieldErrors(contactSchema.safeParse(values).error);
}
