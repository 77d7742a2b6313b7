import { createReadStream } from "node:fs";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";

/** What a scanner says of a file. */
type Scan =
  | { outcome: "clean" }
  | { outcome: "infected" }
  /** It is away, too slow, or has refused to look; `reason` is for the log. */
  | { outcome: "unanswered"; reason: string };

export type VirusScanner = { scan(path: string): Promise<Scan> };

/** clamd itself gives up on a file after two minutes; a sender waits for us in the meantime. */
const ANSWER_WITHIN_MS = 20_000;

/**
 * ClamAV's daemon, asked by its command INSTREAM (clamd(8)), so that it needs no access to our
 * files.
 *
 * @param url `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`
 */
export function clamd(url: string, answerWithinMs = ANSWER_WITHIN_MS): VirusScanner {
  const { protocol, hostname, port, pathname } = new URL(url);
  const place =
    protocol === "unix:" ? { path: pathname } : { host: hostname, port: Number(port || 3310) };
  return {
    async scan(path) {
      const socket = connect({ ...place, signal: AbortSignal.timeout(answerWithinMs) });
      try {
        const sending = pipeline(inStream(path), socket, { end: false });
        const [answer] = await Promise.all([text(socket), sending]);
        return readAnswer(answer.replace("\0", "").trim());
      } catch (error) {
        return { outcome: "unanswered", reason: String(error) };
      } finally {
        socket.destroy();
      }
    },
  };
}

/** The command, then each piece after its length in four bytes, then a length of zero. */
async function* inStream(path: string): AsyncGenerator<Buffer | string> {
  yield "zINSTREAM\0";
  for await (const piece of createReadStream(path)) {
    yield lengthOf(piece);
    yield piece;
  }
  yield lengthOf([]);
}

function lengthOf({ length }: { length: number }): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

function readAnswer(answer: string): Scan {
  if (answer === "stream: OK") return { outcome: "clean" };
  if (answer.startsWith("stream: ") && answer.endsWith(" FOUND")) return { outcome: "infected" };
  return { outcome: "unanswered", reason: `clamd said “${answer}”` };
}
