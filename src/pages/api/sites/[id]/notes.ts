import type { APIRoute } from "astro";
import { receiveHeldDecision } from "../../../../office/sites/receive-held-decision.ts";

export const prerender = false;

/** Decides on a sentence of the brief: `{"kind": "use", "id": "sentence-3"}`. */
export const POST: APIRoute = async ({ locals, params, request }) => {
  const { status, answer } = await receiveHeldDecision(locals.services, request, {
    siteId: params.id ?? "",
    actor: locals.operator?.id ?? "",
  });
  return Response.json(answer, { status });
};
