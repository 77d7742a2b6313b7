import * as z from "zod";
import { decideHeldWords, type HeldOutcome } from "../../core/sites/checks/decide-held-words.ts";
import type { Database } from "../../database/client.ts";
import { mediaType, readJson } from "../../platform/http/read-body.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { describeError, type Log } from "../../platform/log.ts";
import { withNames } from "./held-words-of.ts";

const id = z.string().min(1).max(40);
const decisionSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("use"), id }),
  z.strictObject({ kind: z.literal("undo"), id, at: z.int().nonnegative().max(100_000) }),
]);

/** What the editor is told: with `words`, as they are now. */
export type HeldAnswer = HeldOutcome | { error: string };

/** Receives what an operator decided of a sentence of the brief. */
export async function receiveHeldDecision(
  services: { database: Database; log: Log },
  request: Request,
  { siteId, actor }: { siteId: string; actor: string },
): Promise<{ status: number; answer: HeldAnswer }> {
  // Astro compares the origin of posts that a form can make; no other page can send this type.
  if (mediaType(request) !== "application/json") {
    return { status: 415, answer: { error: "The body must be application/json" } };
  }
  const sent = decisionSchema.safeParse(await readJson(request, { longest: 1000 }));
  if (!sent.success) {
    const error = "The body must be JSON with kind (use or undo), id and, to undo, at";
    return { status: 422, answer: { error } };
  }
  if (!isUuid(siteId)) return { status: 404, answer: { outcome: "missing" } };
  try {
    const done = await decideHeldWords(services, { siteId, actor, ...sent.data });
    const answer =
      "words" in done ? { ...done, words: await withNames(services.database, done.words) } : done;
    return { status: statusOf[done.outcome], answer };
  } catch (error) {
    services.log.error(describeError(error), "sites: a sentence could not be decided on");
    return { status: 503, answer: { error: "That didn’t work. Try again." } };
  }
}

const statusOf: Record<HeldOutcome["outcome"], number> = {
  done: 200,
  "done before": 409,
  forbidden: 409,
  closed: 409,
  missing: 404,
};
