import type { APIRoute } from "astro";

export const prerender = false;

/** 200 while the database answers, else 503; pages are served either way. */
export const GET: APIRoute = async ({ locals }) => {
  const healthy = await locals.services.isHealthy();
  return Response.json(
    { status: healthy ? "ok" : "database away" },
    { status: healthy ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
};
