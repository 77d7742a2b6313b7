import type { APIRoute } from "astro";
import { receiveVouching } from "../../../../office/sites/receive-vouching.ts";

export const prerender = false;

/** Vouches for words of a site: `{"kind": "lines", "words": ["We fix taps."]}`. */
export const POST: APIRoute = async ({ locals, params, request }) => {
  const { status, answer } = await receiveVouching(locals.services, request, {
    siteId: params.id ?? "",
    actor: locals.operator?.id ?? "",
  });
  return Response.json(answer, { status });
};
