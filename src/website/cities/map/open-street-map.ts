import type { Position } from "./projection.ts";

/** The only origin that the page's policy must allow for the live map. */
export const openStreetMapOrigin = "https://www.openstreetmap.org";

/** How long the live map may take to answer, in milliseconds. */
const patienceMs = 6000;

/** Half the height of the live map, in degrees: about 9 km. */
const reach = 0.08;

/** A page of OpenStreetMap that shows the place, for a visitor without JavaScript. */
export function mapPage({ latitude, longitude }: Position): string {
  return `${openStreetMapOrigin}/?mlat=${latitude}&mlon=${longitude}#map=11/${latitude}/${longitude}`;
}

/** The map to embed, with a marker (https://wiki.openstreetmap.org/wiki/Export#Embeddable_HTML). */
export function embeddedMap({ latitude, longitude }: Position): string {
  const corners = [
    longitude - 2 * reach,
    latitude - reach,
    longitude + 2 * reach,
    latitude + reach,
  ];
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(4)).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `${openStreetMapOrigin}/export/embed.html?${query}`;
}

/**
 * Whether the map is available. A frame can't tell: browsers fire `load` for their own error page
 * too. The answer itself can't be read (`no-cors`).
 */
export async function canReach(address: string): Promise<boolean> {
  try {
    await fetch(address, { mode: "no-cors", signal: AbortSignal.timeout(patienceMs) });
    return true;
  } catch {
    return false;
  }
}
