import { previewHours } from "../../content/offer.ts";

/** With fewer hours left than this, a preview is due soon. */
export const dueSoonHours = 12;

export type PreviewPromise = {
  state: "open" | "soon" | "overdue" | "kept" | "late";
  /** When the preview is due. */
  dueAt: Date;
  /** In short: "31 h left". */
  text: string;
};

/**
 * How a preview promise is going. It runs from when the brief was sent until it is marked as ready
 * or completed, which was at `readyAt`.
 *
 * @param brief.asOf now, by the same clock as the other times
 */
export function previewPromise({
  created_at,
  readyAt,
  asOf,
}: {
  created_at: Date;
  readyAt: Date | undefined;
  asOf: Date;
}): PreviewPromise {
  const dueAt = new Date(created_at.getTime() + previewHours * HOUR);
  if (readyAt) {
    const late = readyAt.getTime() - dueAt.getTime();
    return late > 0
      ? { state: "late", dueAt, text: `Preview was ${span(late)} late` }
      : { state: "kept", dueAt, text: `Preview took ${span(readyAt.getTime() - +created_at)}` };
  }
  const left = dueAt.getTime() - asOf.getTime();
  if (left <= 0) return { state: "overdue", dueAt, text: `Overdue by ${span(-left)}` };
  if (left < dueSoonHours * HOUR) return { state: "soon", dueAt, text: `Due in ${span(left)}` };
  return { state: "open", dueAt, text: `${span(left)} left` };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Rounded down, so that nobody thinks they have more time than they do. */
function span(milliseconds: number): string {
  const hours = Math.floor(milliseconds / HOUR);
  if (hours >= 72) return `${Math.floor(hours / 24)} days`;
  if (hours >= 1) return `${hours} h`;
  return `${Math.max(1, Math.floor(milliseconds / MINUTE))} min`;
}
