import type { Config } from "../platform/config.ts";
import { policyOfEverything } from "./policies.ts";

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
