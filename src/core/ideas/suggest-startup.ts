import { type Declined, whyDeclined } from "../moderation/decline.ts";
import type { DomainStyle } from "./choices.ts";
import { besideUnknown, type Neighbours } from "./embedded/understanding/unknown-topic.ts";
import type { IdeaTurns } from "./idea-turns.ts";
import type { IdeaWriter, StartupIdea } from "./idea-writer.ts";
import type { StartupRequest } from "./schema.ts";

/** A domain with what is known about it. */
export type IdeaDomain = {
  name: string;
  available: boolean;
  /** False when nobody could say whether it is available. */
  checked: boolean;
  /** Where that can be seen. */
  evidence: string;
  note?: string;
};

/** What the startup generator answers (spec section 3), and by which variation a link names it. */
export type StartupResult = {
  idea: StartupIdea;
  domains: IdeaDomain[];
  variation: number;
} & Neighbours;

export type StartupServices = {
  ideaWriter: IdeaWriter;
  ideaTurns: IdeaTurns;
  /** Domains for names, best first, with the chosen endings. */
  findDomains(names: readonly string[], styles: readonly DomainStyle[]): Promise<IdeaDomain[]>;
};

/**
 * An idea, and domains for it that have been checked; or why there is none.
 *
 * @throws when no writer has an answer, or `signal` is aborted.
 */
export async function suggestStartup(
  { ideaWriter, ideaTurns, findDomains }: StartupServices,
  request: StartupRequest,
  signal?: AbortSignal,
  visitor?: string,
): Promise<{ outcome: "answered"; answer: StartupResult } | Declined> {
  const declined = await whyDeclined(request.niche);
  if (declined) return declined;
  const named = ideaTurns(request, visitor);
  const { idea, names } = await ideaWriter.startup(named, signal, visitor);
  const domains = await findDomains(names, request.domainStyles);
  const beside = await besideUnknown(request.niche);
  return { outcome: "answered", answer: { idea, domains, variation: named.variation, ...beside } };
}
