import type { APIRoute } from "astro";
import { receiveTokenRequest } from "../../office/account/receive-token-request.ts";

export const prerender = false;

/** A JSON API token, for a signed-in operator or for an email, a password and a code. */
export const POST: APIRoute = async ({ locals, request }) => {
  const { services, visit, operator } = locals;
  const { status, answer } = await receiveTokenRequest(services, visit, operator, request);
  return Response.json(answer, { status });
};
