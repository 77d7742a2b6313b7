import { meetingPoints } from "../../../catalogue/people/meeting-points.ts";
import type { Concept } from "./concept.ts";
import { shuffle } from "./seed.ts";

/** Three different places to meet the customers of an idea, the likeliest first. */
export function channelsFor({ channels, trade, segment, id }: Concept): [string, string, string] {
  const fitting =
    channels ?? trade.channels.filter(({ meets }) => meets?.includes(segment) ?? true);
  const all = [...fitting.map(({ where }) => where), ...shuffle(meetingPoints[segment], id)];
  const [first = "", second = "", third = ""] = new Set(all);
  return [first, second, third];
}

/** Whom to talk to: children are asked through their parents. */
export function askable({ who, askParents }: Pick<Concept, "who" | "askParents">): string {
  return askParents ? `parents of ${who}` : who;
}
