import type { SurroundingsProps } from "../design.ts";

/** Cut out of paper, on a crate, with the sun’s rays behind it and flags above. */
export function Surroundings({ children }: SurroundingsProps) {
  const rays = Array.from({ length: 12 }, (_, at) => at * 30);
  const flags = Array.from({ length: 8 }, (_, at) => at * 72 - 8);
  return (
    <>
      <rect className="tint" width="560" height="480" />
      {rays.map((turn) => (
        <path
          key={turn}
          className="rays"
          d="M280 260-180-20 -180-180z"
          transform={`rotate(${turn} 280 260)`}
        />
      ))}
      <circle className="surface" cx="280" cy="252" r="166" />
      <path className="string" d="M0 30c180 34 380 34 560 0" />
      {flags.map((x, at) => (
        <path
          key={x}
          className={at % 2 === 0 ? "brand" : "deep"}
          d={`M${x} ${hang(x)}l56 ${hang(x + 56) - hang(x)} -30 58z`}
        />
      ))}
      <g className="cut-out" transform="translate(140 88) scale(1.75)">
        {children ?? <Sun />}
      </g>
      <path className="crate" d="M100 368h360v112H100z" />
      <path className="slats" d="M100 404h360M100 442h360M148 368v112M412 368v112" />
    </>
  );
}

/** A paper sun. */
function Sun() {
  const petals = Array.from({ length: 16 }, (_, at) => at * 22.5);
  return (
    <g>
      {petals.map((turn) => (
        <path
          key={turn}
          className="brand"
          d="M66 10a14 14 0 0 1 28 0L80 86z"
          transform={`rotate(${turn} 80 80)`}
        />
      ))}
      <circle className="accent" cx="80" cy="80" r="50" />
      <circle className="deep" cx="80" cy="80" r="8" />
    </g>
  );
}

/** How low the string hangs there. */
function hang(x: number): number {
  const along = Math.min(560, Math.max(0, x)) / 560;
  return Math.round(30 + 102 * along * (1 - along));
}
