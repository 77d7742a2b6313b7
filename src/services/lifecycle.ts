import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import { keepReady } from "../database/keep-ready.ts";
import { canWrite } from "../platform/data-dir.ts";
import type { Worker } from "../platform/jobs/worker.ts";
import type { Log } from "../platform/log.ts";
import type { PrivatePostgres } from "../platform/postgres/private-postgres.ts";

/** This process's health, and how to stop it. */
export type Lifecycle = {
  /** Whether the database answers and is migrated. */
  isHealthy(): Promise<boolean>;
  /** Whether this process should get visitors: it can take forms and run jobs. */
  readiness(): Promise<
    | "ready"
    | "database away"
    | "database read-only"
    | "cannot write files"
    | "jobs stopped"
    | "stopping"
  >;
  /** Marks this process as stopping and not ready. */
  retire(): void;
  /** Finishes running jobs, closes connections and stops the private PostgreSQL. */
  stop(): Promise<void>;
};

type Parts = {
  log: Log;
  dataDir: string;
  pool: Pool;
  privatePostgres: PrivatePostgres | undefined;
  /** Migrates and fills the database; throws while it is away. */
  prepareDatabase(): Promise<void>;
  /** Once the database is prepared. */
  startJobs(): Worker;
  onRetire(): void;
  /** Closes everything else, once the jobs have stopped. */
  close(): Promise<void>;
};

/** How long a check of the database or the data folder may take. */
const MAX_LOOK_MS = 1_500;

/**
 * Prepares the database, starts the jobs, and keeps both going. Resolves after the first attempt;
 * while the database is away, this keeps trying.
 */
export async function startLifecycle({
  log,
  dataDir,
  pool,
  privatePostgres,
  prepareDatabase,
  startJobs,
  onRetire,
  close,
}: Parts): Promise<Lifecycle> {
  let isRetired = false;
  let worker: Worker | undefined;
  const upkeep = await keepReady({
    log,
    async prepare() {
      await privatePostgres?.ensureRunning();
      await prepareDatabase();
      worker ??= startJobs();
    },
    keepRunning: async () => privatePostgres?.ensureRunning(),
  });

  async function databaseState(): Promise<"ready" | "database away" | "database read-only"> {
    if (worker === undefined) return "database away";
    const answered = pool.query("select current_setting('transaction_read_only') as is").then(
      ({ rows }) => (rows[0]?.is === "on" ? "database read-only" : "ready"),
      () => "database away" as const,
    );
    return Promise.race([answered, sleep(MAX_LOOK_MS, "database away" as const)]);
  }

  return {
    isHealthy: async () => (await databaseState()) !== "database away",
    async readiness() {
      if (isRetired) return "stopping";
      const state = await databaseState();
      if (state !== "ready") return state;
      const writing = canWrite(dataDir);
      if (!(await Promise.race([writing, sleep(MAX_LOOK_MS, false)]))) {
        return "cannot write files";
      }
      return worker?.isRunning() ? "ready" : "jobs stopped";
    },
    retire() {
      isRetired = true;
      onRetire();
    },
    async stop() {
      await upkeep.stop();
      await worker?.stop();
      await close();
      await privatePostgres?.stop();
    },
  };
}
