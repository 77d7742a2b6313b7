import { LRUCache } from "lru-cache";
import type { Help } from "../../catalogue/harm/harm.ts";
import { type HelpLine, helpLines } from "../../content/help-lines.ts";
import { neighboursOfUnknown } from "./embedded/unknown-topic.ts";
import { harmIn } from "./harm/harm-in.ts";
import { inTurn } from "./in-turns.ts";

/** No idea is written, since it would do harm. Nothing of the words is kept or handed on. */
type Refused = {
  outcome: "refused";
  error: string;
  /** Whom to ring, where a life or somebody’s health may be at stake. */
  helpLines: readonly HelpLine[];
};

/** No idea is written, since we don’t know what the words mean. */
type Unknown = {
  outcome: "unknown";
  error: string;
  /** Three topics that we know. */
  neighbours: readonly string[];
};

export type Declined = Refused | Unknown;

const said = {
  refused:
    "It could do harm, so we can’t help with it. If we’ve misread you, say it in other words and try again.",
  unknown: "We don’t know what that is. Say it in other words, or choose one of these.",
};

const linesFor: Readonly<Record<Help, readonly HelpLine[]>> = {
  "self-harm": [
    helpLines.lifeline,
    helpLines.kidsHelpline,
    helpLines.thirteenYarn,
    helpLines.emergency,
  ],
  violence: [helpLines.emergency, helpLines.respect, helpLines.lifeline],
  "sexual violence": [helpLines.emergency, helpLines.respect, helpLines.kidsHelpline],
  drugs: [helpLines.drugs],
  poison: [helpLines.poisons, helpLines.lifeline],
};

/** Words for which ideas are written. Of others nothing is kept. */
const accepted = new LRUCache<string, true>({ max: 2_000 });

/**
 * Why no idea is written for a request; undefined when one is.
 *
 * @param topic what the idea is to be about.
 * @param others the other words of the visitor.
 */
export async function whyDeclined(
  topic: string,
  ...others: readonly string[]
): Promise<Declined | undefined> {
  const words = JSON.stringify([topic, ...others]);
  if (accepted.has(words)) return undefined;
  const declined = await inTurn(() => judge(topic, others));
  if (!declined) accepted.set(words, true);
  return declined;
}

function judge(topic: string, others: readonly string[]): Declined | undefined {
  for (const text of [topic, ...others]) {
    const harm = harmIn(text);
    if (!harm) continue;
    const lines = new Set(harm.help.flatMap((help) => linesFor[help]));
    return { outcome: "refused", error: said.refused, helpLines: [...lines] };
  }
  const neighbours = neighboursOfUnknown(topic);
  return neighbours && { outcome: "unknown", error: said.unknown, neighbours };
}
