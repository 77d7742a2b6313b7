import { cities, fallbackCity } from "../../../content/cities.ts";
import { frames, mapSize } from "./frames.ts";
import {
  type Box,
  narrowestMap,
  type PlaceLabel,
  placeLabels,
  type ShownFrom,
} from "./place-labels.ts";
import { offsetInKm, type Point, project } from "./projection.ts";

export type CityMap = {
  cityName: string;
  /** The address of the picture below it (land-drawing.tsx). */
  land: string;
  city: PlaceLabel;
  neighbours: readonly PlaceLabel[];
  /** Circles of whole distances around the city. */
  rings: readonly {
    km: number;
    radius: number;
    centre: Point;
    label: Point;
    /** The label's position. */
    shownFrom: ShownFrom;
  }[];
  scale: { km: number; pixels: number };
  /** The same map in words. */
  description: string;
};

/** Lays out a city's map. A city without a map gets the fallback city's (spec section 9). */
export function cityMap(slug: string): CityMap {
  const city = cities.find((one) => one.slug === slug) ?? fallbackCity;
  const frame = frames[city.slug];
  if (!frame) throw new Error(`${city.name} has no frame in frames.ts`);

  const centre = project(city, frame, city);
  const rings = ringDistances(frame.pixelsPerKm).map((km) => {
    const radius = km * frame.pixelsPerKm;
    const label = ringLabel(centre, radius);
    const shownFrom = narrowestMap([ringLabelBox(label)], mapSize.width / 2) ?? "672px";
    return { km, radius, centre, label, shownFrom };
  });
  const labels = placeLabels(
    [
      { name: city.name, dot: centre, fontSize: 18, dotRadius: 7 },
      ...city.neighbours
        .map((place) => ({ place, dot: project(city, frame, place) }))
        .filter(({ dot }) => dot.y > 8 && dot.y < mapSize.height - 8)
        .map(({ place, dot }) => ({ name: place.name, dot, fontSize: 13, dotRadius: 3.5 })),
    ],
    mapSize,
    rings.map(({ label }) => ringLabelBox(label)),
  );
  const [cityLabel, ...neighbours] = labels;
  if (cityLabel?.name !== city.name) throw new Error(`No room for ${city.name} on its own map`);

  return {
    cityName: city.name,
    land: `/maps/${city.slug}.svg`,
    city: cityLabel,
    neighbours,
    rings,
    scale: scaleBar(frame.pixelsPerKm),
    description: describe(city, neighbours),
  };
}

const niceDistances = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const;

/** The longest round distance whose bar is at most 96 pixels. */
function scaleBar(pixelsPerKm: number): CityMap["scale"] {
  const km = niceDistances.findLast((distance) => distance * pixelsPerKm <= 96) ?? 1;
  return { km, pixels: Math.round(km * pixelsPerKm) };
}

function ringDistances(pixelsPerKm: number): number[] {
  const inner = niceDistances.find((distance) => distance * pixelsPerKm >= 42) ?? 500;
  return [inner, inner * 2].filter((km) => km * pixelsPerKm <= 190);
}

/** At the lower right of its ring, where the ring is still in the drawing. */
function ringLabel({ x, y }: Point, radius: number): Point {
  const down = Math.min(radius * 0.7, mapSize.height - 14 - y);
  return { x: x + Math.sqrt(radius ** 2 - down ** 2), y: y + down };
}

function ringLabelBox({ x, y }: Point): Box {
  return { left: x - 22, top: y - 8, right: x + 22, bottom: y + 8 };
}

const compass = [
  "north",
  "north-east",
  "east",
  "south-east",
  "south",
  "south-west",
  "west",
  "north-west",
] as const;

function describe(
  city: (typeof cities)[number],
  shown: readonly Pick<PlaceLabel, "name">[],
): string {
  const places = city.neighbours
    .filter(({ name }) => shown.some((label) => label.name === name))
    .map((place) => {
      const { east, north } = offsetInKm(city, place);
      const km = Math.max(1, Math.round(Math.hypot(east, north)));
      const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4));
      return `${place.name} ${km} km ${compass.at(eighth % 8)}`;
    });
  return `Map of ${city.name} and places around it: ${places.join(", ")}.`;
}
