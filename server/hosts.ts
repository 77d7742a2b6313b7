import type { IncomingMessage } from "node:http";
import { type HostConfig, plainHost } from "../src/core/sites/releases/hosts.ts";

/** Whose a request is, by the host that it names. */
export type Owner =
  | { who: "us" }
  /** Perhaps there is a site with this slug or, with a dot, under this domain. */
  | { who: "customer"; name: string }
  | { who: "nobody" };

/**
 * Tells by its Host line whose a request is; the port says nothing. `PUBLIC_URL`’s host is ours, and
 * while that is this machine, so is every name of it. Anything that is not written like a plain host
 * name is nobody’s.
 */
export function createHosts({ publicUrl, sitesDomain }: HostConfig) {
  const ours = plainHost(new URL(publicUrl).hostname);
  const isLocal = isLoopback(ours);
  const below = `.${plainHost(sitesDomain)}`;
  return function ownerOf({ headers }: Pick<IncomingMessage, "headers">): Owner {
    const host = hostIn(headers.host);
    if (host === ours) return { who: "us" };
    // As monitors on this machine ask, in HTTP/1.0; a later one without a host gets no further.
    if (host === "") return { who: isLocal ? "us" : "nobody" };
    if (isLocal && isThisMachine(host)) return { who: "us" };
    const isBelow = host.endsWith(below);
    const name = isBelow ? host.slice(0, -below.length) : host;
    return (isBelow ? slug : domain).test(name) ? { who: "customer", name } : { who: "nobody" };
  };
}

const slug = /^[a-z0-9-]{3,40}$/;

/** As DNS has it, with an ending that is no number. */
const domain = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** The host of a Host line, plainly written and without its port; "" for none. */
function hostIn(line = ""): string {
  const [, host] = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{0,5})?$/i.exec(plainHost(line)) ?? [];
  return host ?? (line === "" ? "" : "?");
}

function isThisMachine(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host);
}

function isLoopback(host: string): boolean {
  return isThisMachine(host) || host.endsWith(".localhost");
}
