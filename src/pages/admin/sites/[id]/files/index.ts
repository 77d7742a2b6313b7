import type { APIRoute } from "astro";
import { receivePicture } from "../../../../../office/sites/receive-picture.ts";

export const prerender = false;

/** Adds a picture to a site. */
export const POST: APIRoute = async ({ params, request, locals }) => {
  const { status, answer } = await receivePicture(locals.services, request, {
    siteId: params.id ?? "",
    actor: locals.operator?.id ?? "",
  });
  return Response.json(answer, { status });
};
