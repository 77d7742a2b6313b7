/** An email's statuses, with the words and colours they are shown in. */
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

/** What an email is about, for a list; its subject is only written when it is first sent. */
export function emailTitle({ subject, kind }: { subject: string | null; kind: string }): string {
  return subject ?? kind.replaceAll("-", " ");
}
