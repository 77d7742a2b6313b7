import type { AstroCookies } from "astro";
import { times } from "../../content/offer.ts";
import { newToken } from "../../core/sketches/sketches.ts";

// A random number by which a browser may change and delete what it made. It says nothing else.

/** The number that came with a request, if it has one. */
export function makerIn(cookies: AstroCookies, publicUrl: string): string | undefined {
  const value = cookies.get(nameOf(publicUrl))?.value;
  return value && /^[\w-]{32}$/.test(value) ? value : undefined;
}

/** The same, given out anew where there is none, and kept for as long as a sketch from now on. */
export function keepMaker(cookies: AstroCookies, publicUrl: string): string {
  const maker = makerIn(cookies, publicUrl) ?? newToken();
  cookies.set(nameOf(publicUrl), maker, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: publicUrl.startsWith("https:"),
    maxAge: times.sketchDays * 86_400,
  });
  return maker;
}

/** A __Host- cookie belongs to this host alone. */
function nameOf(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? "__Host-preview-maker" : "preview-maker";
}
