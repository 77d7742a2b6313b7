import type { APIRoute } from "astro";
import { sketchPath } from "../../../core/sketches/fields.ts";

export const prerender = false;

const oldPath = /^\/tools\/website-preview/;

/** Where sketches were before: links to them live for 30 days. */
export const ALL: APIRoute = ({ url, redirect }) =>
  redirect(url.pathname.replace(oldPath, sketchPath) + url.search, 308);
