import type { Concept } from "./concept.ts";
import { channelsOf } from "./local-channels.ts";
import { shuffle } from "./seed.ts";
import type { Segment } from "./trade.ts";

/** Places where only some kinds of customers are met. */
const onlyFor: readonly (readonly [RegExp, readonly Segment[]])[] = [
  [/school|playgroup|childcare|kinder|nurse’s noticeboard|pony club/, ["families"]],
  [/aged care|retirement|bowls|Probus/, ["older"]],
  [/trade desk|site office|tradie|lunchroom/, ["workers", "businesses"]],
  [/shop counters|chamber|networking|café counters|wholesaler/, ["businesses", "workers"]],
  [/bridal|function centre/, ["couples", "families"]],
  [/migrant|language table/, ["newcomers"]],
  [/committee|canteen|council’s/, ["clubs", "families"]],
  [/visitor centre|caravan|holiday-let|hosts’/, ["visitors", "enthusiasts", "families", "older"]],
  [/real estate|property manager|body corporate/, ["renters", "homeowners", "businesses"]],
];

/** Three different places to meet the customers of an idea, the likeliest first. */
export function channelsFor({ channels, trade, segment, id }: Concept): [string, string, string] {
  const fitting = trade.channels.filter((channel) =>
    onlyFor.every(([where, segments]) => !where.test(channel) || segments.includes(segment)),
  );
  const all = [...(channels ?? fitting), ...shuffle(channelsOf[segment], id)];
  const [first = "", second = "", third = ""] = new Set(all);
  return [first, second, third];
}

/** Whom to talk to: children are asked through their parents. */
export function askable(who: string): string {
  return /^(?:children|teenagers|young|students|Year 12|first-year|school leavers)/.test(who)
    ? `parents of ${who}`
    : who;
}
