import { spawn } from "node:child_process";
import { once } from "node:events";
import pLimit from "p-limit";
import { limitedCommand, ON_A_BUSY_MACHINE } from "../../../platform/pictures/limited-command.ts";
import type { Speaker } from "../claims/claims-in.ts";
import type { Verdict } from "../sentences/verdict.ts";
import type { Mend } from "../spelling/with-mends.ts";

/** Relative to the project folder, where the app is started. */
const PROGRAM = "src/core/moderation/reading/inside.ts";

/** V8 takes half a gigabyte for code that it never writes; the models take 200 MB. */
const limits = { megabytes: 1536, seconds: 60 };

/** One at a time, so that its memory is taken once. */
const inTurn = pLimit(1);

/** A longer brief is judged so far; the rest is left to a person. */
const MOST_SENTENCES = 400;

/** What is asked of the process: the sentences of one business, and the words that are right there. */
export type Sentences = {
  sentences: readonly string[];
  speaker: Speaker;
  /** Names, places and words of the trade, in small letters. */
  known: readonly string[];
};

/** What it says of each sentence: whether it may be printed, and which of its words were misspelt. */
export type Reading = { verdict: Verdict; mends: Mend[] };

export type ReadSentences =
  /** A reading for each sentence, in their order; none for those past the 400th. */
  | { outcome: "read"; readings: Reading[] }
  /** The process ended in the middle, by itself, by somebody else or since it took too long. */
  | { outcome: "died"; reason: string };

/** What reads sentences: the process here, or later a language model. */
export type SentenceReader = (asked: Sentences) => Promise<ReadSentences>;

/**
 * Reads a customer’s sentences as an editor would, in a process that is ended at its answer: what it
 * needs in memory would be too much for the server. It takes a second and 30 ms a sentence.
 */
export function readSentences(asked: Sentences): Promise<ReadSentences> {
  return inTurn(() => ask({ ...asked, sentences: asked.sentences.slice(0, MOST_SENTENCES) }));
}

async function ask(asked: Sentences): Promise<ReadSentences> {
  const { program, args } = limitedCommand(limits, [process.execPath, PROGRAM]);
  const child = spawn(program, args, {
    env: {},
    stdio: ["ignore", "ignore", "pipe", "ipc"], // by the last they talk, and it sees if we are gone
    timeout: limits.seconds * ON_A_BUSY_MACHINE * 1000,
    killSignal: "SIGKILL",
  });
  const closed = once(child, "close");
  const readings: Reading[] = [];
  let isDone = false;
  let words = "";
  child.on("message", (answer: Reading[]) => {
    readings.push(...answer);
    isDone = true;
    // Node may hang for ever in its own exit: https://github.com/nodejs/node/issues/54918
    child.kill("SIGKILL");
  });
  child.stderr?.on("data", (chunk: Buffer) => {
    words = `${words}${chunk}`.slice(-300);
  });
  child.on("error", (error) => {
    words = error.message;
  });
  child.send(asked, () => {}); // an end before it has read this is told by `closed`
  await closed.catch(() => {});
  if (isDone) return { outcome: "read", readings };
  const end = child.killed ? "took too long" : `${child.signalCode ?? child.exitCode}`;
  return { outcome: "died", reason: `${end} ${words}`.trim() };
}
