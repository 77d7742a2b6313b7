import * as z from "zod/mini";
import { line } from "../../platform/text-rules.ts";
import {
  budgets,
  businessTypes,
  domainStyles,
  flexibleAsSpoken,
  longest,
  teamPreferences,
} from "./choices.ts";

// Shared by the server and the forms' islands, hence zod/mini. The islands load it when a form is
// first sent (decision 006).

/** How far "another" goes; far past where a person stops. */
const maxVariation = 9_999;

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
  niche: line(
    "Niche",
    { atLeast: 1, atMost: longest.niche },
    "Please enter your niche or interest",
  ),
  businessType: z.enum(businessTypes, "Please select a business type"),
  domainStyles: z
    .array(
      z.pipe(
        z.transform((style) =>
          flexibleAsSpoken.some((words) => words === style) ? "flexible" : style,
        ),
        z.enum(domainStyles, "Please select at least one domain style"),
      ),
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
  location: line(
    "Location",
    { atLeast: 2, atMost: longest.location },
    "Please enter your location",
  ),
  skills: line(
    "Skills",
    { atLeast: 2, atMost: longest.skills },
    "Please enter your skills or interests",
  ),
  budget: z.enum(budgets, "Please select your budget range"),
  teamPreference: z.enum(teamPreferences, "Please select your preference"),
  variation,
});

export type StartupRequest = Readonly<z.infer<typeof startupRequestSchema>>;
export type LocalRequest = Readonly<z.infer<typeof localRequestSchema>>;
