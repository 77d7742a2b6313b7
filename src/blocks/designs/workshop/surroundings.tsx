import type { SurroundingsProps } from "../design.ts";

/** On the stripe, in front of a board with a place for each tool; a wide one shows more of them. */
export function Surroundings({ children }: SurroundingsProps) {
  return (
    <>
      <Tools />
      <g transform="translate(104 128) scale(2.2)">{children ?? <Panel />}</g>
    </>
  );
}

/** Outlines of what hangs on the board. */
function Tools() {
  return (
    <g className="outline">
      <path d="M56 28v24M44 52h24v40l-6 110H50L44 92zM44 66h24M44 80h24" />
      <path d="M472 36h56c10 0 16 8 16 18h-20v18h-30V60h-22zM496 72h24l4 140h-32z" />
      <path d="M200 26h160a14 14 0 0 1 0 30H200a14 14 0 0 1 0-30zM226 26v30M334 26v30M264 36h32v12h-32z" />
      <path d="M-122 214V92a28 28 0 0 1-6-52v32h28V40a28 28 0 0 1-6 52v122a8 8 0 0 1-16 0z" />
      <path d="M640 40v190h130zM668 116v84h57z" />
      <path d="M-300 30h40v70l8 150h-56l8-150zM-300 56h40M-300 100h40" />
      <path d="M934 84a44 44 0 1 1-88 0a44 44 0 1 1 88 0zM906 84a16 16 0 1 1-32 0a16 16 0 1 1 32 0zM934 84v96h-16" />
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
