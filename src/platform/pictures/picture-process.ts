import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import pLimit from "p-limit";
import { exitCodes } from "./exit-codes.mjs";
import { limitedCommand, ON_A_BUSY_MACHINE } from "./limited-command.ts";

/** Relative to the project folder, where the app is started. */
const PROGRAM = "src/platform/pictures/inside.mjs";

/** Pictures that nobody waits for are decoded one after the other. */
const decoding = pLimit(1);
const releasing = pLimit(1);

/**
 * The limits of each request: memory, and seconds of processor time. Each kind has one process at a
 * time; an inspection, which reads a header in a tenth of a second, does not wait for a picture being
 * decoded.
 */
const requests = {
  inspect: { limits: { megabytes: 288, seconds: 10 }, inTurn: pLimit(1) },
  "small-copy": { limits: { megabytes: 512, seconds: 30 }, inTurn: decoding },
  describe: { limits: { megabytes: 512, seconds: 30 }, inTurn: decoding },
  "web-copies": { limits: { megabytes: 512, seconds: 90 }, inTurn: decoding },
  /** What a release is made with, which somebody waits for. */
  "share-copy": { limits: { megabytes: 512, seconds: 10 }, inTurn: releasing },
  icon: { limits: { megabytes: 512, seconds: 10 }, inTurn: releasing },
  /** An SVG, which somebody waits for. */
  draw: { limits: { megabytes: 512, seconds: 3 }, inTurn: pLimit(1) },
};

const MAX_OUTPUT = 32 * 1024 * 1024;
const MAX_REASON = 300;

export type PictureRequest = keyof typeof requests;

export type PictureAnswer =
  | { outcome: "done"; output: Buffer }
  /** Damaged, or of a kind that we do not take. */
  | { outcome: "unreadable" }
  /** More pixels than its kind may have, or more memory than the process has. */
  | { outcome: "too-large" }
  /** The process ended in the middle, by itself, by somebody else or since it took too long. */
  | { outcome: "died"; reason: string };

/**
 * Reads a stranger's picture in a separate process with limited memory and time and none of our
 * data, so that a crash harms nothing else.
 *
 * @param read gets the picture when it is its turn.
 * @param options.numbers the widths of `web-copies`, in pixels; what a `share-copy` keeps in view
 * @param options.seconds of processor time it may take at most, where that is less than usual.
 * @param options.sender of those who send at once, each has one picture in the line.
 * @throws Error of `read`.
 */
export function askPictureProcess(
  request: PictureRequest,
  read: () => Promise<Buffer>,
  { sender, ...asked }: Asked & { sender?: string | undefined } = {},
): Promise<PictureAnswer> {
  const line = () => requests[request].inTurn(async () => ask(request, await read(), asked));
  if (sender === undefined) return line();
  const answer = (lastOf.get(sender) ?? Promise.resolve()).then(line);
  const settled = answer
    .catch(() => {})
    .then(() => {
      if (lastOf.get(sender) === settled) lastOf.delete(sender);
    });
  lastOf.set(sender, settled);
  return answer;
}

type Asked = { numbers?: readonly number[] | undefined; seconds?: number | undefined };

/** The end of the last picture of each sender. */
const lastOf = new Map<string, Promise<void>>();

async function ask(
  request: PictureRequest,
  picture: Buffer,
  { numbers = [], seconds }: Asked,
): Promise<PictureAnswer> {
  const limits = { ...requests[request].limits, ...(seconds && { seconds }) };
  // Without --jitless, V8 takes half a gigabyte of the limit for code it never writes.
  const command = [process.execPath, "--jitless", PROGRAM, request, ...numbers.map(String)];
  const { program, args } = limitedCommand(limits, command);
  const child = spawn(program, args, {
    env: { MALLOC_ARENA_MAX: "2" },
    stdio: ["pipe", "pipe", "pipe", "ipc"], // the last lets it see that we are gone
    timeout: limits.seconds * ON_A_BUSY_MACHINE * 1000,
    killSignal: "SIGKILL",
  });
  const closed = once(child, "close");
  const { stdin, stdout, stderr } = child;
  if (!stdin || !stdout || !stderr) throw new Error("the picture process has no pipes");
  const output = collect(stdout, MAX_OUTPUT, () => child.kill("SIGKILL"));
  const words = collect(stderr, MAX_REASON);
  stdin.on("error", () => {}); // it ended before reading everything: `closed` says how
  stdin.end(picture);
  await closed;
  switch (child.exitCode) {
    case 0:
      return { outcome: "done", output: output() };
    case exitCodes.unreadable:
      return { outcome: "unreadable" };
    case exitCodes.tooLarge:
      return { outcome: "too-large" };
    default: {
      const end = child.killed ? "took too long" : `${child.signalCode ?? child.exitCode}`;
      return { outcome: "died", reason: `${end} ${words()}`.trim() };
    }
  }
}

/** @returns what has arrived so far, at most `longest` bytes. */
function collect(stream: Readable, longest: number, onMore?: () => void): () => Buffer {
  const chunks: Buffer[] = [];
  let length = 0;
  stream.on("data", (chunk: Buffer) => {
    if (length < longest) chunks.push(chunk.subarray(0, longest - length));
    length += chunk.length;
    if (length > longest) onMore?.();
  });
  return () => Buffer.concat(chunks);
}
