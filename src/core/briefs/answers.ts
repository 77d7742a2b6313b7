import type { Brief } from "./briefs.ts";
import { styleName } from "./styles.ts";

export type Answer = [question: string, answer: string | null];

type Told = Pick<
  Brief,
  | "business_description"
  | "site_goals"
  | "style"
  | "has_domain"
  | "domain_preferences"
  | "color_preferences"
>;

/** What a person told us about their site, in the order and words of our emails and the admin. */
export function answersOf(brief: Told): Answer[] {
  return [
    ["What the business does, and for whom", brief.business_description],
    ["What the site should achieve", brief.site_goals],
    ["Style", styleName(brief.style)],
    ["Has a domain name", brief.has_domain ? "Yes" : "Not yet"],
    [brief.has_domain ? "Domain" : "Domain ideas", brief.domain_preferences],
    ["Colours", brief.color_preferences],
  ];
}
