import type { APIRoute } from "astro";
import { findSiteAsset } from "../../../../../core/sites/releases/site-assets.ts";
import { answerWithFile } from "../../../../../platform/files/answer-with-file.ts";

export const prerender = false;

/** A photo of a site, or a font of its design, whether it is published or not. */
export const GET: APIRoute = async ({ params, request, locals }) => {
  const asset = { siteId: params.id ?? "", name: params.name ?? "" };
  return answerWithFile(locals.services, request, await findSiteAsset(locals.services, asset));
};
