import { once } from "node:events";
import { Agent, request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { FuzzRequest } from "./request.ts";
import { markupMarker } from "./values.ts";

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** What takes longer hangs. */
const MAX_MS = 30_000;

const agent = new Agent({ keepAlive: true });

/** Sends a request as it is; of its headers only those that it has not are added. */
export async function send(
  url: string,
  { method, path, headers, content }: FuzzRequest,
  added: Record<string, string>,
): Promise<Answer> {
  const { hostname, port, host } = new URL(url);
  const signal = AbortSignal.timeout(MAX_MS);
  const whole = { host, origin: url, "content-length": content.length, ...added, ...headers };
  const options = { agent, hostname, port, method, path, headers: whole, signal };
  let request = httpRequest(options).end(content);
  const [response] = await once(request, "response").catch((error: unknown) => {
    // The server closes a connection whose last body it did not read to its end.
    if (!request.reusedSocket) throw error;
    request = httpRequest({ ...options, agent: new Agent() }).end(content);
    return once(request, "response");
  });
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

/** Sends bytes that need be no request, and no more after them. @returns what came back. */
export async function sendBytes(url: string, bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.setTimeout(MAX_MS, () => socket.destroy(new Error(`silent for ${MAX_MS} ms`)));
  socket.end(bytes);
  let answer = "";
  try {
    for await (const chunk of socket.setEncoding("latin1")) answer += chunk;
  } catch (error) {
    // It hangs up on what it does not want to read to its end: before all was sent, or after.
    const code = error instanceof Error && "code" in error && error.code;
    if (code !== "ECONNRESET" && code !== "EPIPE") throw error;
  }
  return answer;
}

/** What is wrong with an answer, whatever the request was; empty if all is well. */
export function wrongWith({ status, headers, body }: Answer): string[] {
  const wrong: string[] = [];
  if (status >= 500) wrong.push(`status ${status}`);
  // Node itself, before any of our code, answers what is too long for a request's head.
  const isOurs = status !== 431;
  if (isOurs && headers["x-content-type-options"] !== "nosniff") wrong.push("no security headers");
  const isHtml = headers["content-type"]?.startsWith("text/html");
  if (isHtml && body.includes(markupMarker)) wrong.push("what was sent became markup");
  if (headers["x-fuzz"]) wrong.push("what was sent became a header");
  const { location } = headers;
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) wrong.push(`leads to ${location}`);
  const inside =
    /node_modules|\bat \S+ \(|syntax error at|invalid byte sequence|\bselect .{1,80} from\b/i;
  if (status >= 400 && inside.test(body)) wrong.push("tells of its inside");
  return wrong;
}
