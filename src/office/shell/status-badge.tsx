import type { ReactNode } from "react";

type StatusBadgeProps = { tone: keyof typeof tones; children: ReactNode };

/** A state in a word, on a colour that helps and is never the only sign. */
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
  blue: "border-transparent bg-sky",
  yellow: "border-transparent bg-wattle/40",
  green: "border-transparent bg-leaf text-eucalyptus",
  grey: "border-line bg-sand text-muted",
  red: "border-transparent bg-danger-pale text-danger",
} as const;
