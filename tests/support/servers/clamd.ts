import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** What clamd finds in EICAR's test file, which is no virus. */
export const eicar = "X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*";

/**
 * A server that speaks as clamd does, of a file that has come whole by INSTREAM.
 *
 * @param answer what it says of a file's content; undefined to say nothing
 */
export async function startClamd(
  answer: (content: Buffer) => string | undefined = (content) =>
    content.includes(eicar) ? "stream: Eicar-Signature FOUND" : "stream: OK",
) {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => {}).on("close", () => open.delete(socket));
    let sent = Buffer.alloc(0);
    socket.on("data", (bytes) => {
      sent = Buffer.concat([sent, bytes]);
      const content = readInStream(sent);
      const said = content && answer(content);
      if (said !== undefined) socket.end(`${said}\0`);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `tcp://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** The file, once all of it is there. */
function readInStream(sent: Buffer): Buffer | undefined {
  const command = "zINSTREAM\0";
  if (sent.length < command.length) return undefined;
  if (!sent.subarray(0, command.length).equals(Buffer.from(command))) {
    throw new Error("no INSTREAM");
  }
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
