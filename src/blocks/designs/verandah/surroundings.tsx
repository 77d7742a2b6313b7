import type { ReactNode } from "react";
import type { Subject } from "../../subjects/names.ts";
import type { SurroundingsProps } from "../design.ts";

/** The view from a verandah, with the thing at its edge, or on a table where it is a small one. */
export function Surroundings({ of, children }: SurroundingsProps) {
  return (
    <>
      <rect className="tint" width="560" height="480" rx="28" />
      <Outlook hasTable={of !== undefined && !standing.has(of)}>{children}</Outlook>
    </>
  );
}

/** What is on the ground. */
const standing: ReadonlySet<Subject> = new Set([
  "articulated-lorry",
  "automobile",
  "bathtub",
  "bicycle",
  "bucket",
  "building-construction",
  "bus",
  "camel",
  "camping",
  "canoe",
  "cat",
  "castle",
  "chair",
  "church",
  "circus-tent",
  "couch-and-lamp",
  "cow",
  "crocodile",
  "deciduous-tree",
  "delivery-truck",
  "dog",
  "evergreen-tree",
  "ewe",
  "flag-in-hole",
  "headstone",
  "horse",
  "house",
  "house-with-garden",
  "hut",
  "kangaroo",
  "ladder",
  "locomotive",
  "minibus",
  "mountain",
  "motorcycle",
  "motorized-wheelchair",
  "oil-drum",
  "pickup-truck",
  "playground-slide",
  "racing-car",
  "rock",
  "sailboat",
  "seedling",
  "speedboat",
  "sport-utility-vehicle",
  "spouting-whale",
  "sunflower",
  "taxi",
  "tent",
  "tractor",
  "water-wave",
]);

function Outlook({ hasTable, children }: { hasTable: boolean; children: ReactNode }) {
  const scallops = Array.from({ length: 12 }, (_, at) => 64 + at * 36);
  return (
    <>
      <path className="sky" d="M48 60h464v342H48z" />
      <circle className="sun" cx={hasTable ? 144 : 404} cy="176" r="46" />
      <path className="quiet" d="M48 296c70-72 150-72 216-12 70-72 176-82 248 8v110H48z" />
      <path className="surface" d="M48 352c120-58 310-58 464 0v50H48z" />
      {scallops.map((x, at) => (
        <path
          key={x}
          className={at % 2 === 0 ? "brand" : "surface"}
          d={`M${x} 62h36v40a18 18 0 0 1-36 0z`}
        />
      ))}
      <path className="deep" d="M32 50h496v14H32zM48 64h16v338H48zM496 64h16v338h-16z" />
      <path className="strokes" d="M64 190c24 0 44-20 44-44M496 190c-24 0-44-20-44-44" />
      <path className="deep" d="M24 402h512v14H24z" />
      <path className="quiet" d="M24 426h512v12H24zM8 446h544v12H8z" />
      {hasTable && (
        <path className="brand" d="M150 334h260v14H150zM172 348h12v54h-12zM376 348h12v54h-12z" />
      )}
      <g transform={hasTable ? "translate(180 134) scale(1.25)" : "translate(160 162) scale(1.5)"}>
        {children}
      </g>
    </>
  );
}
