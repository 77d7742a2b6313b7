import type { City, MapPoint } from "../../content/cities/city.ts";
import { cities } from "../../content/cities.ts";

export type NearbyCity = { city: City; km: number };

/** Farther than this is not near, even in the outback. */
const MAX_KM = 400;

/**
 * The nearest cities with pages, nearest first, and their distances. Cities more than 400 km away
 * don't count.
 */
export function nearbyCities(city: City, count = 3): NearbyCity[] {
  return cities
    .filter((other) => other !== city)
    .map((other) => ({ city: other, km: distanceInKm(city, other) }))
    .filter(({ km }) => km <= MAX_KM)
    .sort((one, other) => one.km - other.km)
    .slice(0, count);
}

/** As the crow flies (haversine formula, mean radius of the Earth 6,371 km), in whole kilometres. */
function distanceInKm(from: MapPoint, to: MapPoint): number {
  const half = (one: number, other: number) => Math.sin((radians(other) - radians(one)) / 2) ** 2;
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      half(from.longitude, to.longitude);
  return Math.max(1, Math.round(2 * 6371 * Math.asin(Math.sqrt(chord))));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
