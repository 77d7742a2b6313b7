import type { Config } from "../platform/config.ts";

/**
 * What holds for every answer, whatever it is. The policy with the hashes of a page comes from
 * Astro, as a <meta> or a header; `frame-ancestors` works in a header only, and several policies
 * all apply. Trusted Types: no script of ours turns text into markup or code, so no text can.
 */
const policyOfEverything = [
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** Headers of every answer, prerendered or not. */
export function securityHeaders(config: Config): [name: string, value: string][] {
  const headers: [string, string][] = [
    ["content-security-policy", policyOfEverything],
    ["x-content-type-options", "nosniff"],
    // Not no-referrer: that makes browsers post forms with `Origin: null`.
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["cross-origin-opener-policy", "same-origin"],
    ["cross-origin-resource-policy", "same-origin"],
    ["permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
    ["x-frame-options", "DENY"],
  ];
  if (config.publicUrl.startsWith("https:")) {
    headers.push(["strict-transport-security", "max-age=31536000; includeSubDomains"]);
  }
  return headers;
}
