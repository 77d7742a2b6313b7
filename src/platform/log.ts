import pino, { type Logger } from "pino";

export type Log = Logger;

/**
 * One JSON line an event on standard output. Callers log ids, outcomes and durations, never names,
 * addresses or anything a visitor typed.
 */
export function createLog(level: string): Log {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}
