import type { APIRoute } from "astro";
import { company } from "../content/company.ts";

/** https://www.w3.org/TR/appmanifest/ */
export const GET: APIRoute = ({ locals }) => {
  const { name } = locals.company;
  const manifest = {
    name,
    short_name: name,
    description: company.tagline,
    lang: "en-AU",
    start_url: "/",
    display: "browser",
    background_color: "#fbf8f2",
    theme_color: "#fbf8f2",
    icons: [192, 512].map((size) => ({
      src: `/icons/${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any",
    })),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json" },
  });
};
