import type { APIRoute } from "astro";
import { LRUCache } from "lru-cache";
import { cities, cityPath } from "../../content/cities.ts";
import { home, type SitePage, sitePages } from "../../content/pages.ts";
import { drawShareImage } from "../../website/chrome/share-image.tsx";
import { shareImageName } from "../../website/chrome/share-image-address.ts";

/** Drawn when it is first asked for, since our name is in it. */
export const prerender = false;

const drawn = new LRUCache<string, Promise<Buffer<ArrayBufferLike>>>({ max: sitePages.length });

export const GET: APIRoute = async ({ params, locals }) => {
  const variant = sitePages.findIndex((page) => shareImageName(page) === params.page);
  const page = sitePages[variant];
  if (!page) return new Response(null, { status: 404 });
  const png = drawn.get(page.path) ?? draw(page, variant, locals.company.name);
  drawn.set(page.path, png);
  return new Response(new Uint8Array(await png), {
    headers: { "content-type": "image/png", "cache-control": "public, max-age=86400" },
  });
};

function draw(page: SitePage, variant: number, companyName: string) {
  const city = cities.find((city) => cityPath(city) === page.path);
  const label = city ? `${city.name}, ${city.state}` : page.name;
  return drawShareImage({
    companyName,
    label: page.path === home.path ? "Australia" : label,
    headline: page.headline,
    setting: city?.setting ?? "inland",
    variant,
  });
}
