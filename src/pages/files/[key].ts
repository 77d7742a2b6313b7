import type { APIRoute } from "astro";
import { hasBrief } from "../../core/briefs/find-brief.ts";
import { findServedFile, removeUploads } from "../../core/files/uploads.ts";
import { answerWithFile, noSuchFile } from "../../platform/files/answer-with-file.ts";

export const prerender = false;

/** A brief's file by its public link: for a picture, the copy without metadata. */
export const GET: APIRoute = async ({ params, request, locals }) => {
  const key = params.key ?? "";
  const { services } = locals;
  const file = await findServedFile(services, key, (briefId) => hasBrief(services, briefId));
  if (file !== "for operators") return answerWithFile(services, request, file);
  // Not for long: it may have a public copy a moment later.
  const headers = { location: `/admin/files/${key}`, "cache-control": "no-store" };
  return new Response(null, { status: 302, headers });
};

/** Withdraws a file that has not been sent with a brief. */
export const DELETE: APIRoute = async ({ params, locals }) => {
  const removed = await removeUploads(locals.services, [params.key ?? ""]);
  return removed > 0 ? new Response(null, { status: 204 }) : noSuchFile();
};
