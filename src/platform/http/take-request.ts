import type * as z from "zod/mini";
import { type FieldErrors, fieldErrors } from "../field-errors.ts";
import { describeError, type Log } from "../log.ts";
import type { RateLimit } from "../rate-limit.ts";

/** How a public request ends, whichever way it came in. */
export type Taken<Answer, Declined = never> =
  | { outcome: "answered"; answer: Answer }
  | Declined
  | { outcome: "invalid"; fields: FieldErrors }
  | { outcome: "too-many"; retryAfterSeconds: number }
  | { outcome: "failed" };

type TakeRequest<Input, Answer, Declined> = {
  /** What the visitor sent, not yet parsed. */
  input: unknown;
  schema: z.ZodMiniType<Input>;
  limit: RateLimit;
  /** The address by which attempts are counted. */
  visitor: string;
  log: Log;
  /** The log line if it fails. */
  failure?: string;
  /** What was right and is still not answered ends as it says. */
  answer(input: Input): Promise<{ outcome: "answered"; answer: Answer } | Declined>;
};

/**
 * Counts a request, parses it and has it answered. Never throws: failures on our side are logged,
 * with the outcome "failed". Invalid requests count too, since anybody can send them.
 */
export async function takeRequest<Input, Answer, Declined = never>({
  input,
  schema,
  limit,
  visitor,
  log,
  failure = "request: failed",
  answer,
}: TakeRequest<Input, Answer, Declined>): Promise<Taken<Answer, Declined>> {
  try {
    const retryAfterSeconds = await limit.secondsToWait(visitor);
    if (retryAfterSeconds > 0) return { outcome: "too-many", retryAfterSeconds };
    const parsed = schema.safeParse(input);
    if (!parsed.success) return { outcome: "invalid", fields: fieldErrors(parsed.error) };
    return await answer(parsed.data);
  } catch (error) {
    if (!isByVisitor(error)) log.error(describeError(error), failure);
    return { outcome: "failed" };
  }
}

/** Our HTTP bridge's message when a visitor has left or their connection broke. */
const wordsForLeaving = ["Client connection prematurely closed.", "Error: aborted"];

/** Whether a visitor who left has stopped it. */
export function isByVisitor(error: unknown): boolean {
  if (error instanceof Error && error.name === "AbortError") return true;
  return wordsForLeaving.includes(describeError(error).reason);
}
