import { GumTree, Shop, type ShopShape } from "../../ui/shop-front.tsx";

export type ShareSceneProps = {
  /** What is behind the shops. */
  setting: "coast" | "inland";
  /** Decides the order of the shops. */
  variant: number;
};

/** A street along the foot of the picture, 1200 x 630: shops between gum trees. */
export function ShareScene({ setting, variant }: ShareSceneProps) {
  const street = arrange(variant);
  return (
    <g stroke="#17231d" strokeWidth="1.5" strokeLinejoin="round">
      {setting === "coast" ? <Sea /> : <Hills />}
      <g transform="translate(0 390)">
        <GumTree x={40} height={176} />
        {street.map((shop) => (
          <Shop key={shop.x} {...shop} />
        ))}
        <GumTree x={428} height={206} />
        <GumTree x={822} height={182} />
        <GumTree x={1160} height={210} />
        <path d="M0 239h1200" strokeWidth="3" />
      </g>
    </g>
  );
}

function Hills() {
  return (
    <g stroke="none">
      <path d="M0 630V512c110-52 236-62 380-22s262 30 402-12 288-44 418 8v144z" fill="#dbe8dc" />
      <path d="M0 630v-76c150-40 300-30 430-6s300 18 440-14 240-20 330 12v84z" fill="#c9dccf" />
    </g>
  );
}

function Sea() {
  const wave = "c14 9 28 9 42 0s28-9 42 0 28 9 42 0";
  return (
    <g fill="none" strokeLinecap="round" strokeWidth="3">
      <circle cx="1014" cy="470" r="58" fill="#e9b44c" stroke="none" />
      <path d="M0 476h1200v154H0z" fill="#e4eef2" stroke="none" />
      <g stroke="#a9c6d2">
        <path d={`M64 506${wave}M398 498${wave}M742 512${wave}M1004 500${wave}`} />
        <path d={`M-40 536${wave}M404 548${wave}M800 552${wave}M1096 540${wave}`} />
      </g>
    </g>
  );
}

const shapes: readonly Omit<ShopShape, "x">[] = [
  { width: 132, height: 118, wall: "#f3ecdd", roof: "step", awning: "#1f5b45" },
  { width: 118, height: 168, wall: "#dfa06a", roof: "flat", awning: "#fbf8f2" },
  { width: 140, height: 124, wall: "#fffdf9", roof: "arch", awning: "#c4622d" },
  { width: 150, height: 176, wall: "#e9c987", roof: "arch", awning: "#1f5b45" },
  { width: 124, height: 122, wall: "#cfe0d0", roof: "step", awning: "#c4622d" },
  { width: 120, height: 154, wall: "#f3ecdd", roof: "flat", awning: "#e9b44c" },
  { width: 146, height: 126, wall: "#dfa06a", roof: "arch", awning: "#1f5b45" },
  { width: 122, height: 172, wall: "#fffdf9", roof: "step", awning: "#c4622d" },
];

/** Two or three shops in each gap between the trees. */
const gaps = [
  { left: 84, right: 388 },
  { left: 470, right: 782 },
  { left: 862, right: 1116 },
] as const;

function arrange(variant: number): ShopShape[] {
  let next = variant;
  return gaps.flatMap(({ left, right }) => {
    const row: ShopShape[] = [];
    for (let x = left; ; ) {
      const shape = shapes[next % shapes.length];
      if (!shape || x + shape.width > right) return centred(row, right);
      row.push({ ...shape, x });
      x += shape.width;
      next += 1;
    }
  });
}

function centred(row: readonly ShopShape[], right: number): ShopShape[] {
  const last = row.at(-1);
  const spare = last ? right - (last.x + last.width) : 0;
  return row.map((shop) => ({ ...shop, x: shop.x + spare / 2 }));
}
