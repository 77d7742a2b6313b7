import type { APIRoute } from "astro";
import { briefsVersion } from "../../../core/briefs/brief-list.ts";

export const prerender = false;

/** Whether an open list of briefs is still current; see `briefsVersion`. */
export const GET: APIRoute = async ({ locals }) =>
  Response.json({ version: await briefsVersion(locals.services) });
