import type { APIRoute } from "astro";
import { tryViewWaitlist } from "../../../office/waitlist/waitlist-view.ts";

export const prerender = false;

/** A page of the waitlist; takes `q`, `status`, `after` and `before` as the screen does. */
export const GET: APIRoute = async ({ locals, url }) => {
  const view = await tryViewWaitlist(locals.services, url.searchParams);
  if (!view) return Response.json({ error: "Failed to fetch waitlist entries" }, { status: 503 });
  const { entries, previous, next, counts } = view;
  return Response.json({ entries, before: previous ?? null, after: next ?? null, counts });
};
