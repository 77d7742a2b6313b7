import { placeLabels } from "./place-labels.ts";
import type { Area } from "./schema.ts";

const width = 400;
const height = 300;
const lines = [50, 100, 150, 200, 250, 300, 350];

/** A page of a street directory with the places on it. The list beside it says the same to everybody. */
export function AreaMap({ points }: { points: NonNullable<Area["points"]> }) {
  const labels = placeLabels(
    points.map(({ name, x, y }) => ({ name, x: (x / 100) * width, y: (y / 100) * height })),
    { width, height },
  );
  return (
    <svg className="area-map" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="area-ground" d={`M0 0h${width}v${height}H0z`} />
      <path
        className="area-grid"
        d={lines
          .map((at) => `M${at} 0v${height}${at < height ? `M0 ${at}h${width}` : ""}`)
          .join("")}
      />
      {labels.map(({ name, x, y, label }) => (
        <g key={name}>
          <circle cx={x} cy={y} r="5" />
          {label && (
            <text x={label.x} y={label.y} textAnchor={label.anchor}>
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
