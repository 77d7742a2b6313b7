import type { ReactNode } from "react";
import { Puppy } from "./dog-heads.tsx";
import { Paw } from "./paw.tsx";

/** A bucket of suds with a brush in it. */
export function Bucket() {
  return (
    <Spot colour="#bfe3f2">
      <path d="m70 20 10 4-16 42-10-4z" fill="#d94f3d" />
      <path d="m66 12 18 7a4 4 0 0 1 2 5l-3 8-24-9 3-8a4 4 0 0 1 4-3z" fill="#eab12f" />
      <path d="M24 58h72l-7 44a8 8 0 0 1-8 6H39a8 8 0 0 1-8-6z" fill="#5aa9cd" />
      <path d="M80 58h16l-7 44a8 8 0 0 1-8 6H70c6-14 9-32 10-50z" fill="#3f8fb6" />
      <path
        d="M22 62c-6-10 4-20 14-15 3-11 18-11 22-2 7-7 19-3 20 6 10-5 22 2 18 12-2 5-8 6-12 3-18 4-34 4-52 0-3 2-8 1-10-4z"
        fill="#fff"
      />
      <path d="M38 64c0 12 2 16 5 16s5-5 5-14z" fill="#fff" />
      <circle cx="98" cy="34" r="6" fill="#fff" fillOpacity=".6" />
      <circle cx="24" cy="32" r="9" fill="#fff" fillOpacity=".6" />
    </Spot>
  );
}

/** Scissors and a comb, crossed. */
export function ScissorsAndComb() {
  return (
    <Spot colour="#ffe39a">
      <g transform="rotate(38 60 60)">
        <path d="M50 10h10v100H54a4 4 0 0 1-4-4z" fill="#d94f3d" />
        <path
          d="M60 18h14m-14 9h14m-14 9h14m-14 9h14m-14 9h14m-14 9h14m-14 9h14m-14 9h14m-14 9h14"
          stroke="#d94f3d"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
      <g transform="rotate(-38 60 60)">
        <path d="M54 8c6 4 8 10 8 20v44h-9z" fill="#22254b" />
        <path d="M66 8c-6 4-8 10-8 20v44h9z" fill="#4a4f80" />
        <circle cx="60" cy="64" r="3.5" fill="#ffcb47" />
        <path
          d="M53 72c-16 6-20 34-6 34 11 0 12-20 10-34m10 0c16 6 20 34 6 34-11 0-12-20-10-34"
          fill="none"
          stroke="#5aa9cd"
          strokeWidth="7"
        />
      </g>
    </Spot>
  );
}

/** A paw with tidy, shining nails. */
export function TidyPaw() {
  return (
    <Spot colour="#ffd3cf">
      <path d="M30 120c0-24 2-42 6-54 4-14 44-14 48 0 4 12 6 30 6 54z" fill="#e3a65b" />
      <path
        d="M26 56c0-12 14-16 18-4 2-14 28-14 32 0 4-12 18-8 18 4 0 26-12 34-34 34S26 82 26 56z"
        fill="#ffe9c7"
      />
      <path
        d="M32 44c-1-7 1-11 4-11s5 4 5 10m11-4c0-8 2-12 8-12s8 4 8 12m11 4c0-6 2-10 5-10s5 4 4 11"
        fill="#22254b"
      />
      <path d="M46 52v12m28-12v12" stroke="#a86c3f" strokeWidth="4" strokeLinecap="round" />
      <path
        d="m98 18 3 9 9 3-9 3-3 9-3-9-9-3 9-3zM20 16l2 6 6 2-6 2-2 6-2-6-6-2 6-2z"
        fill="#d94f3d"
      />
    </Spot>
  );
}

/** A puppy looking out, with a trail of small prints. */
export function FirstVisit() {
  return (
    <Spot colour="#c9e8d2">
      <path d="M28 120c0-20 12-30 32-30s32 10 32 30z" fill="#4d4769" />
      <g transform="translate(14 12) scale(.45)">
        <Puppy />
      </g>
      <path d="M36 92c14 8 34 8 48 0l4 10c-16 10-40 10-56 0z" fill="#d94f3d" />
      <circle cx="60" cy="104" r="5" fill="#ffcb47" />
      <Paw x={16} y={44} turn={-20} size={0.4} colour="#fff" />
      <Paw x={104} y={30} turn={20} size={0.4} colour="#fff" />
    </Spot>
  );
}

/** A coloured disc that crops the drawing. */
function Spot({ colour, children }: { colour: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className="demo-spot">
      <circle cx="60" cy="60" r="60" fill={colour} />
      {children}
    </svg>
  );
}
