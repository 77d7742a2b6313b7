import type { APIRoute } from "astro";
import { readFunnel } from "../../core/analytics/funnel.ts";
import { funnelCsv } from "../../office/analytics/funnel-csv.ts";
import { periodIn } from "../../office/analytics/period-in.ts";

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
