import pino, { type Logger } from "pino";

export type Log = Logger;

/**
 * One JSON line an event on standard output. Callers log ids, outcomes and durations, never names,
 * addresses or anything a visitor typed.
 */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
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
