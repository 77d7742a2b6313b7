import type { APIRoute } from "astro";
import { findSiteAsset } from "../../core/sites/releases/site-assets.ts";
import { answerWithFile } from "../../platform/files/answer-with-file.ts";

export const prerender = false;

/** A font of a design, for previews. */
export const GET: APIRoute = async ({ params, request, locals }) => {
  const asset = { siteId: "", name: params.name ?? "" }; // of no site: fonts alone
  return answerWithFile(locals.services, request, await findSiteAsset(locals.services, asset));
};
