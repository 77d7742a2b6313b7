import type { APIRoute } from "astro";
import { showSample } from "../../website/website-sketch/show-sample.ts";

export const prerender = false;

/** The website of a made-up business, for the wall on home and the page of a city. */
export const GET: APIRoute = ({ locals, request, url }) =>
  showSample(locals.services, {
    path: url.pathname,
    isFramed: request.headers.get("sec-fetch-dest") === "iframe",
  });
