import pLimit, { type LimitFunction } from "p-limit";

/** Of a database’s ten connections. */
const AT_ONCE = 2;
const MOST_WAITING = 200;

/** Does something for a site with the database; undefined where too many of the same site wait. */
export type PostsAtOnce = <Done>(
  siteId: string,
  work: () => Promise<Done>,
) => Promise<Done | undefined>;

/**
 * Bounds what visitors of one site ask of the database at once, so that however many write to it,
 * others’ messages and questions find a connection free.
 */
export function createPostsAtOnce(): PostsAtOnce {
  const limits = new Map<string, LimitFunction>();
  return async function postOf(siteId, work) {
    const limit = limits.get(siteId) ?? pLimit(AT_ONCE);
    if (limit.pendingCount === MOST_WAITING) return undefined;
    limits.set(siteId, limit);
    try {
      return await limit(work);
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) limits.delete(siteId);
    }
  };
}
