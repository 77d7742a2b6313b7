import type * as z from "zod/mini";
import { type FieldErrors, fieldErrors } from "./field-errors.ts";
import { describeError, type Log } from "./log.ts";
import type { RateLimit } from "./rate-limit.ts";

/** How a request that anybody may send ends, whichever way it came in. */
export type Taken<Answer> =
  | { outcome: "answered"; answer: Answer }
  | { outcome: "invalid"; fields: FieldErrors }
  | { outcome: "too-many"; retryAfterSeconds: number }
  | { outcome: "failed" };

type TakeRequest<Input, Answer> = {
  /** What the visitor sent, not yet parsed. */
  input: unknown;
  schema: z.ZodMiniType<Input>;
  limit: RateLimit;
  /** Address that attempts are counted by. */
  visitor: string;
  log: Log;
  answer(input: Input): Promise<Answer>;
};

/**
 * Counts a request, parses it and has it answered. Never throws: what goes wrong on our side is
 * logged and is the outcome "failed". A request that is wrong counts too, since anybody can send it.
 */
export async function takeRequest<Input, Answer>({
  input,
  schema,
  limit,
  visitor,
  log,
  answer,
}: TakeRequest<Input, Answer>): Promise<Taken<Answer>> {
  try {
    const retryAfterSeconds = await limit.secondsToWait(visitor);
    if (retryAfterSeconds > 0) return { outcome: "too-many", retryAfterSeconds };
    const parsed = schema.safeParse(input);
    if (!parsed.success) return { outcome: "invalid", fields: fieldErrors(parsed.error) };
    return { outcome: "answered", answer: await answer(parsed.data) };
  } catch (error) {
    if (!isByVisitor(error)) log.error(describeError(error), "request: failed");
    return { outcome: "failed" };
  }
}

/** What our HTTP bridge says of a visitor who has left, or whose connection broke. */
const wordsForLeaving = ["Client connection prematurely closed.", "Error: aborted"];

/** Whether a visitor who left has stopped it. */
export function isByVisitor(error: unknown): boolean {
  if (error instanceof Error && error.name === "AbortError") return true;
  return wordsForLeaving.includes(describeError(error).reason);
}
