import { plans } from "../../content/offer.ts";
import type { Brief } from "./briefs.ts";
import { styleName } from "./styles.ts";

export type Answer = [question: string, answer: string | null];

type Told = Pick<
  Brief,
  | "business_description"
  | "service_area"
  | "services"
  | "opening_hours"
  | "current_website"
  | "preferred_plan"
  | "dropped_files"
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
    ["Town or area served", brief.service_area],
    ["Services and prices", brief.services],
    ["Opening hours", brief.opening_hours],
    ["Current website", brief.current_website],
    ["What the site should achieve", brief.site_goals],
    ["Style", styleName(brief.style)],
    ["Has a domain name", brief.has_domain ? "Yes" : "Not yet"],
    [brief.has_domain ? "Domain" : "Domain ideas", brief.domain_preferences],
    ["Colours", brief.color_preferences],
    ["Plan they chose", plans.find(({ id }) => id === brief.preferred_plan)?.name ?? null],
    ["Files we couldn’t keep", brief.dropped_files.join("\n")],
  ];
}
