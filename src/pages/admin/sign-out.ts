import type { APIRoute } from "astro";
import { signOut } from "../../core/operators/signing-in/signing-in.ts";

export const prerender = false;

export const POST: APIRoute = async ({ locals, redirect }) => {
  await signOut(locals.services, locals.visit);
  return redirect("/admin/sign-in", 303);
};
