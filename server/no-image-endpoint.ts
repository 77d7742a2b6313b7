import type { APIRoute } from "astro";

/** For /_image: every picture is made at build time, so there is nothing to resize on request. */
export const GET: APIRoute = () => new Response(null, { status: 404 });
