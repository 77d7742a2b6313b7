import type { APIRoute } from "astro";

export const prerender = false;

/**
 * 200 while this process should be sent visitors, else 503 with the reason. A nearly full disk is
 * no reason: only files are refused then. With `?pages` it is 200 until this process stops, for a
 * proxy that would send visitors nowhere else: it shows pages and sites while its database is away.
 */
export const GET: APIRoute = async ({ url, locals: { services } }) => {
  const status = await services.readiness();
  const isServing = url.searchParams.has("pages") && status !== "stopping";
  const space = await services.diskSpace().catch(() => undefined);
  const warning = space && space.toSpare < 0 && "the disk is nearly full, so files are refused";
  return Response.json(
    { status, ...(warning && { warning }) },
    {
      status: status === "ready" || isServing ? 200 : 503,
      headers: { "cache-control": "no-store" },
    },
  );
};
