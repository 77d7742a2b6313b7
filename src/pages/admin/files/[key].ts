import type { APIRoute } from "astro";
import { findOriginal } from "../../../core/briefs/uploads.ts";
import { answerWithFile } from "../../../platform/files/answer-with-file.ts";

export const prerender = false;

/** A file of a brief as it was sent, with whatever a phone wrote into it. */
export const GET: APIRoute = async ({ params, request, locals }) =>
  answerWithFile(locals.services, request, await findOriginal(locals.services, params.key ?? ""));
