import { callableFunction } from "../../platform/functions.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import type { IdeaWriter } from "./idea-writer.ts";
import { ideaMessages } from "./messages.ts";
import { localRequestSchema, startupRequestSchema } from "./schema.ts";
import { type StartupServices, suggestStartup } from "./suggest-startup.ts";

type Limits = { rateLimits: { generateIdea: RateLimit } };

const limit = ({ rateLimits }: Limits) => rateLimits.generateIdea;

/** `{niche, businessType, domainStyles}` in, `{idea, domains}` out. */
export const generateStartupDomain = callableFunction({
  input: startupRequestSchema,
  limit,
  answer: (services: Limits & StartupServices, request, signal) =>
    suggestStartup(services, request, signal),
  failure: ideaMessages.failed.text,
});

/** `{location, skills, budget, teamPreference}` in, `{idea}` out. */
export const generateLocalMvpIdeas = callableFunction({
  input: localRequestSchema,
  limit,
  answer: async ({ ideaWriter }: Limits & { ideaWriter: IdeaWriter }, request, signal) => ({
    idea: await ideaWriter.local(request, signal),
  }),
  failure: ideaMessages.failed.text,
});
