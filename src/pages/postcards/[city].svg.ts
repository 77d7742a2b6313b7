import type { APIRoute, GetStaticPaths } from "astro";
import type { City } from "../../content/cities/city.ts";
import { cities } from "../../content/cities.ts";
import { postcardDrawing } from "../../website/cities/postcard-drawing.tsx";

export const getStaticPaths = (() =>
  cities.map((city) => ({
    params: { city: city.slug },
    props: { city },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ city: City }> = ({ props }) =>
  new Response(postcardDrawing(props.city), { headers: { "content-type": "image/svg+xml" } });
