/**
 * A count as people read it: 12,345, or "1,000+" where it is of a list that was counted up to `most`
 * and one more.
 */
export function countLabel(count: number, most = Number.POSITIVE_INFINITY): string {
  return count > most ? `${most.toLocaleString("en-AU")}+` : count.toLocaleString("en-AU");
}
