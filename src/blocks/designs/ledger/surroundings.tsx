import type { SurroundingsProps } from "../design.ts";

/** In an oval frame, as on a banknote, with guilloches beside it where there is room; or on ruled lines. */
export function Surroundings({ opening, children }: SurroundingsProps) {
  return (
    <>
      <pattern id="_ruling" width="560" height="7" patternUnits="userSpaceOnUse">
        <path className="ruled" d="M0 3.5h560" />
      </pattern>
      <pattern
        id="_shade"
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-38)"
      >
        <path className="ruled" d="M0 3.5h7" />
      </pattern>
      {opening === "emblem" ? (
        <>
          <path fill="url(#_ruling)" d="M0 0h560v480H0z" />
          <g transform="translate(136 88) scale(1.8)">{children}</g>
        </>
      ) : (
        <>
          {opening === "words" ? (
            guilloches.map((x) => <Guilloche key={x} at={x} />)
          ) : (
            <>
              <rect className="tint" width="560" height="480" />
              <path
                className="frame"
                d="M120 16h320M120 464h320M102 34v412M458 34v412M102 34h18V16M458 34h-18V16M102 446h18v18M458 446h-18v18"
              />
            </>
          )}
          <g {...(opening === "words" && { transform: lyingOval })}>
            <ellipse className="tint frame" cx="280" cy="240" rx="164" ry="206" />
            <ellipse fill="url(#_ruling)" cx="280" cy="240" rx="154" ry="196" />
            <path fill="url(#_shade)" d="M142 328h276c-22 62-76 108-138 108s-116-46-138-108z" />
            <ellipse className="frame" cx="280" cy="240" rx="154" ry="196" />
          </g>
          {children ? (
            <g
              transform={
                opening === "words"
                  ? "translate(108 68) scale(2.15)"
                  : "translate(160 96) scale(1.5)"
              }
            >
              {children}
            </g>
          ) : (
            <Rosette />
          )}
        </>
      )}
    </>
  );
}

/** From the oval to the frame, on a page of any width, each over the edge of the one before. */
const guilloches = [1, -1].flatMap((side) => [960, 790, 620, 450].map((away) => 280 + side * away));

/** Wider than it is high, as the banknote is. */
const lyingOval = "matrix(1.9 0 0 1.14 -252 -33.6)";

/** A rosette within a larger one, with nothing at its heart. */
function Guilloche({ at }: { at: number }) {
  const turns = Array.from({ length: 12 }, (_, turn) => turn * 15);
  return (
    <g className="guilloche" transform={`translate(${at} 240)`}>
      {[
        [132, 52],
        [64, 34],
      ].map(([long, short]) =>
        turns.map((turn) => (
          <ellipse
            key={`${long} ${turn}`}
            className="ruled"
            rx={long}
            ry={short}
            transform={`rotate(${turn})`}
          />
        )),
      )}
    </g>
  );
}

/** Ellipses turned around one point, as on the back of a banknote. */
function Rosette() {
  const turns = Array.from({ length: 24 }, (_, at) => at * 7.5);
  return (
    <g>
      <circle className="tint" cx="280" cy="240" r="112" />
      {turns.map((turn) => (
        <ellipse
          key={turn}
          className="ruled"
          cx="280"
          cy="240"
          rx="112"
          ry="44"
          transform={`rotate(${turn} 280 240)`}
        />
      ))}
      <circle className="frame" cx="280" cy="240" r="44" />
      <circle className="brand" cx="280" cy="240" r="10" />
    </g>
  );
}
