import type { APIRoute } from "astro";
import { receiveUpload } from "../../website/start/brief/receive-upload.ts";

export const prerender = false;

/** One file of a brief, ahead of the brief itself. */
export const POST: APIRoute = async ({ request, locals }) => {
  const { answer, status } = await receiveUpload(locals.services, request, locals.visitor);
  const headers = new Headers();
  if (answer.outcome === "too-many") headers.set("retry-after", String(answer.retryAfterSeconds));
  return Response.json(answer, { status, headers });
};
