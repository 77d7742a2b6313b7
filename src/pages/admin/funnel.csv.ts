import type { APIRoute } from "astro";
import { periodIn, readFunnel } from "../../core/analytics/funnel.ts";
import { funnelCsv } from "../../office/analytics/funnel-csv.ts";

export const prerender = false;

export const GET: APIRoute = async ({ locals, url }) => {
  const days = periodIn(url.searchParams);
  return new Response(funnelCsv(await readFunnel(locals.services, days)), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="funnel-${days}-days.csv"`,
    },
  });
};
