import type { Claim } from "../claims/claims-in.ts";
import { sentencesOf, termsAt, termsOf } from "../claims/sentences-of.ts";
import type { Chances } from "./labels.ts";

/** What a sentence of a brief is, whether it may be said, and whether it stands in a draft. */
export type Verdict = {
  kind: "copy" | "note" | "private" | "testimonial" | "fragment";
  claim: "fine" | "proof" | "never";
  /** Whether it is printed without anybody’s asking. */
  stands: boolean;
  /** From 0 to 1: how sure it is that it stands, or does not. */
  confidence: number;
};

/**
 * How likely a sentence must be to be fine. Higher leaves out more of what is fine, lower prints more
 * of what is not: at this one the sentences that the classifier had not seen did best by both.
 */
const LEAST_FINE = 0.45;

/** Who says so does not want it printed, whatever follows. */
const inConfidence = termsOf(
  "between you and me, between us, between ourselves, off the record, confidential, in confidence, don't repeat, don't tell, dont tell, not for the website, not for the site, not to be printed, keep it quiet, keep this quiet, keep that quiet, nobody knows, doesn't know yet",
);

/**
 * The verdict on a sentence, from how likely it is each label and from what the rules found in it.
 * A rule that names its law has the last word; in doubt a sentence is left out.
 */
export function verdictOn(sentence: string, chances: Chances, claims: readonly Claim[]): Verdict {
  const blocked = claims.some(({ rule }) => rule.severity === "block");
  const wantsProof = claims.some(({ rule }) => rule.severity === "needs proof");
  const isSecret = sentencesOf(sentence).some((one) => termsAt(one, inConfidence).length > 0);
  const kind = isSecret ? "private" : likeliestKind(chances);
  const likeliest = likeliestClaim(chances);
  const claim = blocked ? "never" : wantsProof && likeliest === "fine" ? "proof" : likeliest;
  const isRuled = blocked || wantsProof || isSecret;
  const stands = !isRuled && chances.fine >= LEAST_FINE;
  const confidence = isRuled ? 1 : stands ? chances.fine : 1 - chances.fine;
  return { kind, claim, stands, confidence };
}

function likeliestKind({ fine, proof, never, ...others }: Chances): Verdict["kind"] {
  return likeliest({ copy: fine + proof + never, ...others });
}

function likeliestClaim({ fine, proof, never }: Chances): Verdict["claim"] {
  return likeliest({ fine, proof, never });
}

function likeliest<Name extends string>(chances: Record<Name, number>): Name {
  const names = Object.keys(chances).filter((name): name is Name => name in chances);
  return names.reduce((one, other) => (chances[other] > chances[one] ? other : one));
}
