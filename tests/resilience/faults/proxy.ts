import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** How an outside service behaves. */
export type Mood =
  | "well"
  /** Connections are cut at once. */
  | "away"
  /** Connections are taken and nothing is ever said. */
  | "silent"
  /** One byte a second. */
  | "slow"
  /** It hangs up as soon as it has answered. */
  | "curt"
  /** Something else than what was asked for. */
  | "lying";

type Manners = { lie: string; speaksFirst?: boolean; lastWord?: string };

/**
 * Sits between the app and a real server on loopback, and makes it misbehave.
 *
 * @param lie what it says instead: at once where the server speaks first, else to whatever it is
 * told
 * @param lastWord what is in its answer to a whole request
 */
export async function startProxy(
  target: string,
  { lie, speaksFirst = false, lastWord = "" }: Manners,
) {
  const { hostname, port } = new URL(target);
  let mood: Mood = "well";
  let hangUps = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    if (mood === "away") return void socket.destroy();
    if (mood === "silent") return void socket.resume();
    if (mood === "lying") {
      if (speaksFirst) return void socket.end(lie);
      return void socket.on("data", () => socket.end(lie));
    }
    const behind = connect(Number(port), hostname);
    behind.on("error", () => socket.destroy());
    behind.on("close", () => socket.end());
    socket.on("close", () => behind.destroy());
    socket.pipe(behind);
    if (mood === "slow") drip(behind, socket);
    else behind.pipe(socket);
    if (mood === "curt") {
      behind.on("data", (chunk: Buffer) => {
        if (!chunk.includes(lastWord)) return;
        hangUps++;
        socket.end();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `${new URL(target).protocol}//127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How often it has been curt. */
    hangUps: () => hangUps,
    /** Open connections are cut, or a client would keep one from better times. */
    set(next: Mood): void {
      mood = next;
      for (const socket of sockets) socket.destroy();
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function drip(from: Socket, to: Socket): void {
  const waiting: number[] = [];
  from.on("data", (chunk: Buffer) => waiting.push(...chunk));
  const timer = setInterval(() => {
    const byte = waiting.shift();
    if (byte !== undefined && to.writable) to.write(Buffer.from([byte]));
  }, 1_000);
  to.on("close", () => clearInterval(timer));
}

/** An answer 200 of JSON that says something else. */
export function okWith(body: unknown): string {
  const text = JSON.stringify(body);
  return `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n${text}`;
}
