import type { APIRoute } from "astro";
import { receivePictureChange } from "../../../../../office/sites/receive-picture-change.ts";

export const prerender = false;

/** Takes a picture out of a site’s choice, or puts it back: `{"kind": "removed"}`. */
export const PATCH: APIRoute = async ({ locals, params, request }) => {
  const { status, answer } = await receivePictureChange(locals.services, request, {
    siteId: params.id ?? "",
    key: params.key ?? "",
    actor: locals.operator?.id ?? "",
  });
  return Response.json(answer, { status });
};
