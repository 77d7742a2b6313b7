/** A date and time in Sydney: “3 Jan 2026, 3:04 pm”. */
export function dateTimeInSydney(at: Date): string {
  return format.format(at);
}

/** A moment of these days in Sydney: “Saturday 3 January at 3:04 pm”. */
export function longDateTimeInSydney(at: Date): string {
  return longFormat.format(at);
}

/** A day in Sydney without its year, which is clear: “Monday 4 May”. */
export function dayInSydney(at: Date): string {
  return dayFormat.format(at);
}

const format = new Intl.DateTimeFormat("en-AU", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "Australia/Sydney",
});

const longFormat = new Intl.DateTimeFormat("en-AU", {
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "Australia/Sydney",
});

const dayFormat = new Intl.DateTimeFormat("en-AU", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "Australia/Sydney",
});
