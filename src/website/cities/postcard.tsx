import type { City } from "../../content/cities/city.ts";

export const postcardSize = { width: 560, height: 440 } as const;

/** A postcard from a city: the picture at /postcards/{city}.svg (postcard-drawing.tsx). */
export function Postcard({ city: { slug, name } }: { city: City }) {
  return (
    <img
      src={`/postcards/${slug}.svg`}
      alt={`A postcard from ${name}: three shops on a main street, the middle one named after the city.`}
      {...postcardSize}
      fetchPriority="low" // after the words
      className="w-full"
    />
  );
}
