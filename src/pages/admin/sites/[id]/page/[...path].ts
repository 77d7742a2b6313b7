import type { APIRoute } from "astro";
import { showPage } from "../../../../../office/sites/show-page.ts";

export const prerender = false;

/** A page of a site as it reads in one revision (`?revision=3`), or in the latest. */
export const GET: APIRoute = ({ locals, params, url }) =>
  showPage(locals.services, {
    siteId: params.id ?? "",
    path: params.path ?? "",
    revision: url.searchParams.get("revision"),
  });
