import type { APIRoute } from "astro";

export const prerender = false;

/** Keeps the session of the admin alive while its page is looked at; 401 when it is over. */
export const GET: APIRoute = () => new Response(null, { status: 204 });
