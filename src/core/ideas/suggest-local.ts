import { type Declined, whyDeclined } from "../moderation/decline.ts";
import { besideUnknown, type Neighbours } from "./embedded/unknown-topic.ts";
import type { IdeaWriter, LocalIdea } from "./idea-writer.ts";
import type { LocalRequest } from "./schema.ts";

/** What the local generator answers (spec section 7). */
export type LocalResult = { idea: LocalIdea } & Neighbours;

/**
 * An idea for a place, or why there is none.
 *
 * @throws when no writer has an answer, or `signal` is aborted.
 */
export async function suggestLocal(
  { ideaWriter }: { ideaWriter: IdeaWriter },
  request: LocalRequest,
  signal?: AbortSignal,
  visitor?: string,
): Promise<{ outcome: "answered"; answer: LocalResult } | Declined> {
  const declined = await whyDeclined(request.skills, request.location);
  if (declined) return declined;
  const idea = await ideaWriter.local(request, signal, visitor);
  return { outcome: "answered", answer: { idea, ...(await besideUnknown(request.skills)) } };
}
