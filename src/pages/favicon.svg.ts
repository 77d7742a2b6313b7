import type { APIRoute } from "astro";
import { iconSvg } from "../website/chrome/icons.tsx";

export const GET: APIRoute = () =>
  new Response(iconSvg(), {
    headers: { "content-type": "image/svg+xml" },
  });
