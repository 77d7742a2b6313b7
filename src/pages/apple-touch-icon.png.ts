import type { APIRoute } from "astro";
import { iconPng } from "../website/chrome/icons.tsx";

export const GET: APIRoute = async () => {
  const png = await iconPng(180, { corners: "square" });
  return new Response(new Uint8Array(png), { headers: { "content-type": "image/png" } });
};
