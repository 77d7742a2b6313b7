import type { SurroundingsProps } from "../design.ts";

/** On the stripe, in front of a board with a place for each tool; a wide one shows more of them. */
export function Surroundings({ of, children }: SurroundingsProps) {
  return (
    <>
      <Tools turn={of?.length ?? 0} />
      <g transform="translate(104 128) scale(2.2)">{children ?? <Panel />}</g>
    </>
  );
}

/** Where one tool hangs beside the next, and the long one above what is shown. */
const hooks = [67, 493, -114, 705, -280, 890];
const level =
  "M200 26h160a14 14 0 0 1 0 30H200a14 14 0 0 1 0-30zM226 26v30M334 26v30M264 36h32v12h-32z";

/** A knife, a hammer, a spanner, a square, a bottle and a tape, about the line that each hangs on. */
const tools = [
  "M-11 28v24M-23 52H1v40l-6 110h-12L-23 92zM-23 66H1M-23 80H1",
  "M-21 36h56c10 0 16 8 16 18H31v18H1V54h-22zM3 72h24l4 140H-1z",
  "M-8 214V92a28 28 0 0 1-6-52v32h28V40a28 28 0 0 1-6 52v122a8 8 0 0 1-16 0z",
  "M-65 40v190H65zM-37 116v84h57z",
  "M-20 30h40v70l8 150h-56l8-150zM-20 56h40M-20 100h40",
  "M44 84a44 44 0 1 1-88 0a44 44 0 1 1 88 0zM16 84a16 16 0 1 1-32 0a16 16 0 1 1 32 0zM44 84v96H28",
];

/** Outlines of what hangs on the board. Another thing has other tools beside it. */
function Tools({ turn }: { turn: number }) {
  return (
    <g className="outline">
      <path d={level} />
      {tools.map((tool, at) => (
        <path key={tool} d={tool} transform={`translate(${hooks[(at + turn) % hooks.length]})`} />
      ))}
    </g>
  );
}

/** A panel with the stripes of the page, for any trade at all. */
function Panel() {
  return (
    <g>
      <path className="deep" d="M80 4l76 78-76 78L4 82z" />
      <path className="brand" d="M80 18l62 64-62 64-62-64z" />
      <path className="accent" d="M80 18l15.5 16L33.5 98 18 82zM126.5 66L142 82l-62 64-15.5-16z" />
    </g>
  );
}
