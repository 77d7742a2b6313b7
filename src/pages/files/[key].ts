import type { APIRoute } from "astro";
import { findServedFile, removeUploads } from "../../core/briefs/uploads.ts";
import { answerWithFile, noSuchFile } from "../../platform/files/answer-with-file.ts";

export const prerender = false;

/** A brief's file by its public link: for a picture, the copy without metadata. */
export const GET: APIRoute = async ({ params, request, locals }) => {
  const key = params.key ?? "";
  const file = await findServedFile(locals.services, key);
  if (file !== "for operators") return answerWithFile(locals.services, request, file);
  // Not for long: it may have a public copy a moment later.
  const headers = { location: `/admin/files/${key}`, "cache-control": "no-store" };
  return new Response(null, { status: 302, headers });
};

/** Withdraws a file that has not been sent with a brief. */
export const DELETE: APIRoute = async ({ params, locals }) => {
  const removed = await removeUploads(locals.services, [params.key ?? ""]);
  return removed > 0 ? new Response(null, { status: 204 }) : noSuchFile();
};
