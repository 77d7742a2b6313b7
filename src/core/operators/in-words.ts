import { minutes } from "../../platform/time/minutes.ts";

/** A time span as people say it: in minutes if it is longer than one. */
export function inWords(seconds: number): string {
  if (seconds >= 60) return minutes(seconds);
  return seconds === 1 ? "a second" : `${seconds} seconds`;
}
