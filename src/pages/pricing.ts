import type { APIRoute } from "astro";

export const prerender = false;

/** Pricing is part of the home page. */
export const GET: APIRoute = ({ redirect }) => {
  const response = redirect("/#pricing", 308);
  response.headers.set("cache-control", "public, max-age=3600");
  return response;
};
