import type { APIRoute } from "astro";
import { iconIco } from "../website/chrome/icons.tsx";

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await iconIco()), {
    headers: { "content-type": "image/x-icon" },
  });
