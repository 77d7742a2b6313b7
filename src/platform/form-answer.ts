// Shared by the server and the forms' islands, so it imports nothing.

/** The server's answer to a form that it did not accept. */
export type FormRefusal<Errors> =
  | { outcome: "invalid"; errors: Errors }
  | { outcome: "too-many"; retryAfterSeconds: number }
  | { outcome: "unreadable"; reason: string }
  | { outcome: "failed" };

/**
 * Whether this came from our own server rather than a proxy. Not a schema: zod/mini would weigh
 * more in the browser than the rest of the form's rules.
 *
 * @param taken the outcomes besides the refusals.
 */
export function isFormAnswer(value: unknown, taken: readonly string[]): boolean {
  if (typeof value !== "object" || value === null || !("outcome" in value)) return false;
  return [...taken, "invalid", "too-many", "unreadable", "failed"].includes(String(value.outcome));
}
