import { createConnection } from "node:net";
import { workerData } from "node:worker_threads";

/** Asks again as soon as it is answered, over many connections, in a thread of its own. */
const { port, request, connections } = workerData as {
  port: number;
  request: string;
  connections: number;
};

for (let n = 0; n < connections; n++) flood();

function flood(): void {
  const socket = createConnection({ port, host: "127.0.0.1", noDelay: true });
  let isTold = true;
  socket.on("connect", () => socket.write(request));
  socket.on("data", () => {
    if (isTold) setImmediate(again); // an answer comes in pieces
    isTold = false;
  });
  socket.on("error", () => {});
  socket.on("close", flood);
  function again(): void {
    isTold = true;
    if (!socket.destroyed) socket.write(request);
  }
}
