import { Biscuit } from "./dog-heads.tsx";
import { Paw } from "./paw.tsx";

/** Biscuit in the tub, wearing the suds as a hat. */
export function BathDrawing() {
  return (
    <svg
      viewBox="0 0 560 540"
      role="img"
      aria-label="A happy, shaggy dog sits in a bathtub full of suds, paws over the edge, a rubber duck beside it."
      className="demo-bath"
    >
      <circle cx="286" cy="262" r="236" fill="#fff" opacity=".55" />
      <Floor />
      <Tap />
      <g transform="translate(157 60) scale(1.230)">
        <path
          d="M44 160C14 172-4 206-6 248h212c-2-42-20-76-50-88-30 20-82 20-112 0z"
          fill="#d4934a"
        />
        <Biscuit />
      </g>
      <FoamHat />
      <Tub />
      <ForePaw x={170} />
      <ForePaw x={334} />
      <Duck />
      <Bubbles />
    </svg>
  );
}

function Floor() {
  return (
    <g>
      <ellipse cx="286" cy="496" rx="256" ry="30" fill="#f6b4ad" />
      <Paw x={36} y={522} turn={62} size={0.8} colour="#8f5a34" />
      <Paw x={76} y={490} turn={70} size={0.72} colour="#8f5a34" />
      <Paw x={112} y={514} turn={62} size={0.8} colour="#8f5a34" />
      <g>
        <path d="M478 420h44v76a10 10 0 0 1-10 10h-24a10 10 0 0 1-10-10z" fill="#d94f3d" />
        <path d="M488 402h24v18h-24z" fill="#b53c2c" />
        <path d="M484 388h22a8 8 0 0 1 8 8v6h-30z" fill="#22254b" />
        <path d="M478 440h44v34h-44z" fill="#ffe9c7" />
        <Paw x={500} y={460} size={0.55} colour="#22254b" />
      </g>
    </g>
  );
}

function Tap() {
  return (
    <g fill="none" strokeLinecap="round">
      <path d="M108 330v-58c0-42 58-42 58-6" stroke="#eab12f" strokeWidth="15" />
      <path d="M88 286h40" stroke="#c98f17" strokeWidth="10" />
      <path d="M166 282v6" stroke="#5aa9cd" strokeWidth="6" />
    </g>
  );
}

function FoamHat() {
  return (
    <g>
      <path
        d="M212 116c-22-2-28-34-4-40-6-26 22-40 38-28 2-26 40-32 52-10 20-14 46 4 42 26 24 4 26 42-2 44-40-14-88-12-126 8z"
        fill="#fff"
      />
      <path
        d="M218 104c6-8 16-8 22-2m4-40c8-8 20-6 24 2m40-2c8-4 16 0 18 8"
        fill="none"
        stroke="#bfe3f2"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
  );
}

function Tub() {
  return (
    <g>
      <path
        d="M170 458c-4 16-14 22-10 34 3 10 24 10 28-1 3-10 1-20 6-30zM388 458c4 16 14 22 10 34-3 10-24 10-28-1-3-10-1-20-6-30z"
        fill="#eab12f"
      />
      <path d="M92 342h374c0 82-30 132-112 132H204c-82 0-112-50-112-132z" fill="#5aa9cd" />
      <path d="M396 342h70c0 82-30 132-112 132h-44c62-8 88-60 86-132z" fill="#3f8fb6" />
      <path
        d="M118 366c4 34 16 58 36 70"
        fill="none"
        stroke="#9bd2e8"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path
        d="M96 324c-14-18 4-40 24-32 6-22 38-24 46-4 14-16 40-12 46 6 20-18 44-14 54 2 14-16 44-14 52 2 16-16 42-12 48 6 12-16 40-14 48 4 22-6 42 8 34 26z"
        fill="#fff"
      />
      <path
        d="M134 308c6-8 16-8 22-2m66 2c8-8 18-6 22 0m60-2c8-6 16-4 20 2m62-2c6-8 16-8 22-2"
        fill="none"
        stroke="#bfe3f2"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <rect x="70" y="318" width="418" height="32" rx="16" fill="#bfe3f2" />
      <path d="M92 350h374l-2 12H94z" fill="#22254b" opacity=".12" />
      <path
        d="M120 348c0 22 6 34 14 34s12-8 12-20-2-14 0-14zm268 0c0 14 4 22 10 22s10-6 10-14-2-8 0-8z"
        fill="#fff"
      />
    </g>
  );
}

function ForePaw({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 290)`}>
      <path
        d="M6-2c4-38 54-38 58 0 8 18 10 38 4 50-8 12-58 12-66 0C-4 36-2 16 6-2z"
        fill="#e3a65b"
      />
      <path d="M-1 26c2-8 70-8 72 0 2 10 0 18-3 22-8 12-58 12-66 0-3-4-5-12-3-22z" fill="#ffe9c7" />
      <path d="M23 40v14m24-14v14" stroke="#a86c3f" strokeWidth="4.5" strokeLinecap="round" />
    </g>
  );
}

function Duck() {
  return (
    <g transform="translate(408 256)">
      <path
        d="M-2 40C-6 20 8 16 22 22 16 6 26-8 42-8s26 14 20 28c14 6 16 46-4 46H14C4 66 0 54-2 40z"
        fill="#ffcb47"
      />
      <path
        d="M14 40c8 14 26 14 34 0"
        fill="none"
        stroke="#d99a14"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M62 4c10-2 18 2 18 7s-10 7-20 5z" fill="#e0672f" />
      <circle cx="48" cy="6" r="4.5" fill="#22254b" />
    </g>
  );
}

function Bubbles() {
  return (
    <g fill="#fff" fillOpacity=".5" stroke="#5aa9cd" strokeWidth="3">
      <circle cx="92" cy="238" r="22" />
      <circle cx="54" cy="180" r="12" />
      <circle cx="126" cy="158" r="9" />
      <circle cx="494" cy="236" r="15" />
      <circle cx="524" cy="178" r="9" />
      <path
        d="M80 234c2-6 6-9 11-10m-44-46c1-3 3-5 6-6m433 62c1-4 4-6 7-7"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}
