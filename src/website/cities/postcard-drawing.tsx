import { renderToStaticMarkup } from "react-dom/server";
import type { City } from "../../content/cities/city.ts";
import { headingFace } from "../../delivery/text-outline.ts";
import { Shop } from "../../ui/shop-front.tsx";
import { postcardSize } from "./postcard.tsx";
import { Backdrop, Foreground, StreetTree } from "./postcard-scenery.tsx";

/** Walls and awnings of the three shops, varied so that neighbouring cities look different. */
const paints = [
  [
    ["#f3ecdd", "#c4622d"],
    ["#cfe0d0", "#1f5b45"],
    ["#dfa06a", "#fbf8f2"],
  ],
  [
    ["#e9c987", "#1f5b45"],
    ["#fffdf9", "#c4622d"],
    ["#cfe0d0", "#e9b44c"],
  ],
  [
    ["#dfa06a", "#1f5b45"],
    ["#f3ecdd", "#e9b44c"],
    ["#fffdf9", "#c4622d"],
  ],
  [
    ["#cfe0d0", "#c4622d"],
    ["#e9c987", "#1f5b45"],
    ["#f3ecdd", "#1f5b45"],
  ],
  [
    ["#fffdf9", "#e9b44c"],
    ["#dfa06a", "#1f5b45"],
    ["#e9c987", "#c4622d"],
  ],
] as const;

/**
 * A postcard of a main street under the city’s own sky, with a shop that carries its name, as an
 * SVG file. Its letters are outlines, since a picture can't use the page's fonts.
 */
export function postcardDrawing(city: City): string {
  const { name, state } = city;
  const [left, middle, right] =
    paints[(name.length + name.charCodeAt(1)) % paints.length] ?? paints[0];
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${postcardSize.width} ${postcardSize.height}`}
      stroke="#17231d"
      strokeWidth="1.75"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <g transform="rotate(-2 280 220)">
        <rect x="16" y="24" width="528" height="392" rx="14" fill="#fffdf9" />
        <svg x="32" y="40" width="496" height="360" viewBox="0 0 496 360" aria-hidden="true">
          <path d="M0 0h496v360H0z" fill="#e4eef2" stroke="none" />
          <circle cx="330" cy="112" r="84" fill="#f5dfb0" stroke="none" />
          <Backdrop city={city} />
          <StreetTree city={city} x={86} height={212} />
          <StreetTree city={city} x={424} height={188} />
          <g transform="translate(0 70)">
            <Shop x={-26} width={132} height={116} wall={left[0]} awning={left[1]} roof="step" />
            <Shop x={390} width={132} height={124} wall={right[0]} awning={right[1]} roof="flat" />
            <Shop
              x={106}
              width={284}
              height={140}
              wall={middle[0]}
              awning={middle[1]}
              roof="arch"
            />
          </g>
          <Sign name={name} />
          <Foreground city={city} />
        </svg>
        <rect x="32" y="40" width="496" height="360" rx="6" fill="none" />
        <Stamp state={state} />
      </g>
    </svg>,
  );
}

/** On the wall of the middle shop, between its roof and its awning. */
function Sign({ name }: { name: string }) {
  return (
    <g>
      <rect x="124" y="172" width="248" height="56" rx="6" fill="#123b2d" />
      <Lettering
        text={name}
        size={Math.min(38, 220 / headingFace.measure(name, 1))}
        centre={[248, 200]}
        fill="#fbf8f2"
      />
    </g>
  );
}

function Stamp({ state }: { state: string }) {
  return (
    <g transform="rotate(4 470 92)">
      <path
        d="M436 52h68v84h-68z"
        fill="#fffdf9"
        strokeDasharray="1 5"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M443 59h54v70h-54z" fill="#e9b44c" stroke="none" />
      <Lettering text={state} size={22} centre={[470, 94]} fill="#17231d" />
      <path
        d="M388 84q10-8 20 0t20 0 20 0M388 98q10-8 20 0t20 0 20 0M388 112q10-8 20 0t20 0 20 0"
        fill="none"
        strokeWidth="1.25"
      />
    </g>
  );
}

/** Capitals are seven tenths of the size high. */
const capital = 0.7;

function Lettering(props: {
  text: string;
  size: number;
  centre: [x: number, y: number];
  fill: string;
}) {
  const { text, size, centre, fill } = props;
  const left = centre[0] - headingFace.measure(text, size) / 2;
  const baseline = centre[1] + (capital * size) / 2;
  return <path d={headingFace.outline(text, size, left, baseline)} fill={fill} stroke="none" />;
}
