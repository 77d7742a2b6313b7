import type { APIRoute } from "astro";
import { mainStreetDrawing } from "../website/home/main-street-drawing.tsx";

export const GET: APIRoute = () =>
  new Response(mainStreetDrawing(), { headers: { "content-type": "image/svg+xml" } });
