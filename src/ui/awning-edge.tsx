import { useId } from "react";

type AwningEdgeProps = { colour: string; className?: string | undefined };

/** A striped shop awning across the full width of its box. Decoration only. */
export function AwningEdge({ colour, className = "" }: AwningEdgeProps) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={`h-7 w-full ${className}`}>
      <pattern id={id} width="64" height="28" patternUnits="userSpaceOnUse">
        <path d="M0-1h32v15a16 12 0 0 1-32 0z" fill={colour} />
        <path d="M32-1h32v15a16 12 0 0 1-32 0z" fill="#f3ecdd" />
      </pattern>
      <rect width="100%" height="28" fill={`url(#${id})`} />
    </svg>
  );
}
