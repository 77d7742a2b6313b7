import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

export type Database = NodePgDatabase;

/** A transaction: all of a change happens or none. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export type Queryable = Database | Transaction;

/**
 * A bounded pool and the query builder over it. If the server is lost, queries fail within seconds;
 * the pool reconnects when it is back.
 *
 * @param onConnectionLost called for idle connections that the server closed.
 */
export function connect(
  url: string,
  options: { connections: number; onConnectionLost: (error: Error) => void },
): { pool: pg.Pool; database: Database } {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "smart-sites",
    max: options.connections,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 10_000,
    query_timeout: 12_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  // Without a listener, losing the server would end the process: the pool only listens to idle
  // connections, and one waiting inside a transaction (for a mail server, say) is not idle.
  pool.on("error", options.onConnectionLost);
  pool.on("connect", (client) => client.on("error", () => {}));
  return { pool, database: drizzle(pool) };
}
