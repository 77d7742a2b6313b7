import type { LocalRequest, StartupRequest } from "./schema.ts";

export type { LocalRequest, StartupRequest };

export type StartupIdea = {
  title: string;
  summary: string;
  businessModel: string;
  tractionStrategy: string;
};

export type StartupSuggestion = {
  idea: StartupIdea;
  /** 8 to 12 base labels for a domain, without ending: a-z and 0-9, 4 to 15 long, best first. */
  names: readonly string[];
};

export type LocalIdea = {
  businessName: string;
  description: string;
  localProblem: string;
  validationMethod: string;
  businessModel: string;
  estimatedBudget: string;
};

/**
 * Writes business ideas. All text is plain text in English, with prices in AUD.
 *
 * `variation` of a request walks through different ideas for the same words. `visitor` is the
 * address by which what a visitor costs is counted; without it only the total is.
 */
export type IdeaWriter = {
  /** @throws the signal's reason when it is aborted. */
  startup(
    request: StartupRequest,
    signal?: AbortSignal,
    visitor?: string,
  ): Promise<StartupSuggestion>;
  /** @throws the signal's reason when it is aborted. */
  local(request: LocalRequest, signal?: AbortSignal, visitor?: string): Promise<LocalIdea>;
};
