import type { APIRoute } from "astro";
import { viewWaitlist } from "../../../office/waitlist/waitlist-view.ts";

export const prerender = false;

/** A page of the waitlist; takes `q`, `status`, `after` and `before` as the screen does. */
export const GET: APIRoute = async ({ locals, url }) => {
  const { entries, previous, next, counts } = await viewWaitlist(locals.services, url.searchParams);
  return Response.json({ entries, before: previous ?? null, after: next ?? null, counts });
};
