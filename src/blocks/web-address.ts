import * as z from "zod";

/**
 * An address elsewhere on the web, as it is linked to: `https:` alone, of a name and not of a number,
 * and nobody’s password in it. Empty while somebody is writing it.
 */
export const webAddress = z
  .string()
  .trim()
  .max(500)
  .overwrite(asWebAddress)
  .refine(
    (typed) => typed === "" || isWebAddress(typed),
    "Use an address that begins with https://, such as https://example.com.au/book",
  );

/**
 * A typed address as it is kept: `https:` before one that says no protocol, and a host in letters that
 * look like others as what it is: “xn--…”. What is no address stays as it is.
 */
export function asWebAddress(typed: string): string {
  const whole = typed === "" || typed.includes(":") ? typed : `https://${typed}`;
  return isWebAddress(whole) ? new URL(whole).href : typed;
}

export function isWebAddress(text: string): boolean {
  if (!/^https:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return !username && !password && /\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(hostname);
}

const knownSites: Readonly<Record<string, string>> = {
  "facebook.com": "Facebook",
  "instagram.com": "Instagram",
  "linkedin.com": "LinkedIn",
  "pinterest.com": "Pinterest",
  "threads.net": "Threads",
  "tiktok.com": "TikTok",
  "vimeo.com": "Vimeo",
  "x.com": "X",
  "youtu.be": "YouTube",
  "youtube.com": "YouTube",
};

/** What the site of an address is called: “Instagram”; its host where that is no name that we know. */
export function siteNameOf(address: string): string {
  const host = hostOf(address);
  return knownSites[host] ?? host;
}

/** Whether an address is of a site where people and businesses have their own pages. */
export function isProfile(address: string): boolean {
  return (
    isWebAddress(address) && hostOf(address) in knownSites && new URL(address).pathname !== "/"
  );
}

function hostOf(address: string): string {
  // One that somebody is typing may be none yet.
  const host = URL.canParse(address) ? new URL(address).hostname : address;
  return host
    .replace(/^(?:www|m)\./, "")
    .replace(/^[a-z]{2}(?:-[a-z]{2})?\.(?=linkedin|facebook)/, "");
}
