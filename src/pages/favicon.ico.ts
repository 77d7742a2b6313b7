import type { APIRoute } from "astro";
import { iconIco } from "../features/sharing/icons.tsx";

export const GET: APIRoute = async ({ locals }) =>
  new Response(new Uint8Array(await iconIco(locals.company.name)), {
    headers: { "content-type": "image/x-icon" },
  });
