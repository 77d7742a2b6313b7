import type { DomainCheck, DomainChecker } from "./check-domains.ts";

/** What a person may choose; "flexible" means every ending, .com.au with them. */
export type DomainStyle = ".com" | ".ai" | ".app" | ".co" | ".online" | "flexible";

export type SuggestedDomain = DomainCheck & {
  /** What else to know about a name, such as who may register it. */
  note?: string;
};

/** Enough to choose from, few enough to read. */
const USUAL_COUNT = 8;
/** Before the ending. Longer names are hard to say over the phone. */
const LABEL_LENGTH = { shortest: 3, longest: 20 };

/**
 * Checked domains for a business: first free ones, then unchecked ones, then taken ones; within
 * each group, better names first.
 *
 * @param names labels without an ending, best first. Made valid or dropped.
 */
export async function findDomains(
  checker: DomainChecker,
  names: readonly string[],
  styles: readonly DomainStyle[],
): Promise<SuggestedDomain[]> {
  const checks = await checker.check(suggestDomains(names, styles));
  const rank = ({ available, checked }: DomainCheck) => (available ? 0 : checked ? 2 : 1);
  return checks.toSorted((one, other) => rank(one) - rank(other)).map(noted);
}

/** A check with what else to know about its name. */
export function noted(check: DomainCheck): SuggestedDomain {
  return check.name.endsWith(".com.au") ? { ...check, note: comAuNote } : check;
}

/** auDA Licensing Rules, schedule of the com.au namespace: an Australian presence is required. */
const comAuNote = "Needs an Australian presence, such as an ABN.";

/**
 * Eight domains, and at least six unless no name is usable, with only the chosen endings. The
 * endings take turns, and each name comes once before any comes again.
 */
export function suggestDomains(names: readonly string[], styles: readonly DomainStyle[]): string[] {
  const labels = [...new Set(names.flatMap(domainLabel))];
  const endings = endingsFor(styles);
  const domains = new Set<string>();
  for (const group of [labels, labels.flatMap(variations)]) {
    for (let round = 0; round < endings.length; round++) {
      for (const [index, label] of group.entries()) {
        if (domains.size === USUAL_COUNT) return [...domains];
        domains.add(`${label}${endings[(index + round) % endings.length]}`);
      }
    }
  }
  return [...domains];
}

/**
 * A name as a host name label (RFC 1123) without hyphens, which nobody says aloud; empty if
 * unusable.
 */
function domainLabel(name: string): string[] {
  const [beforeDot = ""] = name.split(".");
  const label = beforeDot
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
  const { shortest, longest } = LABEL_LENGTH;
  return label.length >= shortest && label.length <= longest && /[a-z]/.test(label) ? [label] : [];
}

function variations(label: string): string[] {
  return [`get${label}`, `${label}hq`, `try${label}`, `my${label}`, `${label}now`, `the${label}`];
}

function endingsFor(styles: readonly DomainStyle[]): string[] {
  const chosen = styles.filter((style) => style !== "flexible");
  const all = [".com", ".com.au", ".co", ".app", ".ai", ".online"];
  return styles.includes("flexible") ? [...new Set([...chosen, ...all])] : [...new Set(chosen)];
}
