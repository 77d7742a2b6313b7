import type { Open } from "./facts.ts";

const names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
export const dayNames = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** One line of a table of opening hours: “Mon – Fri”, “7 am – 4 pm”. */
export type HoursLine = { days: string; times: string };

/**
 * Opening hours as people write them: days with the same times in one line, closed days said.
 *
 * @param withClosed false where a note beside them may say otherwise: “Saturday mornings”
 */
export function hoursLines(
  hours: readonly Open[],
  { withClosed = true }: { withClosed?: boolean } = {},
): HoursLine[] {
  const timesOf = names.map((_, at) => {
    // A row that somebody is writing may have no time yet.
    const open = hours.filter(
      ({ days, opens, closes }) => days.includes(at + 1) && opens && closes,
    );
    const times = open
      .toSorted((a, b) => a.opens.localeCompare(b.opens))
      .map(({ opens, closes }) => `${clock(opens)} – ${clock(closes)}`);
    return times.join(", ") || "Closed";
  });
  const lines: (HoursLine & { from: number; to: number })[] = [];
  for (const [at, times] of timesOf.entries()) {
    const last = lines.at(-1);
    if (last?.times === times) last.to = at;
    else lines.push({ days: "", times, from: at, to: at });
  }
  const told = lines.filter(({ times }) => withClosed || times !== "Closed");
  return told.map(({ times, from, to }) => ({
    days:
      from === 0 && to === 6
        ? "Every day"
        : to === from
          ? (dayNames[from] ?? "")
          : `${names[from]} – ${names[to]}`,
    times,
  }));
}

/** “7 am”, “5.30 pm”, “noon”. */
export function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  if (hour === 12 && minute === 0) return "noon";
  if (hour === 0 && minute === 0) return "midnight";
  const minutes = minute === 0 ? "" : `.${String(minute).padStart(2, "0")}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? "am" : "pm"}`;
}

/** As schema.org takes them. */
export function openingHoursSpecification(hours: readonly Open[]) {
  return hours.map(({ days, opens, closes }) => ({
    "@type": "OpeningHoursSpecification" as const,
    dayOfWeek: days.flatMap((day) => dayNames[day - 1] ?? []),
    opens,
    closes,
  }));
}
