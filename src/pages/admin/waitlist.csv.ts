import type { APIRoute } from "astro";
import { waitlistCsv } from "../../office/waitlist/waitlist-csv.ts";

export const prerender = false;

export const GET: APIRoute = ({ locals }) =>
  new Response(waitlistCsv(locals.services), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="waitlist.csv"',
    },
  });
