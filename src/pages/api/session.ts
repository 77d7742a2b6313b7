import type { APIRoute } from "astro";

export const prerender = false;

/** Keeps an operator's session alive while a page is visible; 401 if it has ended. */
export const GET: APIRoute = () => new Response(null, { status: 204 });
