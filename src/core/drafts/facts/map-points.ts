import type { Area } from "../../../blocks/area/schema.ts";
import type { MapPoint } from "../../../content/cities/city.ts";
import { cities } from "../../../content/cities.ts";
import { bareName } from "../words/place-phrase.ts";

/** The drawing is four wide and three high, with a margin. */
const WIDTH = 4;
const HEIGHT = 3;
const INNER = 0.72;

/**
 * Where places are on a drawn map, in hundredths of it. Undefined unless most of them lie around one
 * of the cities that we know, so that no other place of the same name is drawn.
 *
 * @param area places as the business lists them: “Lakemba and around”
 */
export function mapPoints(area: readonly string[]): Area["points"] {
  const maps = cities.map((city) => placesOn([city, ...city.neighbours], area));
  const known = maps.reduce((one, other) => (other.length > one.length ? other : one));
  if (known.length < 3 || known.length * 2 < area.length) return undefined;
  // One scale for all of them: a degree to the east is shorter than one to the north.
  const east = Math.cos(((known[0]?.latitude ?? 0) * Math.PI) / 180);
  const flat = known.map(({ name, latitude, longitude }) => ({
    name,
    x: longitude * east,
    y: -latitude,
  }));
  const across = spanOf(flat.map(({ x }) => x));
  const down = spanOf(flat.map(({ y }) => y));
  const scale = INNER * Math.min(WIDTH / across.length, HEIGHT / down.length);
  return flat.map(({ name, x, y }) => ({
    name,
    x: Math.round(50 + (100 * scale * (x - across.middle)) / WIDTH),
    y: Math.round(50 + (100 * scale * (y - down.middle)) / HEIGHT),
  }));
}

function placesOn(map: readonly MapPoint[], area: readonly string[]): MapPoint[] {
  return area.flatMap((place) => {
    const point = map.find(({ name }) => name === bareName(place));
    return point ? { ...point, name: place } : [];
  });
}

function spanOf(values: readonly number[]): { middle: number; length: number } {
  const least = Math.min(...values);
  const most = Math.max(...values);
  return { middle: (least + most) / 2, length: Math.max(most - least, 0.001) };
}
