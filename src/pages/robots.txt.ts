import type { APIRoute } from "astro";
import { robots } from "../features/seo/crawling.ts";

export const GET: APIRoute = ({ url, site }) =>
  new Response(robots(site ?? url), { headers: { "content-type": "text/plain; charset=utf-8" } });
