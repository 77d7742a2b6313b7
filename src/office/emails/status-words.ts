/** The states of a mail, in words and colours. */
export const emailStatusLabels = {
  queued: "Queued",
  sent: "Sent",
  kept: "Kept",
  failed: "Failed",
  held: "Held",
} as const;

export const emailStatusTones = {
  queued: "blue",
  sent: "green",
  kept: "grey",
  failed: "red",
  held: "grey",
} as const;

/** What a mail is about, for a list; its subject is not written before it is first sent. */
export function emailTitle({ subject, kind }: { subject: string | null; kind: string }): string {
  return subject ?? kind.replaceAll("-", " ");
}

/** A moment as people in Sydney write it. */
export function dateTime(date: Date): string {
  return new Intl.DateTimeFormat("en-AU", {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: "Australia/Sydney",
  }).format(date);
}
