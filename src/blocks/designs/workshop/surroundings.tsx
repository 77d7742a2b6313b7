import type { SurroundingsProps } from "../design.ts";

/** On the floor, in front of a board with a place for each tool. */
export function Surroundings({ children }: SurroundingsProps) {
  return (
    <>
      <pattern id="_holes" width="28" height="28" patternUnits="userSpaceOnUse">
        <circle className="quiet" cx="14" cy="14" r="3.5" />
      </pattern>
      <rect className="tint" width="560" height="480" />
      <rect fill="url(#_holes)" width="560" height="480" />
      <Tools />
      <g transform="translate(96 104) scale(2.3)">{children ?? <Panel />}</g>
      <path className="deep" d="M0 472h560v8H0z" />
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
