import { createConnection, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const CONNECTIONS = 32;

/** A raw HTTP answer. */
export type WireAnswer = { status: number; headers: [name: string, value: string][]; body: Buffer };

/**
 * Asks for one page again and again over 32 connections.
 *
 * All answers have the same length here, so after the first one they are counted by
 * their bytes alone: a client that parses them (autocannon) is busy long before nginx is, and the
 * slower server would look as good as the faster one.
 *
 * @returns answers per second.
 */
export async function requestsPerSecond(
  port: number,
  request: string | (() => string),
  seconds: number,
): Promise<number> {
  const next = typeof request === "string" ? () => request : request;
  const answerLength = (await ask(port, next())).wireLength;
  let answers = 0;
  let over = false;
  const sockets = Array.from({ length: CONNECTIONS }, () => {
    let received = 0;
    const socket: Socket = createConnection({
      port,
      host: "127.0.0.1",
      noDelay: true,
      onread: {
        buffer: Buffer.allocUnsafe(64 * 1024),
        callback(bytes) {
          received += bytes;
          if (received >= answerLength) {
            received -= answerLength;
            answers++;
            if (!over) socket.write(next());
          }
          return true;
        },
      },
    });
    socket.on("error", () => {});
    socket.on("connect", () => socket.write(next()));
    return socket;
  });
  // To wake an idle core of a virtual machine costs the server that writes to it dearly, and the
  // slower one of two would pay at each answer.
  const stayAwake = () => {
    if (!over) setImmediate(stayAwake);
  };
  stayAwake();
  const start = performance.now();
  await sleep(seconds * 1000);
  const rate = answers / ((performance.now() - start) / 1000);
  over = true;
  for (const socket of sockets) socket.destroy();
  return rate;
}

/** Sends one request and reads its answer, which has to have a Content-Length. */
export function ask(port: number, request: string): Promise<WireAnswer & { wireLength: number }> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(port, "127.0.0.1", () => socket.write(request));
    let received = Buffer.alloc(0);
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("the server closed the connection")));
    socket.on("data", (chunk) => {
      received = Buffer.concat([received, chunk]);
      const headEnd = received.indexOf("\r\n\r\n");
      if (headEnd === -1) return;
      const [statusLine = "", ...lines] = received.toString("latin1", 0, headEnd).split("\r\n");
      const headers = lines.map((line): [string, string] => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      });
      const length = headers.find(([name]) => name === "content-length")?.[1];
      if (length === undefined) reject(new Error(`no Content-Length: ${statusLine}`));
      const wireLength = headEnd + 4 + Number(length);
      if (received.length < wireLength) return;
      const body = received.subarray(headEnd + 4, wireLength);
      resolve({ status: Number(statusLine.split(" ")[1]), headers, body, wireLength });
      socket.destroy();
    });
  });
}
