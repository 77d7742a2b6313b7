import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Pool, QueryResult } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Transaction } from "../database/client.ts";

export type RateLimit = {
  /**
   * Counts one attempt of a visitor.
   *
   * @returns 0 if it may go ahead, otherwise the whole seconds to wait.
   */
  secondsToWait(visitor: string): Promise<number>;
  /** Forgets the attempts of a visitor. */
  forget(visitor: string): Promise<void>;
};

/** Counts attempts without refusing any. */
export type AttemptCount = {
  /** Counts one attempt. @returns how many there were in this window, including this one. */
  add(visitor: string): Promise<number>;
  /** Forgets the attempts of a visitor. */
  forget(visitor: string): Promise<void>;
};

/** How many refused visitors a process remembers; beyond that it asks the database. */
const MAX_REMEMBERED = 1_000;

/**
 * A limit shared by all processes on one database. While the database is away, each process counts
 * for itself. A visitor over the limit costs no query until their time is up.
 */
export function createRateLimit(
  pool: Pool,
  limit: { name: string; attempts: number; perSeconds: number },
): RateLimit {
  const limiter = sharedLimiter(pool, limit);
  // Not the limiter's own memory of them, which goes by a clock that may jump.
  const refusedLately = new LRUCache<string, true>({ max: MAX_REMEMBERED });
  return {
    async secondsToWait(visitor) {
      const known = refusedLately.getRemainingTTL(visitor);
      if (known > 0) return Math.ceil(known / 1000);
      try {
        await limiter.consume(visitor);
        return 0;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const seconds = Math.ceil(refused.msBeforeNext / 1000);
        const wait = Math.min(Math.max(1, seconds), limit.perSeconds);
        refusedLately.set(visitor, true, { ttl: wait * 1000 });
        return wait;
      }
    },
    async forget(visitor) {
      refusedLately.delete(visitor);
      await limiter.delete(visitor);
    },
  };
}

/** A count shared by all processes on one database, stored like those of `createRateLimit`. */
export function createAttemptCount(
  pool: Pool,
  { name, perSeconds }: { name: string; perSeconds: number },
): AttemptCount {
  const limiter = sharedLimiter(pool, { name, attempts: Number.MAX_SAFE_INTEGER, perSeconds });
  return {
    add: async (visitor) => (await limiter.consume(visitor)).consumedPoints,
    forget: async (visitor) => void (await limiter.delete(visitor)),
  };
}

/** Forgets attempts in somebody's name under any limit, such as signing in as them. */
export async function forgetAttemptsAs(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`
    delete from rate_limits where right(lower(key), length(${name}) + 1) = ':' || lower(${name})
  `);
}

function sharedLimiter(
  pool: Pool,
  limit: { name: string; attempts: number; perSeconds: number },
): LimiterOnDatabaseClock {
  const options = {
    keyPrefix: limit.name,
    points: limit.attempts,
    duration: limit.perSeconds,
  };
  return new LimiterOnDatabaseClock({
    ...options,
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}

/**
 * Counts by PostgreSQL's clock. By the clock of a process, which is all rate-limiter-flexible 11
 * knows, a row that was written while that clock was a day ahead refuses its visitor for a day.
 */
class LimiterOnDatabaseClock extends RateLimiterPostgres {
  readonly #pool: Pool;

  constructor(options: ConstructorParameters<typeof RateLimiterPostgres>[0]) {
    super(options);
    this.#pool = options.storeClient;
  }

  /**
   * A row that expires impossibly late was written by a clock that has been corrected since. The
   * ten seconds allow for a row from a later statement that finished first.
   */
  protected _upsert(key: string, points: number, duration: number): Promise<QueryResult> {
    const isRunning = `known.expire between ${NOW} and ${NOW} + $3 + 10000`;
    return this.#pool.query({
      name: "count-attempt",
      text: `
        insert into rate_limits as known (key, points, expire) values ($1, $2, ${NOW} + $3)
        on conflict (key) do update set
          points = $2 + case when ${isRunning} then known.points else 0 end,
          expire = case when ${isRunning} then known.expire else ${NOW} + $3 end
        returning points, expire - ${NOW} as left`,
      values: [key, points, duration],
    });
  }

  protected _getRateLimiterRes(_key: string, added: number, { rows: [row] }: QueryResult) {
    const { points, left } = row;
    return new RateLimiterRes(Math.max(this.points - points, 0), +left, points, points === added);
  }

  protected async clearExpired(): Promise<void> {
    await this.#pool
      .query(`delete from rate_limits where expire < ${NOW} - 3600000`)
      .catch(() => {}); // the next time will do
  }
}

/** Milliseconds since 1970. */
const NOW = "(extract(epoch from now()) * 1000)::bigint";
