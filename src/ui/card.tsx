import type { ComponentProps } from "react";

type CardProps = ComponentProps<"div"> & {
  tone?: keyof typeof tones | undefined;
};

/** A bordered panel. Padding grows with the screen. */
export function Card({ tone = "surface", className = "", ...rest }: CardProps) {
  return <div {...rest} className={`rounded-card border p-6 sm:p-7 ${tones[tone]} ${className}`} />;
}

const tones = {
  surface: "border-line bg-surface",
  sky: "border-transparent bg-sky",
  leaf: "border-transparent bg-leaf",
  sand: "border-transparent bg-sand",
  forest: "tone-forest border-transparent",
} as const;
