import { previewHours } from "../../content/offer.ts";
import { longDateTimeInSydney } from "../../platform/time/sydney-time.ts";

/** With fewer hours left than this, a preview is due soon. */
export const dueSoonHours = 12;

/** The times of a brief that its promise is counted from. */
type Clock = {
  created_at: Date;
  /** Since when the clock is stopped; null while it runs. */
  paused_at: Date | null;
  /** For how long it stood still before. */
  paused_seconds: number;
  /** When the preview was ready; undefined while it isn’t. */
  readyAt: Date | undefined;
  /** Now, by the same clock as the other times. */
  asOf: Date;
};

export type PreviewPromise = {
  state: "open" | "soon" | "overdue" | "paused" | "kept" | "late";
  /** When the preview is due; while the clock is stopped, as if it started again now. */
  dueAt: Date;
  /** In short, for lists: “31 h left”. */
  text: string;
  /** The same in full, in words that are right for operator and customer alike. */
  sentence: string;
};

/**
 * How the promise of a preview is going: the only place that puts it into words. It runs from when
 * the brief was sent until the preview is ready, but for the time that we wait for an answer.
 */
export function previewPromise(clock: Clock): PreviewPromise {
  const { created_at, paused_at, paused_seconds, readyAt, asOf } = clock;
  const until = readyAt ?? asOf;
  const pausedFor = paused_seconds * SECOND + (paused_at ? +asOf - +paused_at : 0);
  const taken = +until - +created_at - pausedFor;
  const left = previewHours * HOUR - taken;
  const dueAt = new Date(+until + left);
  return { dueAt, ...(readyAt ? past(readyAt, left, taken) : present(paused_at, dueAt, left)) };
}

type Words = Omit<PreviewPromise, "dueAt">;

/** Once the preview is ready. */
function past(readyAt: Date, left: number, taken: number): Words {
  const ready = `The preview was ready on ${inSydney(readyAt)}`;
  return left < 0
    ? {
        state: "late",
        text: `Preview was ${inShort(-left)} late`,
        sentence: `${ready}, ${inWords(-left)} later than promised.`,
      }
    : {
        state: "kept",
        text: `Preview took ${inShort(taken)}`,
        sentence: `${ready}, ${inWords(left)} before it was due.`,
      };
}

function present(pausedAt: Date | null, dueAt: Date, left: number): Words {
  if (pausedAt) {
    const then =
      left > 0 ? `with ${inWords(left)} left` : `with the preview ${inWords(-left)} late`;
    return {
      state: "paused",
      text: `Paused, ${inShort(Math.abs(left))} ${left > 0 ? "left" : "late"}`,
      sentence: `The clock stopped on ${inSydney(pausedAt)}, ${then}. It starts again once our question is answered.`,
    };
  }
  if (left <= 0) {
    return {
      state: "overdue",
      text: `Overdue by ${inShort(-left)}`,
      sentence: `The preview was due by ${inSydney(dueAt)}. It isn’t ready yet, and is ${inWords(-left)} late.`,
    };
  }
  const isSoon = left < dueSoonHours * HOUR;
  return {
    state: isSoon ? "soon" : "open",
    text: isSoon ? `Due in ${inShort(left)}` : `${inShort(left)} left`,
    sentence: `The preview is due by ${inSydney(dueAt)}: ${inWords(left)} left.`,
  };
}

function inSydney(at: Date): string {
  return `${longDateTimeInSydney(at)}, Sydney time`;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

function inShort(milliseconds: number): string {
  const { count, unit } = span(milliseconds);
  return `${count} ${{ day: "days", hour: "h", minute: "min" }[unit]}`;
}

function inWords(milliseconds: number): string {
  const { count, unit } = span(milliseconds);
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}

/** Rounded down, so that nobody thinks they have more time than they do. */
function span(milliseconds: number): { count: number; unit: "day" | "hour" | "minute" } {
  const hours = Math.floor(milliseconds / HOUR);
  if (hours >= 72) return { count: Math.floor(hours / 24), unit: "day" };
  if (hours >= 1) return { count: hours, unit: "hour" };
  return { count: Math.max(1, Math.floor(milliseconds / MINUTE)), unit: "minute" };
}
