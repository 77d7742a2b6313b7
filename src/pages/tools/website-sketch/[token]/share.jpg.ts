import type { APIRoute } from "astro";
import { showSharePicture } from "../../../../website/website-sketch/show-share-picture.ts";

export const prerender = false;

/** The picture that goes with a sketch’s link where it is passed on. */
export const GET: APIRoute = ({ locals: { services, visitor }, params }) =>
  showSharePicture(services, { token: params.token ?? "", visitor });
