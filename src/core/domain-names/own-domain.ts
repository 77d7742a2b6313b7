import { domainToASCII } from "node:url";
import * as z from "zod/mini";
import type { DomainChecker } from "./check-domains.ts";
import { noted, type SuggestedDomain } from "./suggest-domains.ts";

/** In UTF-16 units as `maxlength` counts: the longest name (RFC 1035), with what people paste. */
const longestTyped = 300;

/** Endings below which people register names, besides those of one label. */
const endingsOfTwo = new Set(
  "com.au net.au org.au asn.au id.au edu.au co.nz net.nz org.nz co.uk org.uk".split(" "),
);

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

const nonsense = "Please enter a domain name with its ending, such as coffscakes.com.au";

/**
 * A domain that somebody would register, as typed: capitals, a pasted address and letters with
 * accents are understood. A part of somebody's domain, such as `shop.example.com`, is none, since a
 * registry would say that it doesn't know it.
 */
export const ownDomainSchema = z.object({
  name: z
    .string(nonsense)
    .check(z.maxLength(longestTyped, nonsense))
    .check(z.refine((typed) => registrable(typed) !== undefined, nonsense)),
});

/** Asks for one domain. @param typed one that the schema has passed. */
export async function checkOwnDomain(
  checker: DomainChecker,
  typed: string,
): Promise<SuggestedDomain | undefined> {
  const [check] = await checker.check([registrable(typed) ?? ""].filter(Boolean));
  return check && noted(check);
}

function registrable(typed: string): string | undefined {
  const [host = ""] = typed
    .trim()
    .replace(/^https?:\/\//i, "")
    .split(/[/?#]/);
  const name = domainToASCII(host.replace(/^www\./i, "").replace(/\.$/, "")).toLowerCase();
  const labels = name.split(".");
  const [first, ...ending] = labels;
  const isWhole = ending.length === 1 || endingsOfTwo.has(ending.join("."));
  const isEndingAlone = endingsOfTwo.has(name);
  const hasLetters = /^[a-z]/.test(ending.at(-1) ?? "");
  return first && isWhole && !isEndingAlone && hasLetters && labels.every((one) => label.test(one))
    ? name
    : undefined;
}
