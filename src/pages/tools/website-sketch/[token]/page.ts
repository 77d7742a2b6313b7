import type { APIRoute } from "astro";
import { showSketchPage } from "../../../../website/website-sketch/show-sketch-page.ts";

export const prerender = false;

/** A page of a sketch, for its frames. */
export const GET: APIRoute = ({ locals, params, url }) =>
  showSketchPage(locals.services, { token: params.token ?? "", query: url.searchParams });
