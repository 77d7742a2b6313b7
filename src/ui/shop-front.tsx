export type ShopShape = {
  x: number;
  width: number;
  /** The wall's height; from 145 up there is an upper floor with windows. */
  height: number;
  wall: string;
  roof: "flat" | "step" | "arch";
  awning: string;
};

const ground = 240;
const awningTop = 168;

/** One shop front: wall, parapet, awning, window and door. */
export function Shop({ x, width, height, wall, roof, awning }: ShopShape) {
  const top = ground - height;
  const right = x + width;
  return (
    <g>
      <path d={`M${x} ${ground}V${top}${parapet(roof, width)}V${ground}z`} fill={wall} />
      {height > 145 && (
        <path
          d={[0.24, 0.58]
            .map((part) => `M${Math.round(x + width * part)} ${top + 24}h22v28h-22z`)
            .join("")}
          fill="#e4eef2"
        />
      )}
      <path d={`M${x + 14} 196h${width - 64}v30H${x + 14}z`} fill="#e4eef2" />
      <path d={`M${right - 38} 194h24v46h-24z`} fill="#123b2d" />
      <Awning x={x} width={width} colour={awning} />
    </g>
  );
}

function Awning({ x, width, colour }: { x: number; width: number; colour: string }) {
  const count = 6;
  const stripe = round((width - 12) / count);
  const left = x + 6;
  const one = `h${stripe}v15a${round(stripe / 2)} 7 0 0 1-${stripe} 0z`;
  const stripes = (offset: number) =>
    [0, 2, 4]
      .map((index) => `M${round(left + (index + offset) * stripe)} ${awningTop}${one}`)
      .join("");
  return (
    <>
      <path d={stripes(0)} fill={colour} />
      <path d={stripes(1)} fill={colour === "#fbf8f2" ? "#123b2d" : "#fbf8f2"} />
    </>
  );
}

/** The top edge from left to right, drawn relative to the wall's top left corner. */
function parapet(roof: ShopShape["roof"], width: number): string {
  const side = Math.round(width * 0.22);
  const middle = width - 2 * side;
  if (roof === "flat") return `v-7h${width}v7`;
  if (roof === "step") return `h${side}v-18h${middle}v18h${side}`;
  return `h${side}c6-26 ${middle - 6}-26 ${middle} 0h${side}`;
}

/** More than one decimal cannot be seen, and makes every page with a street larger. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A gum tree standing at `x`. */
export function GumTree({ x, height }: { x: number; height: number }) {
  const top = ground - height;
  const fork = ground - height * 0.4;
  return (
    <g>
      <path
        d={`M${x - 6} ${ground}C${x - 1} 212 ${x - 3} ${fork} ${x - 4} ${top + 44}h7L${x + 4} ${fork - 6} ${x + 18} ${top + 56}l6 3L${x + 8} ${fork + 16}C${x + 5} ${fork + 36} ${x + 5} 218 ${x + 9} ${ground}z`}
        fill="#fbf8f2"
      />
      <g fill="#7da88f">
        <ellipse cx={x - 16} cy={top + 52} rx="30" ry="20" />
        <ellipse cx={x + 26} cy={top + 46} rx="28" ry="19" />
        <ellipse cx={x + 3} cy={top + 24} rx="32" ry="22" fill="#8fb79e" />
      </g>
    </g>
  );
}
