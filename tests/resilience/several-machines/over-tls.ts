import { once } from "node:events";
import { request } from "node:https";
import type { LookupFunction } from "node:net";
import { text } from "node:stream/consumers";

/** Asks for a page under a name that no DNS knows. */
export async function overTls(url: URL) {
  const lookup: LookupFunction = (_name, _options, found) =>
    found(null, [{ address: "127.0.0.1", family: 4 }]);
  const [answer] = await once(request(url, { lookup, agent: false }).end(), "response");
  const { statusCode: status, headers } = answer;
  return { status, location: headers.location, text: await text(answer) };
}
