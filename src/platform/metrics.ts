import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { MailOutcome } from "./mail/mail.ts";

/** This process's metrics, for Prometheus. */
export type Metrics = {
  contentType: string;
  /** Asks the database how many jobs there are; left out if it does not answer in time. */
  text(): Promise<string>;
  /** @param request.status `aborted` if the visitor left before the answer was sent. */
  requestDone(request: {
    method: string;
    route: string;
    status: number | "aborted";
    seconds: number;
  }): void;
  /** @param outcome of one attempt; after `delayed` there will be another. */
  mailDone(outcome: MailOutcome["outcome"] | "delayed" | "given-up"): void;
  linePrinted(level: string): void;
  /** Sets whose connections and jobs are counted. */
  watch(pools: { pages: Pool; jobs: Pool }): void;
};

/** From a page served from memory to an upload over a slow connection, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const MAX_QUERY_MS = 1_500;
const METHODS = new Set(["GET", "HEAD", "POST", "PATCH", "DELETE"]);

/** The counters of this process, and of its runtime, for `/metrics`. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "smart_sites_request_seconds",
    help: "Answered requests, by how long they took",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers,
  });
  const mails = new Counter({
    name: "smart_sites_mails_total",
    help: "What became of attempts at an email",
    labelNames: ["outcome"],
    registers,
  });
  const lines = new Counter({
    name: "smart_sites_log_lines_total",
    help: "Lines of the log by level",
    labelNames: ["level"],
    registers,
  });
  for (const outcome of ["sent", "kept", "refused", "delayed", "given-up"])
    mails.inc({ outcome }, 0);
  for (const level of ["warn", "error"]) lines.inc({ level }, 0);
  let askForJobs = async () => {};
  return {
    contentType: registry.contentType,
    async text() {
      await askForJobs();
      return registry.metrics();
    },
    requestDone({ method, route, status, seconds }) {
      // Anybody can send any method, and each would become a separate series.
      requests.observe({ method: METHODS.has(method) ? method : "other", route, status }, seconds);
    },
    mailDone: (outcome) => mails.inc({ outcome }),
    linePrinted: (level) => lines.inc({ level }),
    watch(pools) {
      watchPools(pools, registers);
      askForJobs = watchJobs(pools.pages, registers);
    },
  };
}

function watchPools(pools: Record<string, Pool>, registers: Registry[]): void {
  new Gauge({
    name: "smart_sites_pool_connections",
    help: "Connections to the database by their state",
    labelNames: ["pool", "state"],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount }] of Object.entries(pools)) {
        this.set({ pool, state: "busy" }, totalCount - idleCount);
        this.set({ pool, state: "idle" }, idleCount);
      }
    },
  });
  new Gauge({
    name: "smart_sites_pool_waiting",
    help: "Queries that wait for a connection",
    labelNames: ["pool"],
    registers,
    collect() {
      for (const [pool, { waitingCount }] of Object.entries(pools))
        this.set({ pool }, waitingCount);
    },
  });
}

type JobCounts = { task: string; oldest: number } & Record<(typeof JOB_STATES)[number], number>;

const JOB_STATES = ["due", "later", "running", "failed"] as const;

/** For all processes on this database, so each of them reports the same. */
async function countJobs(pool: Pool): Promise<JobCounts[]> {
  const { rows } = await pool.query<JobCounts>(`
    with jobs as (
      select task_identifier as task, run_at, case
        when locked_at is not null then 'running'
        when attempts >= max_attempts then 'failed'
        when run_at <= now() then 'due'
        else 'later'
      end as state
      from graphile_worker.jobs
    )
    select task,
      count(*) filter (where state = 'due')::int as due,
      count(*) filter (where state = 'later')::int as later,
      count(*) filter (where state = 'running')::int as running,
      count(*) filter (where state = 'failed')::int as failed,
      coalesce(extract(epoch from now() - min(run_at) filter (where state = 'due')), 0)::float
        as oldest
    from jobs group by task
  `);
  return rows;
}

/** @returns what asks the database anew. */
function watchJobs(pool: Pool, registers: Registry[]): () => Promise<void> {
  const up = new Gauge({
    name: "smart_sites_database_up",
    help: "1 while the database tells of its jobs",
    registers,
  });
  const jobs = new Gauge({
    name: "smart_sites_jobs",
    help: "Jobs of all processes by their state",
    labelNames: ["task", "state"],
    registers,
  });
  const oldest = new Gauge({
    name: "smart_sites_jobs_oldest_due_seconds",
    help: "How long the oldest due job waits",
    labelNames: ["task"],
    registers,
  });
  return async () => {
    const late = sleep(MAX_QUERY_MS, undefined, { ref: false });
    const counts = await Promise.race([countJobs(pool).catch(() => undefined), late]);
    up.set(counts ? 1 : 0);
    jobs.reset();
    oldest.reset();
    for (const { task, oldest: seconds, ...byState } of counts ?? []) {
      for (const state of JOB_STATES) jobs.set({ task, state }, byState[state]);
      oldest.set({ task }, seconds);
    }
  };
}
