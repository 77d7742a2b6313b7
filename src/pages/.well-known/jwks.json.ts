import type { APIRoute } from "astro";
import { tokenKeys } from "../../core/operators/signing-in/tokens.ts";

export const prerender = false;

/** The public keys that tokens of the JSON API are signed with. */
export const GET: APIRoute = async ({ locals }) =>
  Response.json(await tokenKeys(locals.services), {
    headers: { "cache-control": "public, max-age=300" },
  });
