import type { Position } from "./projection.ts";

/** The one origin that the page's policy must let through for the live map. */
export const openStreetMapOrigin = "https://www.openstreetmap.org";

/** How long the live map may take to answer, in milliseconds. */
const patienceMs = 6000;

/** Half the height of the live map's window, in degrees: about 9 km. */
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
 * Whether the map can be had. A frame cannot tell: browsers say that it has loaded when all it shows
 * is their own error page. The answer itself stays closed to us (`no-cors`).
 */
export async function canReach(address: string): Promise<boolean> {
  try {
    await fetch(address, { mode: "no-cors", signal: AbortSignal.timeout(patienceMs) });
    return true;
  } catch {
    return false;
  }
}
