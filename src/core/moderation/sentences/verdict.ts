import type { Claim } from "../claims/claims-in.ts";
import { sentencesOf, termIn, termsOf } from "../claims/sentences-of.ts";
import type { Chances } from "./labels.ts";

/** What a sentence of a brief is, whether it may be said, and whether it is in a draft. */
export type Verdict = {
  kind: "copy" | "note" | "private" | "testimonial" | "fragment";
  claim: "fine" | "proof" | "never";
  /** Whether it is printed without anybody’s asking. */
  stands: boolean;
  /** From 0 to 1: how sure that is. */
  confidence: number;
};

/**
 * How likely a sentence must be to be fine. Higher leaves out more of what is fine, lower prints more
 * of what is not: at this one the sentences that the classifier had not seen did best by both.
 */
const LEAST_FINE = 0.5;

/**
 * How likely it may at most be that somebody else says it: praise that nobody gave is worse than a
 * sentence too few. Found on the training sentences, each judged by the four fifths without it.
 */
const MOST_PRAISE = 0.25;

/** Who says so does not want it printed, whatever follows. */
const inConfidence = termsOf(
  "between you and me, between us, between ourselves, off the record, confidential, in confidence, don't repeat, don't tell, dont tell, not for the website, not for the site, not to be printed, keep it quiet, keep this quiet, keep that quiet, nobody knows, doesn't know yet",
);

/** Who laughs or sighs in writing talks to us. */
const chatter = termsOf("lol, lmao, rofl, omg, my god, haha, hahaha, hahahaha, hehe");

/**
 * The verdict on a sentence, from how likely it is each label and from what the rules found in it.
 * A rule that names its law has the last word; in doubt a sentence is left out.
 */
export function verdictOn(sentence: string, chances: Chances, claims: readonly Claim[]): Verdict {
  const blocked = claims.some(({ rule }) => rule.severity === "block");
  const wantsProof = claims.some(({ rule }) => rule.severity === "needs proof");
  const has = (terms: ReturnType<typeof termsOf>) =>
    sentencesOf(sentence).some((one) => termIn(one, terms));
  const isSecret = has(inConfidence);
  const isChat = has(chatter);
  const kind = isSecret ? "private" : isChat ? "note" : likeliestKind(chances);
  const likeliest = likeliestClaim(chances);
  const claim = blocked ? "never" : wantsProof && likeliest === "fine" ? "proof" : likeliest;
  const isRuled = blocked || wantsProof || isSecret || isChat;
  const stands = !isRuled && chances.fine >= LEAST_FINE && chances.testimonial < MOST_PRAISE;
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
