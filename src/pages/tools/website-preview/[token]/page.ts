import type { APIRoute } from "astro";
import { showPreviewPage } from "../../../../website/website-preview/show-preview-page.ts";

export const prerender = false;

/** A page of a preview, for its frames. */
export const GET: APIRoute = ({ locals, params, url }) =>
  showPreviewPage(locals.services, { token: params.token ?? "", query: url.searchParams });
