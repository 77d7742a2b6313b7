/** A date and time in Sydney: “3 Jan 2026, 3:04 pm”. */
export function dateTimeInSydney(at: Date): string {
  return format.format(at);
}

const format = new Intl.DateTimeFormat("en-AU", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "Australia/Sydney",
});
