import { inWords } from "../../core/operators/in-words.ts";
import { Notice } from "../../ui/notice.tsx";
import type { EntryProblem } from "./entry-problem.ts";

/** Explains why a sign-in form did nothing. */
export function EntryProblemNotice({ problem }: { problem: EntryProblem }) {
  return (
    <Notice tone="error" role="alert">
      <p>{textOf(problem)}</p>
    </Notice>
  );
}

function textOf(problem: EntryProblem): string {
  switch (problem.outcome) {
    case "unreadable":
      return problem.reason;
    case "too-many":
      return `Too many attempts. Please wait ${inWords(problem.retryAfterSeconds)} and try again.`;
    case "failed":
      return "Something on our side isn’t working. Please try again in a minute.";
  }
}
