import type { BusinessIdea } from "../../../content/business-ideas/idea.ts";

/**
 * Where an idea leads: the start form, with the idea in the query (spec section 7). The form keeps
 * 2,000 characters of each value, three times the length of our longest idea.
 */
export function startLink({ businessName, ...idea }: BusinessIdea): string {
  return `/start?${new URLSearchParams({ businessName, siteType: siteType(idea) })}`;
}

/** What kind of site the idea wants: the concept, who it is for, and what the site has to do. */
function siteType(idea: Pick<BusinessIdea, "concept" | "targetMarket" | "websiteFeatures">) {
  return `${idea.concept} For: ${idea.targetMarket} The site needs: ${idea.websiteFeatures.join("; ")}.`;
}
