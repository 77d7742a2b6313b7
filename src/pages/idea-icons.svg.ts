import type { APIRoute } from "astro";
import { categorySprite } from "../website/tools/business-ideas/category-sprite.tsx";

export const GET: APIRoute = () =>
  new Response(categorySprite(), { headers: { "content-type": "image/svg+xml" } });
