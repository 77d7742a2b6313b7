import type { APIRoute } from "astro";
import { findTweakFile } from "../../../../../../core/tweaks/tweak-files.ts";
import { answerWithFile } from "../../../../../../platform/files/answer-with-file.ts";
import { isUuid } from "../../../../../../platform/is-uuid.ts";

export const prerender = false;

/** A file of a tweak as it was sent; `?small` is the small copy of a picture. */
export const GET: APIRoute = async ({ locals: { services }, params, request, url }) => {
  const { id = "", key = "" } = params;
  const as = url.searchParams.has("small") ? "copy" : "sent";
  const file = isUuid(id) ? await findTweakFile(services, { siteId: id, key, as }) : undefined;
  return answerWithFile(services, request, file);
};
