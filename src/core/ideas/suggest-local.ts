import { type Declined, whyDeclined } from "../moderation/decline.ts";
import { besideUnknown, type Neighbours } from "./embedded/understanding/unknown-topic.ts";
import type { IdeaTurns } from "./idea-turns.ts";
import type { IdeaWriter, LocalIdea } from "./idea-writer.ts";
import type { LocalRequest } from "./schema.ts";

/** What the local generator answers (spec section 7), and by which variation a link names it. */
export type LocalResult = { idea: LocalIdea; variation: number } & Neighbours;

export type LocalServices = { ideaWriter: IdeaWriter; ideaTurns: IdeaTurns };

/**
 * An idea for a place, or why there is none.
 *
 * @throws when no writer has an answer, or `signal` is aborted.
 */
export async function suggestLocal(
  { ideaWriter, ideaTurns }: LocalServices,
  request: LocalRequest,
  signal?: AbortSignal,
  visitor?: string,
): Promise<{ outcome: "answered"; answer: LocalResult } | Declined> {
  const declined = await whyDeclined(request.skills, request.location);
  if (declined) return declined;
  const named = ideaTurns(request, visitor);
  const idea = await ideaWriter.local(named, signal, visitor);
  const beside = await besideUnknown(request.skills);
  return { outcome: "answered", answer: { idea, variation: named.variation, ...beside } };
}
