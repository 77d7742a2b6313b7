/** A count as people read it: 12,345, or "1,000+" if it was only counted up to `most` plus one. */
export function countLabel(count: number, most = Number.POSITIVE_INFINITY): string {
  return count > most ? `${most.toLocaleString("en-AU")}+` : count.toLocaleString("en-AU");
}
