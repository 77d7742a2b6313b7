import type { APIRoute, GetStaticPaths } from "astro";
import { iconPng } from "../../features/sharing/icons.tsx";

/** The sizes that the web manifest names. */
export const getStaticPaths = (() =>
  ["192", "512"].map((size) => ({ params: { size } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params, locals }) => {
  const png = await iconPng(Number(params.size), {
    companyName: locals.company.name,
    corners: "square",
  });
  return new Response(new Uint8Array(png), { headers: { "content-type": "image/png" } });
};
