import type { Layout } from "../../../../blocks/description.ts";

/** How wide and high a letter of a picture is. */
const CELL = { width: 8, height: 9 };

/** How high what a letter means is within its row, and how dark. */
const kinds: Readonly<Record<string, { height: number; opacity: number }>> = {
  "#": { height: 9, opacity: 0.5 },
  "=": { height: 5, opacity: 1 },
  "-": { height: 2.5, opacity: 0.55 },
  o: { height: 6, opacity: 0.8 },
  c: { height: 9, opacity: 0.22 },
  "1": { height: 9, opacity: 0.8 },
};

/** A way to lay out a section, drawn small. Its name says what it is. */
export function LayoutPicture({ of: { picture }, isFaint }: { of: Layout; isFaint: boolean }) {
  const rects = picture.flatMap((row, y) =>
    [...row.matchAll(/(\S)\1*/g)].flatMap(({ 0: run, 1: letter = "", index: x }) => {
      const kind = kinds[letter];
      return kind ? { ...kind, x: x * CELL.width, y: y * CELL.height, width: run.length } : [];
    }),
  );
  return (
    <svg
      viewBox={`-6 -6 ${12 * CELL.width + 12} ${8 * CELL.height + 12}`}
      className={`w-full rounded-sm bg-paper ${isFaint ? "opacity-50" : ""}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {rects.map(({ x, y, width, height, opacity }) => (
        <rect
          key={`${x} ${y}`}
          {...{ x, y, height, opacity }}
          width={width * CELL.width - 1}
          fill="currentColor"
        />
      ))}
    </svg>
  );
}
