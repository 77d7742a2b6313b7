import type { APIRoute, GetStaticPaths } from "astro";
import { iconPng } from "../../website/chrome/icons.tsx";

/** The sizes that the web manifest names. */
export const getStaticPaths = (() =>
  ["192", "512"].map((size) => ({ params: { size } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const png = await iconPng(Number(params.size), { corners: "square" });
  return new Response(new Uint8Array(png), { headers: { "content-type": "image/png" } });
};
