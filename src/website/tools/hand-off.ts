import type { LocalIdea, StartupIdea } from "../../core/ideas/idea-writer.ts";

/** To the brief with a startup idea: these two keys (spec section 7). */
export function startupHandOff({ title, summary }: StartupIdea): string {
  return `/waitlist?${new URLSearchParams({ idea: title, description: summary })}`;
}

/** The same with the domain that was chosen for it. */
export function startupHandOffWith(domain: string, idea: StartupIdea): string {
  return `${startupHandOff(idea)}&${new URLSearchParams({ domain })}`;
}

/** To the form of a sketch of its website, filled in. */
export function sketchLink(words: { name: string; trade: string; place?: string }): string {
  return `/tools/website-sketch?${new URLSearchParams(words)}`;
}

/** To the brief with a local idea: these five keys (spec section 7). */
export function localHandOff({ businessName, description }: LocalIdea): string {
  return `/waitlist?${new URLSearchParams({
    business_idea: businessName,
    description,
    utm_source: "local_mvp_tool",
    utm_medium: "generator",
    utm_campaign: "local_business_ideas",
  })}`;
}
