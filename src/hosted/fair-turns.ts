/** Requests that begin in one turn of the event loop; between two turns connections are taken. */
const A_TURN = 16;
/** Requests of one site that wait. */
const MOST_WAITING = 2_000;

/**
 * Lets requests for customers’ sites begin, a few in each turn of the event loop and one of each site
 * after the other, so that a flood of requests for one site delays its own visitors first: another
 * site's page took 14 to 21 ms instead of 63 to 88 while 300 connections asked for one
 * (`bench/flood.ts`, on a busy machine).
 *
 * @returns what waits for a site’s turn; its answer is false, at once, where so many of the same site
 * wait that nobody would wait for them.
 */
export function createFairTurns(): (siteId: string) => Promise<boolean> {
  /** Of each site that waits, in the order of their turns. */
  const waiting = new Map<string, (() => void)[]>();
  let begun = 0;

  function begin(): void {
    if (begun === 0) setImmediate(nextTurn);
    begun++;
  }

  function nextTurn(): void {
    begun = 0;
    for (const [siteId, requests] of waiting) {
      if (begun === A_TURN) return;
      begin();
      requests.shift()?.();
      waiting.delete(siteId);
      if (requests.length > 0) waiting.set(siteId, requests); // behind all others, in this loop too
    }
  }

  return async function turnOf(siteId) {
    if (waiting.size === 0 && begun < A_TURN) {
      begin();
      return true;
    }
    const requests = waiting.get(siteId) ?? [];
    if (requests.length === MOST_WAITING) return false;
    waiting.set(siteId, requests);
    await new Promise<void>((resolve) => requests.push(resolve));
    return true;
  };
}
