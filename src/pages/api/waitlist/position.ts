import type { APIRoute } from "astro";
import { findPosition } from "../../../core/waitlist/waitlist.ts";
import { isEmailAddress } from "../../../platform/text-rules.ts";

export const prerender = false;

/** The position of `email` among those who wait; null for everybody else. */
export const GET: APIRoute = async ({ locals, url }) => {
  const email = (url.searchParams.get("email") ?? "").trim();
  const position = isEmailAddress(email) ? await findPosition(locals.services, email) : null;
  return Response.json({ position });
};
