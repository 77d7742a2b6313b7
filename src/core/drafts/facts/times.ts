/** A time as it was written: minutes from midnight, and whether morning or afternoon is certain. */
export type WrittenTime = { minutes: number; half: "am" | "pm" | "24" | undefined };

export const timePattern = String.raw`(?:noon|midday|midnight|(?:[01]\d|2[0-3])[0-5]\d(?: ?h(?:rs|ours)?)?|[1-9][0-5]\d|\d{1,2}(?:[.:][0-5]\d)?(?: ?(?:am|pm|a\.m\.?|p\.m\.?|o’clock))?(?: (?:in the )?(?:morning|afternoon|evening)| at night)?)`;

/** Reads what `timePattern` found; undefined for “31” and the like. */
export function readTime(written: string): WrittenTime | undefined {
  if (/^(?:noon|midday)$/.test(written)) return { minutes: 720, half: "pm" };
  if (written === "midnight") return { minutes: 1440, half: "24" };
  const military = /^(\d\d)(\d\d)/.exec(written);
  const [, hours = "", minutes = "0"] =
    military ?? /^(\d)(\d\d)$/.exec(written) ?? /^(\d{1,2})(?:[.:](\d\d))?/.exec(written) ?? [];
  const hour = Number(hours);
  if (hours === "" || hour > 24) return undefined;
  const at = hour * 60 + Number(minutes);
  if (military || hour > 12) return { minutes: at, half: "24" };
  if (/a\.?m|morning/.test(written)) return { minutes: at % 720, half: "am" };
  if (/p\.?m|afternoon|evening|night/.test(written))
    return { minutes: (at % 720) + 720, half: "pm" };
  return { minutes: at, half: undefined };
}

/** From and to in minutes; undefined where it could be the morning or the evening. */
export function resolveRange(from: WrittenTime, to: WrittenTime): [number, number] | undefined {
  const opens = openings(from, to);
  if (opens === undefined) return undefined;
  const closes = closing(opens, from, to);
  return closes === undefined || closes === opens ? undefined : [opens, closes];
}

const noon = 720;

function openings(from: WrittenTime, to: WrittenTime): number | undefined {
  if (from.half) return from.minutes;
  const at = from.minutes;
  if (at >= noon) return at; // 12 at noon
  const end = to.minutes % noon;
  if (to.half === "24") return at < to.minutes ? at : undefined;
  if (to.half === "am") return at < to.minutes ? at : undefined;
  if (to.half === "pm") {
    if (at >= end) return at;
    return at < 5 * 60 ? at + noon : undefined;
  }
  if (at >= 7 * 60) return at;
  if (at >= 5 * 60) return end <= at ? at : undefined;
  return end > at ? at + noon : undefined;
}

function closing(opens: number, from: WrittenTime, to: WrittenTime): number | undefined {
  if (to.half) return to.minutes;
  const at = to.minutes % noon;
  if (opens >= noon) return at + noon > opens ? at + noon : undefined;
  if (to.minutes === noon) return noon;
  if (at <= opens) return at + noon;
  return from.half ? undefined : at;
}
