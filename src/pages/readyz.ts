import type { APIRoute } from "astro";

export const prerender = false;

/** 200 while this process should be sent visitors, else 503 with the reason. */
export const GET: APIRoute = async ({ locals }) => {
  const status = await locals.services.readiness();
  return Response.json(
    { status },
    { status: status === "ready" ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
};
