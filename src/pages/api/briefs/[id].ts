import type { APIRoute } from "astro";
import { patchBrief } from "../../../office/briefs/patch-brief.ts";

export const prerender = false;

/** Changes the status of one brief: `{"status": "in_progress", "expected": "submitted"}`. */
export const PATCH: APIRoute = async ({ locals, params, request }) => {
  const { status, answer } = await patchBrief(locals.services, request, {
    id: params.id ?? "",
    actor: locals.operator?.id ?? "",
  });
  return Response.json(answer, { status });
};
