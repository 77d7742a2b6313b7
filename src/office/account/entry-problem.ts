import type { Unreadable } from "../../platform/http/posted-form.ts";

/** What can stop any of the sign-in forms from working. */
export type EntryProblem =
  | Unreadable
  | { outcome: "too-many"; retryAfterSeconds: number }
  /** Something on our side, such as a database that is away. */
  | { outcome: "failed" };

export function isEntryProblem<Result extends { outcome: string }>(
  result: Result,
): result is Extract<Result, EntryProblem> {
  return ["unreadable", "too-many", "failed"].includes(result.outcome);
}

/** The HTTP status of a page that reports it. */
export function entryStatus(problem: EntryProblem): 400 | 413 | 415 | 429 | 503 {
  if (problem.outcome === "unreadable") return problem.status;
  return problem.outcome === "too-many" ? 429 : 503;
}
