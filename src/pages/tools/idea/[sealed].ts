import type { APIRoute } from "astro";

/** Leads from an email to an idea: the link there is sealed, so that it says nothing by itself. */
export const prerender = false;

export const GET: APIRoute = ({ params: { sealed = "" }, locals, redirect }) => {
  try {
    return redirect(locals.services.ideaSealer.open(sealed), 302);
  } catch {
    return new Response(null, { status: 404 });
  }
};
