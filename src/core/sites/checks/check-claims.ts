import { type Claim, claimsIn } from "../../moderation/claims/claims-in.ts";
import type { Content } from "../revisions/merge.ts";
import type { Finding } from "./finding.ts";
import { publishedTexts, speakerOf } from "./published-texts.ts";

/** What a release would say that a law forbids: in its sections, facts, titles and descriptions. */
export function checkClaims(content: Content): Finding[] {
  const speaker = speakerOf(content.facts);
  return publishedTexts(content).flatMap(({ words, where }) =>
    claimsIn(words, speaker)
      .filter(({ rule }) => rule.severity === "block")
      .map((claim): Finding => ({ what: claimInWords(claim), where })),
  );
}

/** What it says, who forbids it, and what may be said instead. */
export function claimInWords({ words, rule: { says, body, law, instead } }: Claim): string {
  const watched = `Regulated by ${body}${law ? ` (${law})` : ""}.`;
  return `It says “${words}”. ${says} ${watched} Instead: ${instead}`;
}
