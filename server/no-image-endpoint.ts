import type { APIRoute } from "astro";

/** At /_image: every picture is made at build, so there is nothing to resize on request. */
export const GET: APIRoute = () => new Response(null, { status: 404 });
