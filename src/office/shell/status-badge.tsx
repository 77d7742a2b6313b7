import type { ReactNode } from "react";

type StatusBadgeProps = { tone: keyof typeof tones; children: ReactNode };

/** A status as a word; the colour helps but is never the only sign. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <span
      className={`inline-flex items-center rounded-small border px-2 py-0.5 font-semibold text-small ${tones[tone]}`}
    >
      {children}
    </span>
  );
}

const tones = {
  blue: "border-[#7fb0dd] bg-[#d3e6f8] text-[#174a7c]",
  yellow: "border-[#d9b13b] bg-[#fbe9a9] text-[#5c4400]",
  green: "border-[#85bb9c] bg-[#d3ecdc] text-[#1f5b45]",
  grey: "border-[#c4c4c0] bg-[#e9e9e6] text-[#4f4f4b]",
  red: "border-transparent bg-danger-pale text-danger",
} as const;
