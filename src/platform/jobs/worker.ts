import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import {
  Logger,
  type Runner,
  run,
  type Task,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import pg from "pg";
import { describeError, type Log } from "../log.ts";

/** Jobs of each list at a time. */
const CONCURRENCY = 2;
/** One to listen for each of two lists, one for the heartbeat locks, two to fetch and finish jobs. */
const CONNECTIONS = 5;
/**
 * In batches of their own moment. Without a batch graphile-worker 0.18 lets the promise of this go,
 * and a lost connection there would end the process; with one it retries, then stops the runner.
 */
const RELEASE_JOBS_IN_BATCHES = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };
const LOOK_FOR_DEAD_WORKERS_EVERY_MS = 15_000;
/**
 * For PostgreSQL's end of the connection with the lock. A machine that loses power does not close
 * its connections, and by default they time out after two hours; with these settings, after 30
 * seconds.
 */
const NOTICE_A_LOST_MACHINE =
  "set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 4";

export type JobList = {
  tasks: TaskList;
  /** Scheduled tasks, as cron lines; one of all the processes runs each. */
  crontab: string;
};

type WorkerOptions = {
  url: string;
  /** Each has its own slots, so that jobs of one that hang leave the others alone. */
  lists: JobList[];
  log: Log;
};

export type Worker = {
  /** Whether it is taking jobs now. */
  isRunning(): boolean;
  stop(): Promise<void>;
};

/**
 * Runs queued jobs until stopped, and restarts after the database has been away.
 *
 * graphile-worker releases the jobs of a killed process after four hours. Here each worker holds an
 * advisory lock while it is alive, which PostgreSQL drops with the connection. Every worker
 * releases the jobs of workers whose lock is free, with the pause that follows any failure. A job
 * may therefore run again while a cut-off worker is still finishing it, so jobs guard themselves
 * (an email's row stays locked while it is sent).
 */
export function startWorker(options: WorkerOptions): Worker {
  const stopping = new AbortController();
  const state = { isRunning: false };
  const finished = keepWorking(options, stopping.signal, state);
  return {
    isRunning: () => state.isRunning,
    async stop() {
      stopping.abort();
      await finished;
    },
  };
}

async function keepWorking(
  { url, lists, log }: WorkerOptions,
  stopping: AbortSignal,
  state: { isRunning: boolean },
): Promise<void> {
  while (!stopping.aborted) {
    const pool = new pg.Pool({
      connectionString: url,
      application_name: "smart-sites jobs",
      max: CONNECTIONS,
      connectionTimeoutMillis: 3_000,
    });
    const connectionLost = (error: Error) =>
      log.warn({ reason: error.message }, "jobs: connection lost");
    pool.on("error", connectionLost);
    pool.on("connect", (client) => client.on("error", connectionLost));
    try {
      await work(pool, { lists, log }, stopping, state);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ reason }, "jobs: stopped, starting again");
    } finally {
      await pool.end();
    }
    await sleep(1_000, undefined, { signal: stopping }).catch(() => {});
  }
}

async function work(
  pgPool: pg.Pool,
  { lists, log }: Omit<WorkerOptions, "url">,
  stopping: AbortSignal,
  state: { isRunning: boolean },
): Promise<void> {
  const signOfLife = await pgPool.connect();
  const runners: Runner[] = [];
  try {
    await signOfLife.query(NOTICE_A_LOST_MACHINE);
    for (const list of lists) {
      const { runner, id } = await startRunner(pgPool, list, log);
      runners.push(runner);
      await signOfLife.query("select pg_advisory_lock(hashtext($1))", [id]);
    }
    state.isRunning = true;
    const ended = Promise.race(runners.map(({ promise }) => promise)).then(() => "ended" as const);
    ended.catch(() => {}); // if a query below fails first, nobody waits for this any more
    while (!stopping.aborted) {
      await returnJobsOfDeadWorkers(signOfLife);
      const pause = sleep(LOOK_FOR_DEAD_WORKERS_EVERY_MS, undefined, { signal: stopping });
      if ((await Promise.race([pause.catch(() => {}), ended])) === "ended") return;
    }
  } finally {
    state.isRunning = false;
    // One that has stopped already refuses: the loop above says why.
    await Promise.allSettled(runners.map((runner) => runner.stop()));
    // Destroyed rather than returned to the pool: with it goes the lock.
    signOfLife.release(true);
  }
}

async function startRunner(
  pgPool: pg.Pool,
  { tasks, crontab }: JobList,
  log: Log,
): Promise<{ runner: Runner; id: string }> {
  const events: WorkerEvents = new EventEmitter();
  let id = "";
  events.on("pool:create", ({ workerPool }) => {
    id = workerPool.id;
  });
  const runner = await run({
    pgPool,
    taskList: withPlainErrors(tasks),
    crontab,
    events,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    preset: { worker: RELEASE_JOBS_IN_BATCHES },
    logger: quietLogger(log),
  });
  return { runner, id };
}

/**
 * graphile-worker logs and keeps what a job throws, and the query builder's errors have everything in
 * them that a query was given: whole emails, documents, comments.
 */
function withPlainErrors(tasks: TaskList): TaskList {
  const plain = Object.entries(tasks).map(([name, task]): [string, Task | undefined] => [
    name,
    task &&
      (async (payload, helpers) => {
        try {
          return await task(payload, helpers);
        } catch (error) {
          throw new Error(describeError(error).reason);
        }
      }),
  ]);
  return Object.fromEntries(plain);
}

/**
 * A dead worker's job may be what killed it. So it counts as attempted, waits as after any other
 * failure, and is given up at `max_attempts`.
 */
async function returnJobsOfDeadWorkers(client: pg.PoolClient): Promise<void> {
  // pg_locks shows the lower half of an advisory key as an unsigned objid.
  const { rows } = await client.query<{ id: string; worker: string }>(`
    select id, locked_by as worker from graphile_worker._private_jobs
    where locked_by is not null and not exists (
      select from pg_locks
      where locktype = 'advisory' and granted
        and objid = hashtext(locked_by)::bit(32)::bigint::oid
        and database = (select oid from pg_database where datname = current_database())
    )
  `);
  if (rows.length === 0) return;
  // In one statement, or another worker could take a released job before it is made to wait.
  await client.query("begin");
  await client.query("select graphile_worker.force_unlock_workers($1)", [
    rows.map(({ worker }) => worker),
  ]);
  // The pause is that of graphile-worker's fail_job.
  await client.query(
    `select graphile_worker.reschedule_jobs(array[id],
       run_at => now() + exp(least(attempts, 10)) * interval '1 second')
     from graphile_worker._private_jobs where id = any($1)`,
    [rows.map(({ id }) => id)],
  );
  await client.query("commit");
}

/** graphile-worker's own lines, without what jobs carry. */
function quietLogger(log: Log): Logger {
  return new Logger(({ jobId }) => (level, message) => {
    const about = jobId === undefined ? {} : { jobId };
    if (level === "error") log.error(about, `jobs: ${message}`);
    else if (level === "warning") log.warn(about, `jobs: ${message}`);
    else log.debug(about, `jobs: ${message}`);
  });
}
