import { isIPv6 } from "node:net";

/**
 * The address to count a visitor's attempts by.
 *
 * Each proxy appends the address it was called from to X-Forwarded-For, so with n proxies of ours
 * the n-th entry from the right is the visitor; anything left of it is the visitor's own claim.
 * An IPv6 address counts by its /64, which is what one household or phone is given (RFC 6177).
 *
 * @param trustProxy number of proxies of ours in front; 0 ignores the header.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | null,
  trustProxy: number,
): string {
  const forwarded = forwardedFor?.split(",").map((entry) => entry.trim()) ?? [];
  const claimed = trustProxy > 0 ? (forwarded.at(-trustProxy) ?? forwarded[0]) : undefined;
  const address = (claimed || socketAddress).replace(/^::ffff:(?=\d+\.)/i, "");
  return isIPv6(address) ? networkOf(address) : address.slice(0, 45);
}

function networkOf(ipv6: string): string {
  const [head = "", tail] = ipv6.split("%")[0]?.split("::") ?? [];
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  const groups = [...left, ...(tail === undefined ? [] : zeros), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
