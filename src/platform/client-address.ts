import { isIPv4, isIPv6 } from "node:net";

/**
 * The address to count a visitor's attempts by.
 *
 * Each proxy appends the address it was called from to X-Forwarded-For, so with n of our proxies
 * the n-th entry from the right is the visitor; anything left of it is the visitor's own claim.
 * Some proxies add a port. An IPv6 address counts by its /56, which providers give to a household
 * (RIPE-690); a phone has a /64.
 *
 * @param trustProxy how many of our proxies are in front; 0 ignores the header.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | null,
  trustProxy: number,
): string {
  const forwarded = forwardedFor?.split(",").map((entry) => entry.trim()) ?? [];
  const claimed = trustProxy > 0 ? (forwarded.at(-trustProxy) ?? forwarded[0]) : undefined;
  const address = withoutPort(claimed || socketAddress);
  return isIPv6(address) ? ofIpv6(address) : address.slice(0, 45);
}

/**
 * The network that an address of `clientAddress` belongs to: an IPv6 /48, the most that providers
 * give to one customer (RIPE-690), or an IPv4 /24, the least that is routed by itself.
 */
export function networkOf(address: string): string {
  return address.split(/[.:]/, 3).join(address.includes(":") ? ":" : ".");
}

/** Of 203.0.113.9:4711, [2001:db8::1]:4711 and [2001:db8::1]; anything else is as it was. */
function withoutPort(entry: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d+)?|([^:]+):\d+)$/.exec(entry) ?? [];
  if (bracketed !== undefined && isIPv6(bracketed)) return bracketed;
  return plain !== undefined && isIPv4(plain) ? plain : entry;
}

function ofIpv6(address: string): string {
  const groups = groupsOf(address);
  const [first = 0, second = 0, third = 0, fourth = 0, , mapped, high = 0, low = 0] = groups;
  if (mapped === 0xffff && groups.slice(0, 5).every((group) => group === 0)) {
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join("."); // IPv4 in IPv6 clothes
  }
  const network = [first, second, third, fourth & 0xff00].map((group) => group.toString(16));
  return `${network.join(":")}::/56`;
}

/** The eight groups of an IPv6 address, in any of its spellings. */
function groupsOf(address: string): number[] {
  // The parser of addresses writes them all in one way: hexadecimal, and shortened by one "::".
  const { hostname } = new URL(`http://[${address.split("%")[0]}]`);
  const [head = "", tail] = hostname.slice(1, -1).split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array<string>(8 - left.length - right.length).fill("0");
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}
