import type { APIRoute } from "astro";
import { tryViewBriefs } from "../../../office/briefs/briefs-view.ts";

export const prerender = false;

/** A page of the briefs; takes `q`, `status`, `due`, `order` and `page` as the screen does. */
export const GET: APIRoute = async ({ locals, url }) => {
  const view = await tryViewBriefs(locals.services, url.searchParams);
  if (!view) return Response.json({ error: "Failed to fetch briefs" }, { status: 503 });
  const { briefs, page, pages, total, counts } = view;
  return Response.json({ briefs, page, pages, total, counts });
};
