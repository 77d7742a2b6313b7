import type { APIRoute } from "astro";
import { findPosition } from "../../../core/waitlist/waitlist.ts";

export const prerender = false;

/** The position of `email` among those who wait; null for everybody else. */
export const GET: APIRoute = async ({ locals, url }) => {
  const email = url.searchParams.get("email") ?? "";
  return Response.json({ position: await findPosition(locals.services, email) });
};
