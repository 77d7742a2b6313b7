import pino, { type Logger } from "pino";
import { requestContext } from "./request-context.ts";

export type Log = Logger;

/**
 * One JSON line per event on standard output. Callers log ids, outcomes and durations, never names,
 * addresses or anything a visitor typed. Lines about a request have its id.
 *
 * @param onLine called with the level of each printed line.
 */
export function createLog(level: string, onLine: (level: string) => void = () => {}): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: isoTime,
      mixin(_line, number, log) {
        onLine(log.levels.labels[number] ?? "");
        const requestId = requestContext.getStore()?.requestId;
        return requestId === undefined ? {} : { requestId };
      },
    },
    // Lines share a write when busy; the rest follow within 100 ms or when the process ends. Up to
    // 4 KB written to a pipe stays in one piece (PIPE_BUF of pipe(7)).
    pino.destination({ sync: false, minLength: 3_072, maxWrite: 4_096, periodicFlush: 100 }),
  );
}

let formatted = { at: 0, time: "" };

/** Like pino's own, which formats the time for every line: the most expensive part under load. */
function isoTime(): string {
  const at = Date.now();
  if (at !== formatted.at) formatted = { at, time: `,"time":"${new Date(at).toISOString()}"` };
  return formatted.time;
}

/**
 * What may be logged of an error: the innermost cause, since an error of the query builder carries
 * the query's parameters in its message, and PostgreSQL's code.
 */
export function describeError(error: unknown): { reason: string; code?: unknown } {
  let cause = error;
  while (cause instanceof Error && cause.cause !== undefined) cause = cause.cause;
  if (!(cause instanceof Error)) return { reason: String(cause) };
  const reason = cause.message || cause.name;
  return "code" in cause ? { reason, code: cause.code } : { reason };
}

/** Where an error was thrown, without its message: a bug's message may contain anything. */
export function framesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const lines = (error.stack ?? "").split("\n").map((line) => line.trim());
  const frames = lines.filter((line) => line.startsWith("at "));
  return frames.length > 0 ? frames : framesOf(error.cause);
}
