/** The HTTP status of a page that says what became of a change, by its outcome. */
export function changeStatus(change: { outcome: string } | undefined): number {
  return statuses[change?.outcome ?? ""] ?? 200;
}

const statuses: Partial<Record<string, number>> = {
  missing: 404,
  /** Somebody else was faster. */
  "changed-meanwhile": 409,
  "judged-before": 409,
  invalid: 422,
  refused: 422,
  failed: 503,
};
