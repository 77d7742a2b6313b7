import type { APIRoute } from "astro";
import { receiveSave } from "../../../../office/sites/receive-save.ts";

export const prerender = false;

/** Saves a change as the next revision: `{"base": 3, "document": {…}, "facts": {…}}`. */
export const POST: APIRoute = async ({ locals, params, request }) => {
  const { status, answer } = await receiveSave(locals.services, request, {
    siteId: params.id ?? "",
    actor: locals.operator?.id ?? "",
  });
  return Response.json(answer, { status });
};
