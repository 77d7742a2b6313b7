/** What a city's map shows: its centre, in kilometres from the city, and its scale. */
export type Frame = { east: number; north: number; pixelsPerKm: number };

/** The drawing's size in pixels. A page shows as much of its middle as there is room for. */
export const mapSize = { width: 720, height: 200 } as const;

/**
 * Chosen by eye for each city: its neighbours fit the height, and the nearest of them the width of
 * a phone. After changing these, run `scripts/trace-regions.ts`.
 */
export const frames: Readonly<Record<string, Frame>> = {
  adelaide: { east: 4, north: -5, pixelsPerKm: 5 },
  albany: { east: 0, north: 16, pixelsPerKm: 2.6 },
  albury: { east: -4, north: 2, pixelsPerKm: 2.6 },
  bendigo: { east: 5, north: 2, pixelsPerKm: 2.3 },
  brisbane: { east: 3, north: 1, pixelsPerKm: 3.8 },
  bunbury: { east: 8, north: -4, pixelsPerKm: 2.6 },
  bundaberg: { east: 4, north: -14, pixelsPerKm: 2.5 },
  canberra: { east: 2, north: 20, pixelsPerKm: 2.8 },
  darwin: { east: 12, north: -2, pixelsPerKm: 6.5 },
  dubbo: { east: 5, north: 2, pixelsPerKm: 1.5 },
  glenelg: { east: 0, north: 1, pixelsPerKm: 13 },
  "gold-coast": { east: -2, north: -1, pixelsPerKm: 4.6 },
  hobart: { east: -2, north: 0, pixelsPerKm: 4.6 },
  melbourne: { east: 2, north: -15, pixelsPerKm: 3.4 },
  "mount-isa": { east: 20, north: 50, pixelsPerKm: 0.3 },
  newcastle: { east: -5, north: 8, pixelsPerKm: 4.4 },
  norwood: { east: 0, north: 0.6, pixelsPerKm: 22 },
  orange: { east: -15, north: -18, pixelsPerKm: 1.7 },
  perth: { east: -2, north: -6, pixelsPerKm: 2.9 },
  "port-adelaide": { east: 2, north: -1, pixelsPerKm: 10.5 },
  sydney: { east: -18, north: 0, pixelsPerKm: 4 },
  "wagga-wagga": { east: 0, north: 28, pixelsPerKm: 1.35 },
};
