import type { IdeaWriter } from "../../core/ideas/idea-writer.ts";
import { localRequestSchema, startupRequestSchema } from "../../core/ideas/schema.ts";
import { suggestLocal } from "../../core/ideas/suggest-local.ts";
import { type StartupServices, suggestStartup } from "../../core/ideas/suggest-startup.ts";
import { callableFunction } from "../../platform/functions.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { ideaMessages } from "./messages.ts";

type Limits = { rateLimits: { generateIdea: RateLimit } };

const limit = ({ rateLimits }: Limits) => rateLimits.generateIdea;

/** `{niche, businessType, domainStyles}` in, `{idea, domains}` out. */
export const generateStartupDomain = callableFunction({
  input: startupRequestSchema,
  limit,
  answer: (services: Limits & StartupServices, ...asked) => suggestStartup(services, ...asked),
  failure: ideaMessages.failed.text,
});

/** `{location, skills, budget, teamPreference}` in, `{idea}` out. */
export const generateLocalMvpIdeas = callableFunction({
  input: localRequestSchema,
  limit,
  answer: (services: Limits & { ideaWriter: IdeaWriter }, ...asked) =>
    suggestLocal(services, ...asked),
  failure: ideaMessages.failed.text,
});
