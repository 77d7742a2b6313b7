/**
 * How many are in the row of each, so that every row is full: five are two and three, four are two
 * and two. Rows have two or three; one thing alone has its own row.
 */
export function rowsOf(count: number): number[] {
  if (count === 1) return [1];
  const rows = Math.ceil(count / 3);
  const ofTwo = 3 * rows - count;
  return Array.from({ length: rows }, (_, at) => (at < ofTwo ? 2 : 3)).flatMap((size) =>
    Array.from({ length: size }, () => size),
  );
}
