import type { APIRoute } from "astro";
import { sitePages } from "../content/pages.ts";
import { sitemap } from "../website/chrome/crawling.ts";

export const GET: APIRoute = ({ locals }) => {
  const paths = sitePages.map(({ path }) => path);
  return new Response(sitemap(new URL(locals.company.url), paths), {
    headers: { "content-type": "application/xml" },
  });
};
