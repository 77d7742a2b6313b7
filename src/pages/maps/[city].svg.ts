import type { APIRoute, GetStaticPaths } from "astro";
import { cities } from "../../content/cities.ts";
import { landDrawing } from "../../website/cities/map/land-drawing.tsx";

export const getStaticPaths = (() =>
  cities.map(({ slug }) => ({ params: { city: slug } }))) satisfies GetStaticPaths;

export const GET: APIRoute<Record<string, never>, { city: string }> = ({ params }) =>
  new Response(landDrawing(params.city), { headers: { "content-type": "image/svg+xml" } });
