import type { APIRoute } from "astro";
import { receiveQuestion } from "../website/chat/receive-question.ts";

export const prerender = false;

/** Where the chat asks what it is asked. */
export const POST: APIRoute = ({ locals, request }) =>
  receiveQuestion(locals.services, request, locals.visitor);
