import type { APIRoute } from "astro";
import { sitePages } from "../content/pages.ts";
import { sitemap } from "../features/seo/crawling.ts";

export const GET: APIRoute = ({ url, site }) => {
  const paths = sitePages.map(({ path }) => path);
  return new Response(sitemap(site ?? url, paths), {
    headers: { "content-type": "application/xml" },
  });
};
