import type { Frames } from "./frame.ts";

/** What both generators say alike. */
export const shared = {
  opening: [
    { say: "A step sideways, into {label}.", when: ["near"] },
    { say: "An idea for {asked}.", when: ["unnamed"] },
    { say: "An idea that asks for no special background.", when: ["guess"] },
  ],
  income: [
    { say: "{Customers} at a time bring in {takings} before costs.", when: ["in groups"] },
    {
      say: "{Customers} regular customers bring in {takings} {period} before costs.",
      when: ["regulars"],
    },
    {
      say: "{Customers} {period} bring in {takings} before costs.",
      unless: ["in groups", "regulars"],
    },
  ],
  rule: [{ say: "Mind the rules: {rule}.", when: ["under a rule"] }],
} satisfies Frames;
