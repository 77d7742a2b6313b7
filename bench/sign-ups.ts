import autocannon from "autocannon";
import type pg from "pg";
import { connect } from "../src/database/client.ts";
import { type App, startApp } from "./app.ts";
import type { BenchPostgres } from "./database.ts";
import { type Comparison, compare, interleave } from "./rounds.ts";
import { joinRequest, person } from "./visitors.ts";

const ROUNDS = 5;
const SECONDS = 2;
/** People at the same time, on either side. */
const CONCURRENCY = 32;
/** As many as the app's own pool has (src/services/create-services.ts). */
const POOL_SIZE = 10;

/**
 * Sign-ups a second through HTTP (ours) beside calls of the SQL function from a pool like the app's
 * (theirs). On either side a whole app runs on the database, whose worker writes the emails of the
 * people who join: what HTTP, form, limits and log cost is the only difference.
 */
export async function compareSignUps(postgres: BenchPostgres): Promise<Comparison> {
  return compare(
    await interleave(
      ROUNDS,
      () => onFreshDatabase(postgres, signUpsByHttp),
      () => onFreshDatabase(postgres, signUpsBySql),
    ),
  );
}

type SignUps = (app: App, pool: pg.Pool) => Promise<{ joined: number; seconds: number }>;

/** @returns sign-ups a second. @throws Error when the table does not hold exactly them. */
async function onFreshDatabase(postgres: BenchPostgres, signUp: SignUps): Promise<number> {
  await using database = await postgres.freshDatabase();
  await using app = await startApp({ DATABASE_URL: database.url, TRUST_PROXY: "1" });
  const { pool } = connect(database.url, { connections: POOL_SIZE, onConnectionLost: () => {} });
  try {
    const { joined, seconds } = await signUp(app, pool);
    const { rows } = await pool.query(
      "select count(*)::int as people, max(position) as last from waitlist",
    );
    const { people, last } = rows[0];
    // Those whose answer was still on its way when time was up are in the table, too.
    if (people !== last || people < joined || people > joined + CONCURRENCY) {
      throw new Error(`${joined} sign-ups acknowledged, ${people} stored, last position ${last}`);
    }
    return joined / seconds;
  } finally {
    await pool.end();
  }
}

const signUpsByHttp: SignUps = async ({ port }) => {
  const url = `http://127.0.0.1:${port}`;
  let number = 0;
  const result = await autocannon({
    url,
    connections: CONCURRENCY,
    duration: SECONDS,
    requests: [{ setupRequest: (request) => ({ ...request, ...joinRequest(url, number++) }) }],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} sign-ups refused, ${result.errors} failed`);
  }
  return { joined: result["2xx"], seconds: result.duration };
};

const signUpsBySql: SignUps = async (_app, pool) => {
  const start = performance.now();
  let joined = 0;
  let number = 0;
  async function keepJoining(): Promise<void> {
    while (performance.now() - start < SECONDS * 1000) {
      const { name, email, phone, preferred_plan } = person(number++);
      await pool.query("select * from join_waitlist($1, $2, $3, $4, $5, $6)", [
        name,
        email,
        phone,
        preferred_plan,
        "{}",
        '{"page":"/start"}',
      ]);
      joined++;
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, keepJoining));
  return { joined, seconds: (performance.now() - start) / 1000 };
};
