import type { Steps } from "../../core/analytics/funnel.ts";

/** The steps in order, as column headings. */
export const stepLabels: readonly (readonly [step: keyof Steps, label: string])[] = [
  ["view", "Views"],
  ["tool", "Tool uses"],
  ["form", "Form views"],
  ["signUp", "Sign-ups"],
  ["brief", "Briefs"],
];

export function inWords(count: number): string {
  return count.toLocaleString("en-AU");
}

/** A share such as 4% or 0.3%; empty if there is none. */
export function percent(share: number | undefined): string | undefined {
  return share?.toLocaleString("en-AU", { style: "percent", maximumSignificantDigits: 2 });
}
