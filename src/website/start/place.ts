import type { HandOff } from "../../content/hand-off.ts";
import { findPlace, type Place } from "../../core/waitlist/places.ts";
import { describeError, type Log } from "../../platform/log.ts";

/**
 * The place on the waitlist that the link in an invitation proves; undefined without a good link, or
 * while the database is away, when the form still works.
 */
export async function tryFindPlace(
  services: Parameters<typeof findPlace>[0] & { log: Log },
  token: string | null,
): Promise<Place | undefined> {
  if (token === null) return undefined;
  try {
    return await findPlace(services, token);
  } catch (error) {
    services.log.error(describeError(error), "waitlist: a place could not be looked up");
    return undefined;
  }
}

/** Tells the operator of the brief which place it came with. */
export function withPlace({ idea, source }: HandOff, place: Place | undefined): HandOff {
  return { idea, source: { ...source, ...(place && { place: String(place.position) }) } };
}
