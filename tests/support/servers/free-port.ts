import { once } from "node:events";
import { createServer } from "node:net";

/** A port of 127.0.0.1 that nobody listens on, for a server that cannot choose one itself. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || !address) throw new Error("no port");
  return address.port;
}
