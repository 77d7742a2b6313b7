import type { APIRoute, GetStaticPaths } from "astro";
import { cities, cityPath } from "../../content/cities.ts";
import { home, type SitePage, sitePages } from "../../content/pages.ts";
import { drawShareImage } from "../../features/sharing/share-image.tsx";
import { shareImageName } from "../../features/sharing/share-image-address.ts";

export const getStaticPaths = (() =>
  sitePages.map((page, variant) => ({
    params: { page: shareImageName(page) },
    props: { page, variant },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ page: SitePage; variant: number }> = async ({ props, locals }) => {
  const { page, variant } = props;
  const city = cities.find((city) => cityPath(city) === page.path);
  const label = city ? `${city.name}, ${city.state}` : page.name;
  const png = await drawShareImage({
    companyName: locals.company.name,
    label: page.path === home.path ? "Australia" : label,
    headline: page.headline,
    setting: city?.setting ?? "inland",
    variant,
  });
  return new Response(new Uint8Array(png), { headers: { "content-type": "image/png" } });
};
