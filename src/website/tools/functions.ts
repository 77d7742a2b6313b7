import type { DomainChecker } from "../../core/domain-names/check-domains.ts";
import { checkOwnDomain, ownDomainSchema } from "../../core/domain-names/own-domain.ts";
import type { IdeaWriter } from "../../core/ideas/idea-writer.ts";
import { localRequestSchema, startupRequestSchema } from "../../core/ideas/schema.ts";
import { suggestLocal } from "../../core/ideas/suggest-local.ts";
import { type StartupServices, suggestStartup } from "../../core/ideas/suggest-startup.ts";
import { callableFunction } from "../../platform/http/functions.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { ideaMessages } from "./messages.ts";
import type { DomainAnswer } from "./own-domain-form.tsx";

type DomainServices = { domainChecker: DomainChecker; rateLimits: { checkDomain: RateLimit } };

type Limits = { rateLimits: { generateIdea: RateLimit } };

const limit = ({ rateLimits }: Limits) => rateLimits.generateIdea;

/** `{niche, businessType, domainStyles}` in, `{idea, domains}` out. */
export const generateStartupDomain = callableFunction({
  input: startupRequestSchema,
  limit,
  answer: (services: Limits & StartupServices, ...asked) => suggestStartup(services, ...asked),
  failure: ideaMessages.failed.text,
});

/** `{name}` in, `{domain}` out: the check of one domain, as the visitor typed it. */
export const checkDomain = callableFunction({
  input: ownDomainSchema,
  limit: ({ rateLimits }: DomainServices) => rateLimits.checkDomain,
  answer: (services: DomainServices, { name }) => answerForDomain(services, name),
  failure: "We couldn’t check this name. Please try again.",
});

/** The check of a domain that the schema has passed. */
export async function answerForDomain(
  { domainChecker }: Pick<DomainServices, "domainChecker">,
  name: string,
): Promise<{ outcome: "answered"; answer: DomainAnswer }> {
  const domain = await checkOwnDomain(domainChecker, name);
  if (!domain) throw new Error("no check of a domain");
  return { outcome: "answered", answer: { domain } };
}

/** `{location, skills, budget, teamPreference}` in, `{idea}` out. */
export const generateLocalMvpIdeas = callableFunction({
  input: localRequestSchema,
  limit,
  answer: (services: Limits & { ideaWriter: IdeaWriter }, ...asked) =>
    suggestLocal(services, ...asked),
  failure: ideaMessages.failed.text,
});
