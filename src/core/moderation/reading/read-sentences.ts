import { spawn } from "node:child_process";
import type { Socket } from "node:net";
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

/** A longer brief is judged so far, the rest is left to a person; a process that read as many ends. */
const MOST_SENTENCES = 400;

/** One that nobody has asked for so long ends, which gives its memory back. */
const IDLE_MS = 10_000;

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
 * Reads a customer’s sentences as an editor would, in a process of its own: what it needs in memory
 * would be too much for the server. It takes 30 ms a sentence, and a second more where no process
 * waits for the next sentences.
 */
export function readSentences(asked: Sentences): Promise<ReadSentences> {
  return inTurn(() => ask({ ...asked, sentences: asked.sentences.slice(0, MOST_SENTENCES) }));
}

async function ask(asked: Sentences): Promise<ReadSentences> {
  const hasWaited = waiting !== undefined;
  const reader = waiting ?? startReader();
  waiting = undefined;
  clearTimeout(reader.idle);
  reader.countTowardsExit(true);
  const tooLong = setTimeout(reader.end, limits.seconds * ON_A_BUSY_MACHINE * 1000);
  const answer = await reader.ask(asked);
  clearTimeout(tooLong);
  // It may have ended while it waited, a moment ago.
  if (answer.outcome === "died" && hasWaited) return ask(asked);
  reader.sentencesRead += asked.sentences.length;
  if (answer.outcome === "read" && reader.sentencesRead <= MOST_SENTENCES) {
    waiting = reader;
    reader.idle = setTimeout(reader.end, IDLE_MS).unref();
    reader.countTowardsExit(false);
  } else {
    reader.end();
  }
  return answer;
}

type Reader = {
  sentencesRead: number;
  idle?: NodeJS.Timeout;
  /** Asked one at a time. */
  ask(asked: Sentences): Promise<ReadSentences>;
  /** Whether this program stays for it. */
  countTowardsExit(counts: boolean): void;
  /** It does not end itself: Node may hang in its own exit, https://github.com/nodejs/node/issues/54918 */
  end(): void;
};

/** The one that waits for the next sentences. */
let waiting: Reader | undefined;

function startReader(): Reader {
  const { program, args } = limitedCommand(limits, [process.execPath, PROGRAM]);
  const child = spawn(program, args, {
    env: {},
    stdio: ["ignore", "ignore", "pipe", "ipc"], // by the last they talk, and it sees if we are gone
  });
  let answer: (readings: ReadSentences) => void = () => {};
  let words = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    words = `${words}${chunk}`.slice(-300);
  });
  const ended = (how: string) => {
    if (waiting === reader) waiting = undefined;
    answer({ outcome: "died", reason: `${how} ${words}`.trim() });
  };
  child.on("message", (readings: Reading[]) => answer({ outcome: "read", readings }));
  child.on("error", (error) => ended(error.message));
  child.on("close", (code, signal) => ended(child.killed ? "took too long" : `${signal ?? code}`));
  const reader: Reader = {
    sentencesRead: 0,
    ask(asked) {
      const answered = new Promise<ReadSentences>((resolve) => {
        answer = resolve;
      });
      child.send(asked, () => {}); // an end before it has read this is told by `close`
      return answered;
    },
    countTowardsExit(counts) {
      for (const handle of [child, child.channel, child.stderr as Socket | null]) {
        if (counts) handle?.ref();
        else handle?.unref();
      }
    },
    end: () => child.kill("SIGKILL"),
  };
  return reader;
}
