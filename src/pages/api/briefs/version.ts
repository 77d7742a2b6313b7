import type { APIRoute } from "astro";
import { briefsVersion } from "../../../core/briefs/brief-list.ts";

export const prerender = false;

/** Whether the list of briefs is still what somebody sees; see `briefsVersion`. */
export const GET: APIRoute = async ({ locals }) =>
  Response.json({ version: await briefsVersion(locals.services) });
