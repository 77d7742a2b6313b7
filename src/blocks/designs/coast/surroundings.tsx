import type { SurroundingsProps } from "../design.ts";

/** In fine lines, on a headland, with the tide coming in around it as on a sea chart. */
export function Surroundings({ children }: SurroundingsProps) {
  const depths = [150, 186, 228, 276, 330, 390];
  const swell = [404, 418, 436, 460];
  return (
    <>
      <rect className="tint" width="560" height="480" />
      {depths.map((r) => (
        <circle key={r} className="depth" cx="280" cy="240" r={r} />
      ))}
      <circle className="sun" cx="280" cy="240" r="116" />
      <path className="land" d="M-40 390c120-34 200-46 330-46 140 0 210 18 310 40v140H-40z" />
      <g className="fine" transform="translate(160 110) scale(1.5)">
        {children}
      </g>
      {swell.map((y) => (
        <path
          key={y}
          className="depth"
          d={`M-60 ${y}c60-14 110-14 170 0s110 14 170 0 110-14 170 0 110 14 170 0`}
        />
      ))}
    </>
  );
}
