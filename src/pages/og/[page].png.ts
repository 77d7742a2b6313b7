import type { APIRoute } from "astro";
import { LRUCache } from "lru-cache";
import { cities, cityPath } from "../../content/cities.ts";
import { home, type SitePage, sitePages } from "../../content/pages.ts";
import { ideaKinds } from "../../core/ideas/idea-kind.ts";
import { drawShareImage, type ShareImageFacts } from "../../website/chrome/share-image.tsx";
import { shareImageName } from "../../website/chrome/share-image-address.ts";
import { ideaHeadlines, ideaPictureName } from "../../website/tools/idea-picture.ts";

/** Drawn when it is first asked for, since our name is in it. */
export const prerender = false;

type Picture = Omit<ShareImageFacts, "companyName">;

const pictures = new Map<string | undefined, Picture>([
  ...sitePages.map((page, at): [string, Picture] => [shareImageName(page), ofPage(page, at)]),
  ...ideaKinds.map((kind, at): [string, Picture] => [
    ideaPictureName(kind),
    { label: "Business ideas", headline: ideaHeadlines[kind], setting: "inland", variant: at },
  ]),
]);

const drawn = new LRUCache<string, Promise<Buffer<ArrayBufferLike>>>({ max: pictures.size });

export const GET: APIRoute = async ({ params: { page: name = "" }, locals }) => {
  const picture = pictures.get(name);
  if (!picture) return new Response(null, { status: 404 });
  const { name: companyName } = locals.company;
  const png = drawn.get(name) ?? drawShareImage({ companyName, ...picture });
  drawn.set(name, png);
  return new Response(new Uint8Array(await png), {
    headers: { "content-type": "image/png", "cache-control": "public, max-age=86400" },
  });
};

function ofPage(page: SitePage, variant: number): Picture {
  const city = cities.find((city) => cityPath(city) === page.path);
  const label = city ? `${city.name}, ${city.state}` : page.name;
  return {
    label: page.path === home.path ? "Australia" : label,
    headline: page.headline,
    setting: city?.setting ?? "inland",
    variant,
  };
}
