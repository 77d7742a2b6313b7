import { LRUCache } from "lru-cache";

/** Requests whose turns are remembered. */
const most = 2_000;

/** How many ideas have their turn: as many as the embedded writer has for any words. */
const differentIdeas = 50;

/** The same visitor asking the same again within this time, in milliseconds, pressed twice. */
const pressedTwice = 3_000;

/** @param visitor the address by which a repeated click is known. */
export type IdeaTurns = <Wanted extends { variation?: number | undefined }>(
  request: Wanted,
  visitor: string | undefined,
) => Wanted & { variation: number };

/**
 * Gives each request without a variation the next one for its words, so that not everybody gets the
 * same idea, and a second press the same. One that names its variation, as a link does, keeps it.
 */
export function ideaTurns(): IdeaTurns {
  const next = new LRUCache<string, number>({ max: most });
  const pressed = new LRUCache<string, number>({ max: most, ttl: pressedTwice });
  return (request, visitor) => {
    if (request.variation !== undefined) return { ...request, variation: request.variation };
    const words = JSON.stringify(request);
    const press = JSON.stringify([visitor, words]);
    const again = visitor === undefined ? undefined : pressed.get(press);
    if (again !== undefined) return { ...request, variation: again };
    const variation = next.get(words) ?? 0;
    next.set(words, (variation + 1) % differentIdeas);
    if (visitor !== undefined) pressed.set(press, variation);
    return { ...request, variation };
  };
}
