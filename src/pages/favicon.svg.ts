import type { APIRoute } from "astro";
import { iconSvg } from "../features/sharing/icons.tsx";

export const GET: APIRoute = ({ locals }) =>
  new Response(iconSvg({ companyName: locals.company.name }), {
    headers: { "content-type": "image/svg+xml" },
  });
