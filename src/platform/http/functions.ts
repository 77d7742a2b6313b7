import type * as z from "zod/mini";
import type { FieldErrors } from "../field-errors.ts";
import type { Log } from "../log.ts";
import type { RateLimit } from "../rate-limit.ts";
import { mediaType, readBody } from "./read-body.ts";
import { takeRequest } from "./take-request.ts";

/**
 * A function that `functions.invoke()` of supabase-js can call: JSON in, JSON out, from any page on
 * any site, without cookies. It gives the whole answer, whatever was sent.
 *
 * @param visitor address that calls are counted by.
 */
export type CallableFunction<Services> = (
  services: Services & { log: Log },
  request: Request,
  visitor: string,
) => Promise<Response>;

/** Why a call that is right is still not answered; the caller gets it as it is, as 422. */
type Declined = { outcome: "refused" | "unknown"; error: string };

type FunctionParts<Services, Input> = {
  input: z.ZodMiniType<Input>;
  limit(services: Services): RateLimit;
  /** The body of the answer 200. What it throws becomes 503. */
  answer(
    services: Services,
    input: Input,
    signal: AbortSignal,
    visitor: string,
  ): Promise<{ outcome: "answered"; answer: object } | Declined>;
  /** What a caller is told then. */
  failure: string;
};

/** Far more than the longest valid body. */
const MAX_BODY_BYTES = 16 * 1024;

/** Makes a function from its input schema, its answer and its rate limit. */
export function callableFunction<Services, Input>({
  input,
  limit,
  answer,
  failure,
}: FunctionParts<Services, Input>): CallableFunction<Services> {
  return async (services, request, visitor) => {
    if (mediaType(request) !== "application/json") {
      return refusal(415, "unreadable", "The body must be application/json.");
    }
    const body = await readBody(request, { longest: MAX_BODY_BYTES });
    if (!body)
      return refusal(413, "unreadable", `The body is longer than ${MAX_BODY_BYTES} bytes.`);
    const json = await body
      .text()
      .then(JSON.parse)
      .catch(() => undefined);
    if (typeof json !== "object" || json === null || Array.isArray(json)) {
      return refusal(400, "unreadable", "The body must be a JSON object.");
    }
    const taken = await takeRequest({
      input: json,
      schema: input,
      limit: limit(services),
      visitor,
      log: services.log,
      answer: (parsed) => answer(services, parsed, request.signal, visitor),
    });
    switch (taken.outcome) {
      case "answered":
        return Response.json(taken.answer, { headers: openToAll });
      case "refused":
      case "unknown":
        return Response.json(taken, { status: 422, headers: openToAll });
      case "invalid":
        return invalid(taken.fields);
      case "too-many":
        return tooMany(taken.retryAfterSeconds);
      case "failed":
        return refusal(503, "failed", failure);
    }
  };
}

/** Answers a call: with the function, as a preflight, or with an error. */
export async function call<Services>(
  called: CallableFunction<Services> | undefined,
  ...[services, request, visitor]: Parameters<CallableFunction<Services>>
): Promise<Response> {
  if (!called) return refusal(404, "not-found", "There is no such function.");
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: openToAll });
  if (request.method !== "POST") {
    return refusal(405, "not-allowed", "A function takes POST.", { allow: "POST, OPTIONS" });
  }
  return called(services, request, visitor);
}

/** No cookie is ever read here, so pages of any site may call. */
const openToAll = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "POST, OPTIONS",
  // What supabase-js sends; the last four only when a caller asks for a region or for tracing.
  "access-control-allow-headers":
    "authorization, apikey, content-type, x-client-info, x-region, traceparent, tracestate, baggage",
  "access-control-expose-headers": "retry-after",
  "access-control-max-age": "86400",
};

function invalid(fields: FieldErrors): Response {
  const [field] = Object.keys(fields);
  const error = field && fields[field];
  return Response.json(
    { outcome: "invalid", error, field, fields },
    { status: 400, headers: openToAll },
  );
}

function tooMany(retryAfterSeconds: number): Response {
  const error = `Too many requests. Please try again in ${retryAfterSeconds} seconds.`;
  return Response.json(
    { outcome: "too-many", error, retryAfterSeconds },
    { status: 429, headers: { ...openToAll, "retry-after": String(retryAfterSeconds) } },
  );
}

function refusal(
  status: number,
  outcome: "unreadable" | "failed" | "not-found" | "not-allowed",
  error: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ outcome, error }, { status, headers: { ...openToAll, ...headers } });
}
