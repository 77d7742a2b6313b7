import type { APIRoute } from "astro";
import { findOriginal } from "../../../core/files/uploads.ts";
import { answerWithFile } from "../../../platform/files/answer-with-file.ts";

export const prerender = false;

/** A brief's file as it was sent, including any metadata from a phone. */
export const GET: APIRoute = async ({ params, request, locals }) =>
  answerWithFile(locals.services, request, await findOriginal(locals.services, params.key ?? ""));
