// Shared by the server and the forms' islands, so it imports nothing.

/** What a server answers to a posted form that it did not take. */
export type FormRefusal<Errors> =
  | { outcome: "invalid"; errors: Errors }
  | { outcome: "too-many"; retryAfterSeconds: number }
  | { outcome: "unreadable"; reason: string }
  | { outcome: "failed" };

/**
 * Whether our own server sent this, rather than a proxy or a page in its place. Not a schema: those
 * of zod/mini that it would take weigh more in the browser than the rest of the form's rules.
 *
 * @param taken the outcomes besides the refusals.
 */
export function isFormAnswer(value: unknown, taken: readonly string[]): boolean {
  if (typeof value !== "object" || value === null || !("outcome" in value)) return false;
  return [...taken, "invalid", "too-many", "unreadable", "failed"].includes(String(value.outcome));
}
