import type { Person } from "../../core/people/people.ts";
import { type CheckServices, checkDomain } from "../../core/sites/domains/check-domain.ts";
import type { DomainConfig } from "../../core/sites/domains/domain-name.ts";
import { type ChooseOutcome, chooseDomain, hasDomain } from "../../core/sites/domains/domains.ts";
import { dropDomain } from "../../core/sites/domains/drop-domain.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { describeError, type Log } from "../../platform/log.ts";

export type DomainServices = CheckServices & { config: DomainConfig; log: Log };

export type DomainReply = {
  /** 200 if it was done. */
  status: number;
  notice?: "domain-chosen" | "domain-checked" | "domain-dropped" | "over" | "failed";
  errors?: { domain: string };
};

type Posted = { person: Person; typed: Partial<Record<string, string>> };

/** Does what a person asked for about their website’s own domain. */
export async function receiveDomainChange(
  services: DomainServices,
  { person: { email }, typed }: Posted,
): Promise<DomainReply> {
  const { intent, site: siteId = "", domain = "" } = typed;
  if (!isUuid(siteId)) return { status: 422, notice: "failed" };
  if (intent === "drop-domain") {
    const isDropped = await dropDomain(services, { siteId, email });
    return isDropped ? { status: 200, notice: "domain-dropped" } : { status: 409, notice: "over" };
  }
  if (intent === "check-domain") {
    if (!(await hasDomain(services, { siteId, email }))) return { status: 409, notice: "over" };
    await checkDomain(services, siteId);
    return { status: 200, notice: "domain-checked" };
  }
  const chosen = await chooseDomain(services, { siteId, email, typed: domain });
  if (chosen.outcome !== "chosen") return refusal(chosen);
  // It is written down, whatever becomes of this: it is looked at again soon.
  await checkDomain(services, siteId).catch((error: unknown) => {
    services.log.warn(describeError(error), "domains: one could not be checked");
  });
  return { status: 200, notice: "domain-chosen" };
}

function refusal(refused: Exclude<ChooseOutcome, { outcome: "chosen" }>): DomainReply {
  if (refused.outcome === "has one" || refused.outcome === "missing") {
    return { status: 409, notice: "over" };
  }
  return { status: 422, errors: { domain: reason(refused) } };
}

function reason(
  refused: Exclude<ChooseOutcome, { outcome: "chosen" | "has one" | "missing" }>,
): string {
  switch (refused.outcome) {
    case "not a name":
      return "Please enter a domain name with its ending, such as coffscakes.com.au";
    case "part of a domain":
      return `That’s only a part of ${refused.domain}. Please enter ${refused.domain} itself`;
    case "other letters":
      return `We can’t use ${refused.shown}: it has letters that can look just like others. Please choose a name of the letters a to z, numbers and hyphens`;
    case "ours":
      return "That name is ours. Please enter one that you’ve registered";
    case "taken":
      return "Another website with us is live under that name. If it’s yours, please write to us";
  }
}
