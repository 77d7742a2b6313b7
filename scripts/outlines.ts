/** A whole circle around a point, as an outline. */
export function disc(x: number, y: number, r: number): string {
  return oval(x, y, r, r);
}

/** The same, wider or higher. */
export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

/** A disc with a hole of this radius. */
export function ring(x: number, y: number, r: number, hole: number): string {
  return `${disc(x, y, r)}M${x - hole} ${y}a${hole} ${hole} 0 1 1 ${2 * hole} 0a${hole} ${hole} 0 1 1 ${-2 * hole} 0z`;
}
