import type { AstroCookies } from "astro";
import { deviceDays } from "../../core/people/devices.ts";

// The token of a device that a mailed code has opened for somebody. It says nothing else.

type For = { personId: string; publicUrl: string };

/** What this device keeps, if anything. */
export function tokenOf(cookies: AstroCookies, of: For): string | undefined {
  const value = cookies.get(nameOf(of))?.value;
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

export function keepToken(cookies: AstroCookies, token: string, of: For): void {
  cookies.set(nameOf(of), token, { ...settings(of), maxAge: deviceDays * 86_400 });
}

export function dropToken(cookies: AstroCookies, of: For): void {
  cookies.delete(nameOf(of), settings(of));
}

function settings({ publicUrl }: For) {
  const secure = publicUrl.startsWith("https:");
  return { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
}

/** One for each person, so that a device can be open for two. A __Host- cookie is this host’s alone. */
function nameOf({ personId, publicUrl }: For): string {
  return `${publicUrl.startsWith("https:") ? "__Host-" : ""}device-${personId}`;
}
