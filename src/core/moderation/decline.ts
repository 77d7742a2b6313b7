import { LRUCache } from "lru-cache";
import type { Help } from "../../catalogue/harm/harm.ts";
import { type HelpLine, helpLines } from "../../content/help-lines.ts";
import { inTurn } from "../../platform/in-turn.ts";
import { harmIn } from "./harm/harm-in.ts";

/** No idea is written, since it would do harm. Nothing of the words is kept or handed on. */
export type Declined = {
  outcome: "refused";
  error: string;
  /** Whom to ring, where a life or somebody’s health may be at stake. */
  helpLines: readonly HelpLine[];
};

const said =
  "It could do harm, so we can’t help with it. If we’ve misread you, say it in other words and try again.";

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

/** Why no idea is written for the words of a visitor; undefined when one is. */
export async function whyDeclined(...texts: readonly string[]): Promise<Declined | undefined> {
  const words = JSON.stringify(texts);
  if (accepted.has(words)) return undefined;
  const declined = await inTurn(() => judge(texts));
  if (!declined) accepted.set(words, true);
  return declined;
}

function judge(texts: readonly string[]): Declined | undefined {
  for (const text of texts) {
    const harm = harmIn(text);
    if (!harm) continue;
    const lines = new Set(harm.help.flatMap((help) => linesFor[help]));
    return { outcome: "refused", error: said, helpLines: [...lines] };
  }
  return undefined;
}
