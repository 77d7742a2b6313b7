import { connect } from "node:net";
import { buffer } from "node:stream/consumers";

export type RawAnswer = {
  status: number;
  /** As they came, in lower case: name, value. */
  headers: [name: string, value: string][];
  header(name: string): string | undefined;
  body: Buffer;
  /** All of it as text, a byte a character. */
  answer: string;
};

/**
 * Sends one request to the byte, which `fetch` cannot, and waits until the server hangs up.
 *
 * @param lines the first one, and headers; “connection: close” is added.
 */
export async function ask(url: string, lines: string[], body = ""): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const length = body ? [`content-length: ${Buffer.byteLength(body)}`] : [];
  const head = [...lines, ...length, "connection: close"].join("\r\n");
  socket.write(Buffer.concat([Buffer.from(`${head}\r\n\r\n`, "latin1"), Buffer.from(body)]));
  const bytes = await buffer(socket);
  const answer = bytes.toString("latin1");
  const end = answer.indexOf("\r\n\r\n");
  const headers = answer
    .slice(0, end)
    .split("\r\n")
    .slice(1)
    .map((line): [string, string] => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    });
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]),
    headers,
    header: (name) => headers.find(([is]) => is === name)?.[1],
    body: bytes.subarray(end + 4),
    answer,
  };
}

/** Asks for a page under a host. */
export function get(
  url: string,
  host: string,
  path = "/",
  headers: string[] = [],
): Promise<RawAnswer> {
  return ask(url, [`GET ${path} HTTP/1.1`, `host: ${host}`, ...headers]);
}
