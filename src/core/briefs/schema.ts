import * as z from "zod/mini";
import { fieldErrors } from "../../platform/field-errors.ts";
import { email, line, lines, name, phone, visible, website } from "../../platform/text-rules.ts";
import { type BriefErrors, type BriefValues, longest, styleIds } from "./fields.ts";

// Shared by the server and the form's island, hence zod/mini. The island loads it when there is
// something to check.

/** What a person tells us for a preview. Texts are trimmed. */
export const briefSchema = z.object({
  business_name: name("Business name", { atLeast: 2, atMost: longest.business_name }),
  business_description: lines("The description", {
    atLeast: 10,
    atMost: longest.business_description,
  }).check(visible("The description")),
  service_area: line("The area", { atMost: longest.service_area }),
  services: lines("Services", { atMost: longest.services }),
  opening_hours: lines("Opening hours", { atMost: longest.opening_hours }),
  current_website: website(longest.current_website),
  site_goals: lines("Your goals", { atLeast: 5, atMost: longest.site_goals }).check(
    visible("Your goals"),
  ),
  style: z.enum(styleIds, "Please choose a style, or let us suggest one"),
  has_domain: z.pipe(
    z.enum(["yes", "no"], "Please tell us whether you have a domain name"),
    z.transform((answer) => answer === "yes"),
  ),
  domain_preferences: line("Domain names", { atMost: longest.domain_preferences }),
  color_preferences: line("Colours", { atMost: longest.color_preferences }),
  contact_name: name("Your name", { atMost: longest.contact_name }),
  email: email(longest.email),
  phone: phone(longest.phone),
});

export type BriefInput = z.infer<typeof briefSchema>;

/** The first error message of each invalid field; empty if all are valid. */
export function briefErrors(values: BriefValues): BriefErrors {
  return fieldErrors(briefSchema.safeParse(values).error);
}
