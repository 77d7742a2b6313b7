import { type PlanId, plans } from "./offer.ts";
import { findPage } from "./pages.ts";

/**
 * What a generator, the ideas widget or a campaign link puts into the query of /start and /waitlist
 * (spec section 7), cleaned. `idea` goes to the waitlist's column of that name, `source` likewise.
 */
export type HandOff = { idea: Record<string, string>; source: Record<string, string> };

/** What tells of an idea or of a site. */
export const ideaKeys = [
  "idea",
  "business_idea",
  "businessName",
  "siteType",
  "site",
  "description",
  "domain",
] as const;
const sourceKeys = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;

/** Enough for anything our own tools hand over; a longer text is a stranger's and is cut. */
export const MAX_VALUE = 2000;

/**
 * Reads a hand-off. Unknown keys are dropped, control characters become spaces. `from` is the page
 * that led to the form, and nothing but one of our paths.
 */
export function readHandOff(url: URL): HandOff {
  const from = findPage(url.searchParams.get("from") ?? "")?.path;
  return {
    idea: pick(url.searchParams, ideaKeys),
    source: { ...pick(url.searchParams, sourceKeys), page: url.pathname, ...(from && { from }) },
  };
}

/** The plan that a query names; an unknown one is none. */
export function planIn(query: URLSearchParams): PlanId | undefined {
  return plans.find(({ id }) => id === query.get("plan"))?.id;
}

/** The name and the words of what was brought, whichever tool or link it came from. */
export function broughtIdea({ idea }: Pick<HandOff, "idea">): { name?: string; text?: string } {
  const name = idea.businessName ?? idea.business_idea ?? idea.idea;
  const text = idea.description ?? idea.siteType ?? idea.site;
  return { ...(name && { name }), ...(text && { text }) };
}

function pick(query: URLSearchParams, keys: readonly string[]): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const key of keys) {
    const value = query
      .get(key)
      ?.replace(/[\p{Cc}\p{Cs}]+/gu, " ")
      .trim()
      .slice(0, MAX_VALUE)
      .trim();
    if (value) picked[key] = value.toWellFormed();
  }
  return picked;
}
