/** The month of a moment in Sydney and the one after it, by their names. */
export function monthsInSydney(at: Date): { now: string; next: string } {
  const parts = new Intl.DateTimeFormat("en-AU", {
    ...({ year: "numeric", month: "numeric", timeZone: "Australia/Sydney" } as const),
  }).formatToParts(at);
  const part = (wanted: "year" | "month") =>
    Number(parts.find(({ type }) => type === wanted)?.value ?? 0);
  const nameOf = (month: number) => names.format(Date.UTC(part("year"), month - 1, 15));
  return { now: nameOf(part("month")), next: nameOf(part("month") + 1) };
}

const names = new Intl.DateTimeFormat("en-AU", { month: "long", timeZone: "UTC" });
