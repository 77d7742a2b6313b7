import type { APIRoute } from "astro";
import { viewWeight } from "../../../../office/sites/view-weight.ts";

export const prerender = false;

/** What the pages of a site’s latest version weigh. */
export const GET: APIRoute = async ({ locals, params }) => {
  const weight = await viewWeight(locals.services, params.id ?? "");
  return weight
    ? Response.json(weight)
    : Response.json({ error: "There is no such site" }, { status: 404 });
};
