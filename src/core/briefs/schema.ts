import * as z from "zod/mini";
import { hasVisibleLetter } from "../../platform/visible-text.ts";
import { type BriefErrors, type BriefValues, briefFields, longest, styleIds } from "./fields.ts";

// Shared by the server and the form's island, hence zod/mini. The island loads it when there is
// something to check.

/** Invisible characters that turn the direction of text, and halves of broken characters. */
const turning = /[\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const control = /\p{Cc}/u;
const controlOtherThanLineEnds = /(?![\t\n])\p{Cc}/u;

/** What a person tells us for a preview. Surrounding space is dropped. */
export const briefSchema = z.object({
  business_name: line("Business name", longest.business_name, 2).check(visible("Business name")),
  business_description: lines("The description", longest.business_description, 10).check(
    visible("The description"),
  ),
  site_goals: lines("Your goals", longest.site_goals, 5).check(visible("Your goals")),
  style: z.enum(styleIds, "Please choose a style, or let us suggest one"),
  has_domain: z.pipe(
    z.enum(["yes", "no"], "Please tell us whether you have a domain name"),
    z.transform((answer) => answer === "yes"),
  ),
  domain_preferences: line("Domain names", longest.domain_preferences),
  color_preferences: line("Colours", longest.color_preferences),
  contact_name: line("Your name", longest.contact_name).check(visible("Your name")),
  email: z
    .string()
    .check(
      z.trim(),
      z.maxLength(longest.email, `Email must be at most ${longest.email} characters`),
      z.email("Please enter a valid email address"),
    ),
  phone: line("Phone number", longest.phone).check(
    z.refine<string>((value) => value === "" || /\d(?:\D*\d){5}/.test(value), {
      error: "Please enter a valid phone number, or leave it empty",
    }),
  ),
});

export type BriefInput = z.infer<typeof briefSchema>;

function line(label: string, atMost: number, atLeast = 0) {
  return text(label, atMost, atLeast, control);
}

/** Text of several lines; browsers send line ends as CRLF. */
function lines(label: string, atMost: number, atLeast = 0) {
  const normalised = z.pipe(
    z.string(),
    z.transform((value) => value.replace(/\r\n?/g, "\n")),
  );
  return z.pipe(normalised, text(label, atMost, atLeast, controlOtherThanLineEnds));
}

function text(label: string, atMost: number, atLeast: number, forbidden: RegExp) {
  return z.string().check(
    z.trim(),
    z.minLength(atLeast, `${label} must be at least ${atLeast} characters`),
    z.maxLength(atMost, `${label} must be at most ${atMost} characters`),
    z.refine<string>((value) => !forbidden.test(value) && !turning.test(value), {
      error: `${label} contains characters that can't be used`,
    }),
  );
}

function visible(label: string) {
  return z.refine<string>((value) => value === "" || hasVisibleLetter(value), {
    error: `${label} must have at least one letter or number`,
  });
}

/** The first message for each field that is wrong; empty when all is well. */
export function briefErrors(values: BriefValues): BriefErrors {
  const parsed = briefSchema.safeParse(values);
  const errors: BriefErrors = {};
  for (const issue of parsed.error?.issues ?? []) {
    const field = briefFields.find((name) => name === issue.path[0]);
    if (field) errors[field] ??= issue.message;
  }
  return errors;
}
