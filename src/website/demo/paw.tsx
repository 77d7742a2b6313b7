type PawProps = { x: number; y: number; turn?: number; size?: number; colour: string };

/** A paw print around a point, about 40 wide at size 1, turned clockwise by so many degrees. */
export function Paw({ x, y, turn = 0, size = 1, colour }: PawProps) {
  return (
    <path
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
      d="M0-1c7 0 14 8 14 14 0 7-7 6-14 6s-14 1-14-6c0-6 7-14 14-14zm-16-9c4-1 8 3 8 7s-3 6-6 6-6-3-6-6 2-6 4-7zm32 0c-4-1-8 3-8 7s3 6 6 6 6-3 6-6-2-6-4-7zM-6-20c4 0 6 4 6 8s-2 7-5 7-6-3-6-8 2-7 5-7zm12 0c-4 0-6 4-6 8s2 7 5 7 6-3 6-8-2-7-5-7z"
      fill={colour}
    />
  );
}
