import type { APIRoute } from "astro";
import { receiveCount } from "../website/analytics/receive-count.ts";

export const prerender = false;

/** Where pages report to. Astro refuses what other sites send, since a beacon is plain text. */
export const POST: APIRoute = async ({ locals, request }) =>
  new Response(null, { status: await receiveCount(locals.services, request, locals.visitor) });
