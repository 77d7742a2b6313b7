import { type Frame, mapSize } from "./frames.ts";

export type Point = { x: number; y: number };
export type Position = { latitude: number; longitude: number };

/** Length of a degree of latitude, from the mean radius of the Earth (6,371.0 km, IUGG). */
const kmPerDegree = (6371 * Math.PI) / 180;

/** Kilometres east and north of `from`, on a plane that touches the Earth there. */
export function offsetInKm(from: Position, to: Position): { east: number; north: number } {
  return {
    east: (to.longitude - from.longitude) * kmPerDegree * Math.cos(radians(from.latitude)),
    north: (to.latitude - from.latitude) * kmPerDegree,
  };
}

/**
 * Puts a place on the city's map, in pixels from its top left corner, north up. An equirectangular
 * projection true to scale at the city: over the 30 to 150 km of most maps it is off by less than a
 * pixel, over the 650 km around Mount Isa by a few.
 */
export function project(city: Position, frame: Frame, place: Position): Point {
  const { east, north } = offsetInKm(city, place);
  return {
    x: mapSize.width / 2 + (east - frame.east) * frame.pixelsPerKm,
    y: mapSize.height / 2 - (north - frame.north) * frame.pixelsPerKm,
  };
}

/** The place at a point of the city's map: `project` the other way round. */
export function unproject(city: Position, frame: Frame, { x, y }: Point): Position {
  const east = (x - mapSize.width / 2) / frame.pixelsPerKm + frame.east;
  const north = (mapSize.height / 2 - y) / frame.pixelsPerKm + frame.north;
  return {
    latitude: city.latitude + north / kmPerDegree,
    longitude: city.longitude + east / (kmPerDegree * Math.cos(radians(city.latitude))),
  };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
