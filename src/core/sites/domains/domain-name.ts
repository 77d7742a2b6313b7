import { domainToASCII, domainToUnicode } from "node:url";
import { getDomain, parse } from "tldts";
import type { HostConfig } from "../releases/hosts.ts";

/** What decides which names are ours. */
export type DomainConfig = HostConfig & { supportEmail: string };

export type ReadName =
  | { outcome: "name"; name: string }
  /** Not a domain name with an ending that exists. */
  | { outcome: "not a name" }
  /** A part of a domain: “shop.example.com.au” of `domain`. */
  | { outcome: "part of a domain"; domain: string }
  /** Letters of another alphabet, or with accents, which may look like somebody else’s name. */
  | { outcome: "other letters"; shown: string }
  | { outcome: "ours" };

/** Longest to be looked at: a longest name (RFC 1035) with what people paste. */
export const longestDomain = 300;

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/**
 * The domain that a customer means, as they registered it: capitals, a pasted address and “www.” are
 * understood.
 */
export function readDomainName(typed: string, config: DomainConfig): ReadName {
  const [host = ""] = typed
    .trim()
    .replace(/^https?:\/\//i, "")
    .split(/[/?#:]/);
  if (host.length > longestDomain) return { outcome: "not a name" };
  const name = domainToASCII(host.replace(/\.$/, ""))
    .toLowerCase()
    .replace(/^www\./, "");
  const { domain, isIcann, isIp } = parse(name);
  const isWritten = name.length <= 249 && name.split(".").every((part) => label.test(part));
  if (!domain || !isIcann || isIp || !isWritten) return { outcome: "not a name" };
  if (/(^|\.)xn--/.test(name)) return { outcome: "other letters", shown: domainToUnicode(name) };
  if (isOurs(domain, config)) return { outcome: "ours" };
  return domain === name ? { outcome: "name", name } : { outcome: "part of a domain", domain };
}

/** Whether we registered a domain, or write from it. */
function isOurs(domain: string, { publicUrl, sitesDomain, supportEmail }: DomainConfig): boolean {
  const mail = supportEmail.split("@").at(-1) ?? "";
  return [new URL(publicUrl).hostname, sitesDomain, mail].some(
    (host) => getDomain(host) === domain,
  );
}
