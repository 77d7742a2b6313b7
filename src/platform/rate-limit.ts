import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

export type RateLimit = {
  /**
   * Counts one attempt of a visitor.
   *
   * @returns 0 when it may go on, else the whole seconds to wait.
   */
  secondsToWait(visitor: string): Promise<number>;
  /** Forgets the attempts of a visitor. */
  forget(visitor: string): Promise<void>;
};

/**
 * A limit that all processes on one database share. While the database is away each process counts
 * for itself, and a visitor over the limit costs no query until their time is up.
 */
export function createRateLimit(
  pool: Pool,
  limit: { name: string; attempts: number; perSeconds: number },
): RateLimit {
  const options = {
    keyPrefix: limit.name,
    points: limit.attempts,
    duration: limit.perSeconds,
  };
  const limiter = new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    inMemoryBlockOnConsumed: limit.attempts + 1,
    insuranceLimiter: new RateLimiterMemory(options),
  });
  return {
    async secondsToWait(visitor) {
      try {
        await limiter.consume(visitor);
        return 0;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      }
    },
    async forget(visitor) {
      await limiter.delete(visitor);
    },
  };
}
