import { renderToStaticMarkup } from "react-dom/server";
import { GumTree, Shop, type ShopShape } from "../../ui/shop-front.tsx";
import { mainStreetSize } from "./main-street.tsx";

const shops: readonly ShopShape[] = [
  { x: 96, width: 132, height: 118, wall: "#f3ecdd", roof: "step", awning: "#1f5b45" },
  { x: 228, width: 112, height: 168, wall: "#dfa06a", roof: "flat", awning: "#fbf8f2" },
  { x: 340, width: 140, height: 124, wall: "#fffdf9", roof: "arch", awning: "#c4622d" },
  { x: 566, width: 150, height: 178, wall: "#e9c987", roof: "arch", awning: "#1f5b45" },
  { x: 716, width: 124, height: 120, wall: "#cfe0d0", roof: "step", awning: "#c4622d" },
  { x: 840, width: 120, height: 152, wall: "#f3ecdd", roof: "flat", awning: "#e9b44c" },
  { x: 1046, width: 142, height: 126, wall: "#dfa06a", roof: "arch", awning: "#1f5b45" },
  { x: 1188, width: 116, height: 172, wall: "#fffdf9", roof: "step", awning: "#c4622d" },
];

/** A row of shops between gum trees, as an SVG file. */
export function mainStreetDrawing(): string {
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${mainStreetSize.width} ${mainStreetSize.height}`}
      stroke="#17231d"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d="M0 240v-62c120-46 240-46 380-14s300 20 440-16 380-40 580 22v70z"
        fill="#c9dccf"
        stroke="none"
      />
      <GumTree x={44} height={150} />
      {shops.map((shop) => (
        <Shop key={shop.x} {...shop} />
      ))}
      <GumTree x={522} height={190} />
      <GumTree x={1002} height={164} />
      <GumTree x={1356} height={186} />
      <path d="M0 239h1400" strokeWidth="3" />
    </svg>,
  );
}
