import type { APIRoute } from "astro";
import { iconPng } from "../features/sharing/icons.tsx";

export const GET: APIRoute = async ({ locals }) => {
  const png = await iconPng(180, { companyName: locals.company.name, corners: "square" });
  return new Response(new Uint8Array(png), { headers: { "content-type": "image/png" } });
};
