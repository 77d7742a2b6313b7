import type { ReactNode } from "react";

/** The frame of the drawings that are beside a page's first words. Decoration only. */
export function WideDrawing({ viewBox, children }: { viewBox: string; children: ReactNode }) {
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      stroke="#17231d"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="mx-auto w-full max-w-[30rem] font-sans"
    >
      {children}
    </svg>
  );
}
