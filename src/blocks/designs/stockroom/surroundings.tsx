import type { SurroundingsProps } from "../design.ts";

/** In the middle bay of a shelf, outlined as in a catalogue, between cartons, jars and files. */
export function Surroundings({ children }: SurroundingsProps) {
  return (
    <>
      <rect className="tint" width="560" height="480" />
      <g className="outlined">
        <Top />
        <Left />
        <Right />
        <path className="surface" d="M-20 92h600v14H-20zM-20 390h600v36H-20zM-20 236h124v12H-20z" />
        <path className="surface" d="M456 236h124v12H456zM104 92h14v400h-14zM442 92h14v400h-14z" />
        {children ? (
          <g className="thing" transform="translate(138 106) scale(1.775)">
            {children}
          </g>
        ) : (
          <Cartons />
        )}
        <Tickets />
      </g>
    </>
  );
}

/** What fills the middle bay by itself. */
function Cartons() {
  return (
    <g>
      <path className="surface" d="M142 262h150v128H142z" />
      <path className="accent" d="M200 262h34v128h-34z" />
      <path className="brand" d="M300 218h124v172H300z" />
      <path className="surface" d="M326 258h72v44h-72z" />
      <path className="tint" d="M160 176h118v86H160z" />
      <path className="deep" d="M204 176h30v40h-30z" />
      <path className="accent" d="M322 150h86v68h-86z" />
    </g>
  );
}

function Top() {
  return (
    <g>
      <path className="quiet" d="M20 34h92v58H20z" />
      <path className="surface" d="M56 34h20v24H56z" />
      <path className="brand" d="M142 62h120v30H142z" />
      <path className="accent" d="M154 36h94v26h-94z" />
      <circle className="surface" cx="312" cy="66" r="26" />
      <circle className="deep" cx="312" cy="66" r="8" />
      <path className="deep" d="M372 22h28v70h-28z" />
      <path className="brand" d="M400 30h26v62h-26z" />
      <path className="accent" d="M426 22h28v70h-28z" />
      <path className="quiet" d="M478 48h66v44h-66z" />
    </g>
  );
}

function Left() {
  return (
    <g>
      <path className="accent" d="M14 164h74v72H14z" />
      <path className="surface" d="M8 146h86v18H8zM34 184h34v26H34z" />
      <path className="deep" d="M8 302h26v88H8z" />
      <path className="quiet" d="M34 290h24v100H34z" />
      <path className="brand" d="M58 310h34v80H58z" />
      <path className="surface" d="M66 324h18v28H66z" />
    </g>
  );
}

function Right() {
  return (
    <g>
      <path className="quiet" d="M468 176h46v60h-46zM462 160h58v16h-58z" />
      <path className="brand" d="M520 186h40v50h-40zM516 172h48v14h-48z" />
      <path className="brand" d="M464 318h82v72h-82z" />
      <path className="surface" d="M492 318h24v28h-24z" />
      <path className="accent" d="M474 262h60v56h-60z" />
      <path className="deep" d="M484 276h40v14h-40z" />
    </g>
  );
}

/** On the edge of the shelf, with strokes for the price. */
function Tickets() {
  return (
    <g>
      {[16, 246, 488].map((x) => (
        <g key={x} transform={`translate(${x} 384)`}>
          <path className="surface" d="M10 0h62v48H10L0 38V10z" />
          <circle className="deep" cx="13" cy="24" r="2" />
          <path className="bars" d="M26 12v24M34 12v24M39 12v24M48 12v24M53 12v24M60 12v24" />
        </g>
      ))}
      <path className="quiet" d="M140 448h120v60H140zM286 440h136v60H286z" />
      <path className="brand" d="M-10 452h100v60H-10zM470 446h110v60H470z" />
    </g>
  );
}
