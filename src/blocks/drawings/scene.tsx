import type { ReactNode } from "react";
import { usePage } from "../context.ts";
import type { Hero } from "../hero/schema.ts";

/** Something of the trade, in the surroundings of the design. Says nothing that the words do not. */
export function Scene({ of }: { of: Hero["scene"] }) {
  const { Surroundings } = usePage().design;
  return (
    <svg
      className="scene"
      viewBox="0 0 560 480"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Surroundings of={of}>{things[of]}</Surroundings>
    </svg>
  );
}

/** Each stands on the line y = 160, between x = 0 and x = 160. */
export const things: Record<Hero["scene"], ReactNode> = {
  bread: (
    <g>
      <path className="brand" d="M14 128c0-52 28-72 66-72s66 20 66 72z" />
      <path
        className="strokes"
        d="M52 74c-8 12-10 22-10 34M82 66c-8 12-10 26-10 42M112 74c-6 10-8 22-8 34"
      />
      <path className="accent" d="M6 122h148l-14 38H20z" />
      <path className="weave" d="M14 134h132M18 148h124M44 122l6 38M80 122v38M116 122l-6 38" />
    </g>
  ),
  cup: (
    <g>
      <path
        className="steam"
        d="M58 40c-8-10 8-18 0-30M82 40c-8-10 8-18 0-30M106 40c-8-10 8-18 0-30"
      />
      <path className="strokes" d="M120 72c34-4 34 48-6 46" />
      <path className="brand" d="M34 56h94c0 52-14 84-47 84S34 108 34 56z" />
      <path className="accent" d="M40 56h82c0 8-1 15-2 22H42c-1-7-2-14-2-22z" />
      <path className="deep" d="M14 146h132c-8 10-18 14-30 14H44c-12 0-22-4-30-14z" />
    </g>
  ),
  tools: (
    <g>
      <path className="strokes" d="M58 78V58h44v20" />
      <path className="brand" d="M10 78h140v82H10z" />
      <path className="deep" d="M10 104h140v12H10z" />
      <path className="accent" d="M68 98h24v24H68z" />
      <path
        className="deep"
        d="m28 78-6-50 10-4 10 54zM126 78l4-40c-14-6-10-28 4-30l-2 18 10 4 8-14c8 14-2 26-10 26l-4 36z"
      />
    </g>
  ),
  tree: (
    <g>
      <path className="deep" d="M74 60h12v66H74z" />
      <circle className="brand" cx="80" cy="40" r="38" />
      <circle className="accent" cx="48" cy="64" r="24" />
      <circle className="brand" cx="112" cy="66" r="26" />
      <path className="deep" d="M40 120h80l-10 40H50z" />
      <path className="surface" d="M44 132h72l-2 8H46z" />
    </g>
  ),
  dog: (
    <g>
      <path className="strokes" d="M128 128c18-6 22-24 18-38" />
      <path className="brand" d="M50 160c-6-50 10-84 40-84s46 40 40 84z" />
      <path className="accent" d="M70 160c-2-34 4-54 18-54s22 22 20 54z" />
      <circle className="brand" cx="70" cy="58" r="32" />
      <path className="deep" d="M88 34c22-6 26 34 14 46-10-8-18-24-14-46z" />
      <path className="accent" d="M40 60c0-10 12-12 20-8 8 6 4 26-8 26-8 0-12-8-12-18z" />
      <circle className="deep" cx="44" cy="60" r="5" />
      <circle className="deep" cx="66" cy="50" r="4" />
      <path className="deep" d="M46 88h48v8H46z" />
    </g>
  ),
  flower: (
    <g>
      <path className="strokes" d="M80 104V50M80 104 48 58M80 104l34-44" />
      <circle className="brand" cx="80" cy="36" r="24" />
      <circle className="accent" cx="80" cy="36" r="9" />
      <circle className="accent" cx="42" cy="52" r="19" />
      <circle className="deep" cx="42" cy="52" r="7" />
      <circle className="brand" cx="120" cy="54" r="19" />
      <circle className="deep" cx="120" cy="54" r="7" />
      <path
        className="deep"
        d="M54 100h52c-2 14-8 18-8 28 0 12 6 18 6 32H56c0-14 6-20 6-32 0-10-6-14-8-28z"
      />
    </g>
  ),
  book: (
    <g>
      <path className="deep" d="M12 136h136v24H12z" />
      <path className="surface" d="M24 141h124v14H24z" />
      <path className="brand" d="M24 108h120v28H24z" />
      <path className="surface" d="M34 114h110v16H34z" />
      <path className="accent" d="M16 84h118v24H16z" />
      <path
        className="brand"
        d="M76 44c20-10 42 2 42 22 0 12-10 20-20 18-6-2-10-2-16 0-14 4-24-6-24-18 0-16 10-24 18-22z"
      />
      <path className="strokes" d="M86 44c0-12 6-20 16-22" />
    </g>
  ),
  desk: (
    <g>
      <path className="deep" d="M4 140h152v20H4z" />
      <path
        className="sky"
        d="M10 52c26-8 50-6 70 6 20-12 44-14 70-6v88c-26-8-50-6-70 6-20-12-44-14-70-6z"
      />
      <path
        className="ruled"
        d="M24 74c16-3 30-2 44 4M24 94c16-3 30-2 44 4M24 114c16-3 30-2 44 4M92 78c14-6 28-7 44-4M92 98c14-6 28-7 44-4"
      />
      <path className="brand" d="M76 58h8v88h-8z" />
      <path className="accent" d="m104 128 40-84 10 6-40 82-12 8z" />
    </g>
  ),
  hills: (
    <g>
      <path className="strokes" d="m54 130-22 30M106 130l22 30M80 20v16" />
      <path className="deep" d="M0 34h160v102H0z" />
      <path className="sky" d="M10 44h140v82H10z" />
      <circle className="accent" cx="112" cy="74" r="16" />
      <path className="brand" d="M10 126V104c26-32 48-30 70-6 16 18 40 22 70-2v30z" />
      <path className="deep" d="M10 126v-8c40-16 90 2 140-8v16z" />
    </g>
  ),
  wave: (
    <g>
      <path className="accent" d="M100 0c26 30 34 110 22 160H98C78 110 78 32 100 0z" />
      <path className="strokes" d="M104 10c2 50 4 100 4 148" />
      <path
        className="brand"
        d="M0 160c0-64 40-96 78-74 14 8 16 26 2 30-16 4-26-14-40-2-8 12 4 38 40 46z"
      />
    </g>
  ),
  camera: (
    <g>
      <path className="strokes" d="m62 108-34 52M98 108l34 52M80 108v52" />
      <path className="deep" d="M18 40h34l8-16h40l8 16h34v70H18z" />
      <path className="brand" d="M18 58h124v38H18z" />
      <circle className="surface" cx="80" cy="76" r="28" />
      <circle className="deep" cx="80" cy="76" r="20" />
      <circle className="accent" cx="88" cy="68" r="6" />
    </g>
  ),
  house: (
    <g>
      <path className="brand" d="M20 78h120v82H20z" />
      <path className="deep" d="M80 14 4 82h152z" />
      <path className="accent" d="M64 106h32v54H64z" />
      <path className="surface" d="M34 98h20v22H34zM106 98h20v22h-20z" />
      <path className="deep" d="M112 22h16v34h-16z" />
    </g>
  ),
  pot: (
    <g>
      <path
        className="steam"
        d="M56 44c-8-10 8-18 0-30M82 40c-8-10 8-18 0-30M108 44c-8-10 8-18 0-30"
      />
      <path className="deep" d="M2 86h22v12H2zM136 86h22v12h-22z" />
      <path className="brand" d="M18 76h124v48c0 22-14 36-36 36H54c-22 0-36-14-36-36z" />
      <path className="accent" d="M18 96h124v14H18z" />
      <path className="deep" d="M12 64h136v14H12zM70 50h20v14H70z" />
    </g>
  ),
  scale: (
    <g>
      <path className="deep" d="M74 40h12v34H74zM8 28h144v10c-10 8-30 10-72 10S18 46 8 38z" />
      <path className="accent" d="M44 28a36 26 0 0 1 72 0z" />
      <path className="brand" d="M34 70h92l20 90H14z" />
      <circle className="surface" cx="80" cy="114" r="32" />
      <path className="panes" d="M80 114V92M80 114l14 10" />
    </g>
  ),
  vase: (
    <g>
      <path className="deep" d="M20 146h120v14H20z" />
      <path
        className="brand"
        d="M62 20h36c-4 22 34 40 34 78 0 26-18 48-52 48s-52-22-52-48c0-38 38-56 34-78z"
      />
      <path className="accent" d="M32 84h96c3 8 4 16 3 24H29c-1-8 0-16 3-24z" />
      <path className="deep" d="M56 12h48v10H56z" />
    </g>
  ),
  bottle: (
    <g>
      <path className="accent" d="M92 88h50v72H92z" />
      <path className="surface" d="M100 110h34v26h-34z" />
      <path className="deep" d="M104 66h26v22h-26z" />
      <path className="brand" d="M22 84c0-10 8-16 18-16h22c10 0 18 6 18 16v76H22z" />
      <path className="surface" d="M34 104h34v32H34z" />
      <path className="deep" d="M42 16h18v52H42z" />
    </g>
  ),
  stones: (
    <g>
      <path className="strokes" d="M118 92c18-14 22-40 12-66M118 92c-2-20 2-34 8-44" />
      <path className="brand" d="M130 26c14 2 24 14 20 30-14-2-22-14-20-30z" />
      <path className="brand" d="M120 58c-12-2-20-12-18-24 12 2 20 12 18 24z" />
      <ellipse className="deep" cx="80" cy="142" rx="68" ry="18" />
      <ellipse className="accent" cx="76" cy="112" rx="50" ry="16" />
      <ellipse className="brand" cx="80" cy="86" rx="34" ry="13" />
    </g>
  ),
  thread: (
    <g>
      <path className="deep" d="M16 44h52v14H16zM16 146h52v14H16z" />
      <path className="brand" d="M22 58h40v88H22z" />
      <path className="weave" d="M22 74h40M22 92h40M22 110h40M22 128h40" />
      <path className="strokes" d="M62 100c34 8 20-44 48-46s20 46 12 62" />
      <path className="accent" d="M88 116h66v44H88z" />
      <path className="surface" d="M98 126h46v8H98zM98 142h46v8H98z" />
    </g>
  ),
  guitar: (
    <g>
      <path className="deep" d="M73 0h14v84H73zM68-18h24V6H68z" />
      <circle className="brand" cx="80" cy="82" r="27" />
      <circle className="brand" cx="80" cy="122" r="38" />
      <circle className="deep" cx="80" cy="100" r="12" />
      <path className="accent" d="M62 132h36v8H62z" />
      <path className="lines" d="M77 0v134M83 0v134" />
    </g>
  ),
  car: (
    <g>
      <path
        className="brand"
        d="M0 104c0-12 8-18 20-20l16-30c4-8 10-12 20-12h42c10 0 16 4 22 12l20 28c12 2 20 8 20 20v38H0z"
      />
      <path className="sky" d="M44 80l12-22c2-4 4-4 8-4h12v26zM86 54h12c6 0 8 2 12 6l14 20H86z" />
      <path className="deep" d="M0 128h160v14H0z" />
      <circle className="deep" cx="36" cy="140" r="20" />
      <circle className="accent" cx="36" cy="140" r="9" />
      <circle className="deep" cx="124" cy="140" r="20" />
      <circle className="accent" cx="124" cy="140" r="9" />
    </g>
  ),
  van: (
    <g>
      <path className="brand" d="M0 34h112v106H0zM112 66h26l22 34v40h-48z" />
      <path className="sky" d="M122 76h12l14 24h-26z" />
      <path className="surface" d="M14 58h68v34H14z" />
      <path
        className="accent"
        d="M8 44h80v14a10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0z"
      />
      <path className="deep" d="M14 92h68v8H14zM0 128h160v12H0z" />
      <circle className="deep" cx="34" cy="142" r="18" />
      <circle className="accent" cx="34" cy="142" r="8" />
      <circle className="deep" cx="126" cy="142" r="18" />
      <circle className="accent" cx="126" cy="142" r="8" />
    </g>
  ),
};
