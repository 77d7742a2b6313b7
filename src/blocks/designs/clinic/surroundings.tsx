import type { SurroundingsProps } from "../design.ts";

/** A still life: the thing on a round plinth, in front of a mirror, beside a branch. */
export function Surroundings({ children }: SurroundingsProps) {
  return (
    <>
      <rect className="tint" width="560" height="480" />
      <circle className="mirror" cx="300" cy="196" r="146" />
      <path className="table" d="M0 340h560v140H0z" />
      <Branch />
      <Plinth />
      <g transform="translate(190 106) scale(1.375)">{children}</g>
    </>
  );
}

/** A low drum, lit from the left. */
function Plinth() {
  return (
    <g>
      <ellipse className="shade" cx="322" cy="382" rx="138" ry="24" />
      <path className="surface" d="M180 326v40a120 22 0 0 0 240 0v-40z" />
      <path className="shade" d="M420 326v40a120 22 0 0 1-120 22v-40z" />
      <ellipse className="top" cx="300" cy="326" rx="120" ry="22" />
      <ellipse className="shade" cx="300" cy="328" rx="84" ry="11" />
    </g>
  );
}

function Branch() {
  const leaves = [
    [140, 160, -32],
    [168, 188, 38],
    [130, 214, -44],
    [168, 240, 46],
    [136, 270, -40],
  ];
  return (
    <g transform="translate(-6 4)">
      <ellipse className="shade" cx="166" cy="376" rx="44" ry="9" />
      <path className="stem" d="M152 316c0-60 4-110-4-178" />
      {leaves.map(([x, y, turn]) => (
        <ellipse
          key={y}
          className="brand"
          cx={x}
          cy={y}
          rx="9"
          ry="22"
          transform={`rotate(${turn} ${x} ${y})`}
        />
      ))}
      <path className="vase" d="M136 300h32c-4 16 14 26 14 48a30 28 0 0 1-60 0c0-22 18-32 14-48z" />
    </g>
  );
}
