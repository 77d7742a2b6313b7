/** Outlines in few letters, all drawn the same way around, so that those of one path are one. */
/** A number in few letters: the larger it is, the less of it is seen. */
export function brief(n: number): string {
  return `${+n.toFixed(Math.abs(n) < 1 ? 2 : 1)}`.replace(/^(-?)0\./, "$1.");
}

export function joined(ends: readonly number[]): string {
  return ends.map(brief).reduce((all, end) => {
    const isClear = end.startsWith("-") || (end.startsWith(".") && /\.\d*$/.test(all));
    return all === "" || isClear ? all + end : `${all} ${end}`;
  }, "");
}

/** A disc, or an oval. */
export function ball(x: number, y: number, r: number, high = r): string {
  return `M${joined([x, y + high])}a${joined([r, high])} 0 1 1 .1 0z`;
}

/** A thick line through points, with round ends and corners. */
export function bent(width: number, ...points: readonly (readonly [number, number])[]): string {
  const r = width / 2;
  return points
    .slice(1)
    .map(([x2, y2], i) => {
      const [x1, y1] = points[i] ?? [x2, y2];
      const [dx, dy] = [x2 - x1, y2 - y1];
      const part = r / Math.hypot(dx, dy);
      const [x, y] = [dy * part, -dx * part];
      const cap = `a${joined([r, r])} 0 0 1`;
      return `M${joined([x1 + x, y1 + y])}l${joined([dx, dy])}${after(cap, joined([-2 * x, -2 * y]))}l${joined([-dx, -dy])}${after(cap, joined([2 * x, 2 * y]))}z`;
    })
    .join("");
}

function after(text: string, ends: string): string {
  return ends.startsWith("-") ? text + ends : `${text} ${ends}`;
}

/** With five petals around it. */
export function blossom(x: number, y: number, r: number, count = 5): string {
  const at = (i: number): [number, number] => [
    r * Math.sin((2 * Math.PI * i) / count),
    -r * Math.cos((2 * Math.PI * i) / count),
  ];
  const arc = brief(1.1 * r * Math.sin(Math.PI / count));
  const petals = Array.from({ length: count }, (_, i) => {
    const [[x1, y1], [x2, y2]] = [at(i), at(i + 1)];
    return after(`a${arc} ${arc} 0 0 1`, joined([x2 - x1, y2 - y1]));
  });
  return `M${joined([x, y - r])}${petals.join("")}z`;
}

/** A leaf from its stalk, so far and so wide; clockwise, as the others are. */
export function blade(x: number, y: number, degrees: number, length: number, wide: number): string {
  const turn = (degrees * Math.PI) / 180;
  const [dx, dy] = [length * Math.cos(turn), length * Math.sin(turn)];
  const [nx, ny] = [wide * Math.sin(turn), -wide * Math.cos(turn)];
  return `M${joined([x, y])}q${joined([dx / 2 + nx, dy / 2 + ny])} ${joined([dx, dy])}q${joined([-dx / 2 - nx, -dy / 2 - ny])} ${joined([-dx, -dy])}z`;
}
