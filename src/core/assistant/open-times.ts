import type { Open } from "../../blocks/facts/facts.ts";
import { clock, dayNames, hoursLines } from "../../blocks/facts/opening-hours.ts";
import type { State } from "../../catalogue/localities/locality.ts";

const zones: Readonly<Record<State, string>> = {
  NSW: "Australia/Sydney",
  ACT: "Australia/Sydney",
  VIC: "Australia/Melbourne",
  TAS: "Australia/Hobart",
  QLD: "Australia/Brisbane",
  SA: "Australia/Adelaide",
  NT: "Australia/Darwin",
  WA: "Australia/Perth",
};

/** A day of the week, Monday is 1, and a time of day: “16:30”. */
export type LocalTime = { day: number; time: string };

export function localTime(now: Date, state: State): LocalTime {
  const parts = new Intl.DateTimeFormat("en-AU", {
    ...{ timeZone: zones[state], weekday: "long", hour: "2-digit", minute: "2-digit" },
    hourCycle: "h23",
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? "";
  const day = dayNames.findIndex((name) => name === part("weekday")) + 1;
  return { day, time: `${part("hour")}:${part("minute")}` };
}

/** “Saturday: 8 am – noon”; where nothing is set, closed, unless a note may say otherwise. */
export function timesOn(day: number, hours: readonly Open[], hasNote: boolean): string {
  const [line] = hoursLines(
    hours.map((open) => ({ ...open, days: open.days.filter((one) => one === day) })),
    { withClosed: false },
  );
  return `${dayNames[day - 1]}: ${line?.times ?? (hasNote ? "no set hours" : "closed")}`;
}

/** Whether it is open then, on a day that is no holiday: “On a usual Friday: open now, until 4 pm”. */
export function openNow({ day, time }: LocalTime, hours: readonly Open[]): string {
  const today = hours.filter(({ days, opens, closes }) => days.includes(day) && opens && closes);
  const open = today.find(({ opens, closes }) => opens <= time && time < closes);
  const later = today
    .map(({ opens }) => opens)
    .filter((opens) => opens > time)
    .sort()[0];
  const state = open
    ? `open now, until ${clock(open.closes)}`
    : later
      ? `closed now, open from ${clock(later)}`
      : "closed now";
  return `On a usual ${dayNames[day - 1]}: ${state}`;
}
