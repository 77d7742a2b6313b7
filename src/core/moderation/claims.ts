import { capitalised } from "../../platform/words/capitalised.ts";

// What a customer says of themselves that somebody should see proof of before it is published.

const proof = String.raw`(?:licen[cs]ed|lic(?:en[cs]e)?(?= no\b| num| \d)|registered|registration|certif(?:ied|icates?|ication)|accredit(?:ed|ation)|qualified|qualifications?|insured|insurance(?! brok)|public liability|indemnity|police[- ]check(?:s|ed)?|working with children|wwcc?|blue card|medallion|first aid|diploma|degree|aqf|\bcert(?:ificate)? (?:[iv]+|\d)\b|(?:aus\w*|coach\w*|teacher|cricket|tennis) level \d|(?:marn|rec|qbcc|afsl|acl|vba|arc|lic)\.? ?(?:no\.? ?|number ?|#)?\d{4,}|level \d+ (?:coach|instruct|teach|consult|climb)|cpas?\b|chartered|ahpra|screening (?:check|clearance)|superhost|ratings?\b|(?:\d star|five[- ]star)|(?!con)\w+cert\b|award[- ]winning|(?:member|members) of (?:the )?[A-Z]|approved by|endorsed|accreditation|all with abn)`;

const boast = String.raw`(?:number (?:one|1)\b|no\.? ?1\b|#1|100 ?% (?!vegetarian|vegan|cotton|wool|local|australian|gluten|natural|recycled|beef|organic|juice|fruit)|money[- ]back|guarantee[ds]?|cheapest|lowest price|best\b(?![- ]?(?:sell|before|way|time|to |of|known|friend|part\b|dressed|if|by))|leading|most trusted|raddest|world[- ]class|unbeatable|second to none|\d+ ?% (?:success|pass|satisf|approv|win|happy)|success rate|lose \d+ ?kg|highest quality|(?:cures?|heals?) (?!nothing))`;

const needsProof = new RegExp(String.raw`\b${proof}`, "i");
const isBoast = new RegExp(String.raw`(?:^|[^\p{L}])${boast}`, "iu");

/** The word alone, before the noun that it praises: “a licenced plumber”. */
const adjective =
  /(?<!\b(?:not|isn’t|aren’t) (?:an? )?)\b(an? )?(?:(?:fully|properly|nationally|highly|all) )?(?:licen[cs]ed|registered|certified|accredited|qualified|insured) (?!(?:and|with|to|as|in|by|at|for|since|on|or|under|through|when|from|via|level|n)\b)(?=\p{Ll})/giu;

/** “The best little surf school”. */
const superlative =
  /\b(?:the|Australia’s|Sydney’s|Melbourne’s|Brisbane’s|Perth’s|Adelaide’s) (?:raddest|best|greatest|finest|coolest|friendliest|leading|premier|number one|no\.? ?1|most (?:trusted|popular|loved)) (?!(?:in|of|at|way|thing|part|bit|time|price|quality|sellers?)\b)/gi;

/** Somebody else’s words, which need their consent. */
const isQuoted = /^“[^”]{12,}”/;

export type Weighed = {
  /** What may be printed now. */
  kept: string;
  /** What waits for proof, in the customer’s words. */
  claims: string[];
};

/** The one or two words that a text begins with. */
function nounOf(text: string): string {
  const noun =
    /^(?!\p{L}+ing\b)[\p{L}’-]+(?: (?!(?:and|n|with|in|for|at|of|to|who|from|on|looking|since)\b)\p{L}[\p{L}’-]+)?/u;
  return noun.exec(text)?.[0] ?? "";
}

/** “Not a registered provider”: to say that one is not needs no proof. */
const denied =
  /\b(?:not|isn’t|aren’t|un) ?(?:an? |fully |yet )?(?:licen[cs]ed|registered|certified|accredited|qualified|insured)/gi;

/** Whether these words praise rather than tell. */
export function isPraise(words: string): boolean {
  return isBoast.test(words) || isQuoted.test(words);
}

export function isClaim(words: string): boolean {
  return needsProof.test(words.replace(denied, "")) || isBoast.test(words);
}

/**
 * A sentence without what needs proof: the praising word alone, its parenthesis or its part between
 * commas, if the rest still says something; else nothing is kept.
 */
export function weighClaims(sentence: string): Weighed {
  const claims: string[] = [];
  if (isQuoted.test(sentence)) return { kept: "", claims: [sentence] };
  let kept = sentence.replace(/\s?\(([^()]*)\)/g, (whole, inside: string) => {
    if (!isClaim(inside)) return whole;
    claims.push(inside);
    return "";
  });
  kept = kept.replace(adjective, (claim, article: string | undefined, at: number) => {
    const next = kept.slice(at + claim.length);
    claims.push(`${claim}${nounOf(next)}`);
    return article ? `${/^[aeiou]/i.test(next) ? "an" : "a"} ` : "";
  });
  kept = kept.replace(superlative, (praise) => {
    claims.push(praise.trim());
    return "a ";
  });
  kept = kept.replace(/ (?:and|&) (?:CPAs?|chartered accountants?)\b/g, (claim) => {
    claims.push(claim.replace(/^ \S+ /, ""));
    return "";
  });
  if (!isClaim(kept)) return { kept: capitalised(kept), claims };
  const parts = kept.split(/([,;]\s+|\s+[–—]\s+)/);
  claims.push(
    ...parts.filter((part, at) => at % 2 === 0 && isClaim(part)).map((part) => part.trim()),
  );
  const before = parts.slice(0, parts.findIndex(isClaim)).join("");
  if (before.split(" ").length < 4) return { kept: "", claims: [sentence] };
  const rest = before.replace(/[,;–—\s]+(?:(?:and|n|with|or|all)\s*)?$/i, "");
  return { kept: capitalised(rest), claims };
}
