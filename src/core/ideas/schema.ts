import * as z from "zod/mini";
import { budgets, businessTypes, domainStyles, longest, teamPreferences } from "./choices.ts";

// Shared by the server and the forms' islands, hence zod/mini. The islands load it when a form is
// first sent (decision 006).

/** How far "another" goes; far past where a person stops. */
const maxVariation = 9_999;

/** Control characters, halves of a pair, and the invisible ones that turn the direction of text. */
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

function text(label: string, least: number, most: number, missing: string) {
  return z.string(missing).check(
    z.trim(),
    z.minLength(least, missing),
    z.maxLength(most, `${label} must be at most ${most} characters`),
    z.refine<string>((value) => !unprintable.test(value), {
      error: `${label} contains characters that can't be used`,
    }),
  );
}

/** Which of the ideas for the same words: 0 is the first, each press of "another" adds one. */
const variation = z.optional(
  z
    .int("Variation must be a whole number")
    .check(
      z.gte(0, "Variation must not be negative"),
      z.lte(maxVariation, `Variation must be at most ${maxVariation}`),
    ),
);

/** What the startup generator asks for; the messages are those of spec section 5. */
export const startupRequestSchema = z.object({
  niche: text("Niche", 1, longest.niche, "Please enter your niche or interest"),
  businessType: z.enum(businessTypes, "Please select a business type"),
  domainStyles: z
    .array(
      z.enum(domainStyles, "Please select at least one domain style"),
      "Please select at least one domain style",
    )
    .check(
      z.minLength(1, "Please select at least one domain style"),
      z.maxLength(domainStyles.length, "Please select each domain style once"),
    ),
  variation,
});

/** What the local idea generator asks for; the messages are those of spec section 5. */
export const localRequestSchema = z.object({
  location: text("Location", 2, longest.location, "Please enter your location"),
  skills: text("Skills", 2, longest.skills, "Please enter your skills or interests"),
  budget: z.enum(budgets, "Please select your budget range"),
  teamPreference: z.enum(teamPreferences, "Please select your preference"),
  variation,
});

export type StartupRequest = Readonly<z.infer<typeof startupRequestSchema>>;
export type LocalRequest = Readonly<z.infer<typeof localRequestSchema>>;
