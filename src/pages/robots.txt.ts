import type { APIRoute } from "astro";
import { robots } from "../website/chrome/crawling.ts";

export const GET: APIRoute = ({ locals }) =>
  new Response(robots(new URL(locals.company.url)), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
