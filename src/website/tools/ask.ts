import type { Declined } from "../../core/moderation/decline.ts";
import type { Taken } from "../../platform/http/take-request.ts";

/** How a request to our server ended; "stopped" if the visitor cancelled it. */
export type Asked<Answer> = Taken<Answer, Declined> | { outcome: "stopped" };

/** Longer than the server ever takes: 12 s for a model, then its fallback, and 3 s for domains. */
const PATIENCE_MS = 25_000;

/**
 * Asks one of our functions, from the browser. Never throws: anything but a valid answer is a
 * failure.
 *
 * @param part what the answer has.
 */
export async function ask<Answer extends object>(
  name: string,
  request: object,
  stop: AbortSignal,
  part: keyof Answer,
): Promise<Asked<Answer>> {
  try {
    const response = await fetch(`/functions/v1/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
      signal: AbortSignal.any([stop, AbortSignal.timeout(PATIENCE_MS)]),
    });
    const body: unknown = await response.json();
    if (response.ok && isAnswer(body, part)) return { outcome: "answered", answer: body };
    return isRefusal(body) ? body : { outcome: "failed" };
  } catch {
    return { outcome: stop.aborted ? "stopped" : "failed" };
  }
}

// Whether this came from our own server rather than a proxy. Not schemas: zod/mini would weigh more
// in the browser.

function isAnswer<Answer>(body: unknown, part: keyof Answer): body is Answer {
  return isObject(body) && part in body;
}

function isRefusal(
  body: unknown,
): body is Exclude<Taken<never, Declined>, { outcome: "answered" }> {
  if (!isObject(body) || !("outcome" in body)) return false;
  if (body.outcome === "invalid") return "fields" in body && isObject(body.fields);
  if (body.outcome === "refused") return "helpLines" in body;
  return body.outcome === "too-many" && "retryAfterSeconds" in body;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
