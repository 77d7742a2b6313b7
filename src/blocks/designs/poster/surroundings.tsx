import type { SurroundingsProps } from "../design.ts";

/** On a spot, over a dark print that does not quite meet it, with a screen of dots rising from below. */
export function Surroundings({ children }: SurroundingsProps) {
  const rows = Array.from({ length: 12 }, (_, at) => at + 1);
  return (
    <>
      <rect className="ground" width="560" height="480" />
      <circle className="spot" cx="280" cy="240" r="204" />
      {rows.map((size) => (
        <path
          key={size}
          className="dots"
          d={`M${size % 2 === 0 ? 0 : 12} ${180 + size * 24}h576`}
          strokeWidth={size * 2}
        />
      ))}
      <g className="dark-print" transform="translate(92 60) scale(2.2)">
        {children}
      </g>
      <g transform="translate(106 50) scale(2.2)">{children}</g>
    </>
  );
}
