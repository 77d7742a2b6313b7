import type { APIRoute } from "astro";
import { patchWaitlistEntry } from "../../../office/waitlist/patch-waitlist-entry.ts";

export const prerender = false;

/** Changes the status of one entry: `{"status": "invited", "expected": "waiting"}`. */
export const PATCH: APIRoute = async ({ locals, params, request }) => {
  const actor = locals.operator?.id ?? "";
  const { status, answer } = await patchWaitlistEntry(locals.services, request, {
    id: params.id ?? "",
    actor,
  });
  return Response.json(answer, { status });
};
