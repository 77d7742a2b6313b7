import * as z from "zod/mini";
import { fieldErrors } from "../../platform/field-errors.ts";
import { hasVisibleLetter } from "../../platform/visible-text.ts";
import { type JoinErrors, type JoinValues, longest } from "./fields.ts";

// Shared by the server and the form's island, hence zod/mini. The island loads it when the form is
// first sent (decision 006).

/** Control characters, and the invisible ones that turn the direction of text. */
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

const printable = (label: string) =>
  z.refine<string>((value) => !unprintable.test(value), {
    error: `${label} contains characters that can't be used`,
  });

/** What a person tells us to join the waitlist. Surrounding space is dropped. */
export const joinSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(2, "Name must be at least 2 characters"),
      z.maxLength(longest.name, `Name must be at most ${longest.name} characters`),
      printable("Name"),
      z.refine<string>(hasVisibleLetter, "Name must have at least one letter or number"),
    ),
  email: z
    .string()
    .check(
      z.trim(),
      z.maxLength(longest.email, `Email must be at most ${longest.email} characters`),
      z.email("Please enter a valid email address"),
    ),
  phone: z.string().check(
    z.trim(),
    z.maxLength(longest.phone, `Phone number must be at most ${longest.phone} characters`),
    printable("Phone number"),
    z.refine<string>((value) => value === "" || /\d(?:\D*\d){5}/.test(value), {
      error: "Please enter a valid phone number, or leave it empty",
    }),
  ),
  preferred_plan: z.enum(["once-off", "monthly"], "Please select a preferred plan"),
});

export type JoinInput = z.infer<typeof joinSchema>;

/** The first message for each field that is wrong; empty when all is well. */
export function joinErrors(values: JoinValues): JoinErrors {
  return fieldErrors(joinSchema.safeParse(values).error);
}
