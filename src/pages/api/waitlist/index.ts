import type { APIRoute } from "astro";
import { viewWaitlist } from "../../../office/waitlist/waitlist-view.ts";

export const prerender = false;

/** A page of the waitlist; takes `q`, `status` and `page` as the screen does. */
export const GET: APIRoute = async ({ locals, url }) => {
  const { entries, page, pages, counts } = await viewWaitlist(locals.services, url.searchParams);
  return Response.json({ entries, page, pages, counts });
};
