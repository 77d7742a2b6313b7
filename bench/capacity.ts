/**
 * How many requests one, two and three processes answer on one database, how long the slowest wait,
 * and what a request costs. Alone: `node bench/capacity.ts`.
 */
import { readFile } from "node:fs/promises";
import autocannon from "autocannon";
import pg from "pg";
import { type App, startApp } from "./app.ts";
import { type BenchPostgres, benchDataDir, startBenchPostgres } from "./database.ts";
import { memoryOf, privatePostgresPids } from "./memory.ts";
import { plot } from "./plots.ts";
import { type BenchRequest, functionRequest, joinRequest } from "./visitors.ts";

const PROCESSES = [1, 2, 3];
const CONNECTIONS = [32, 256];
const SECONDS = 4;
const WARM_UP_SECONDS = 1;
const BRIEFS = 10_000;

const operator = { email: "olive@example.com", password: "correct horse battery" };

export type Capacity = {
  kind: string;
  processes: number;
  connections: number;
  /** Answers per second. */
  rate: number;
  /** Milliseconds; of the process where it is longest. */
  p99: number;
  /** Requests that got a 503, since no PostgreSQL connection became free in time. */
  refused: number;
  /** Milliseconds of CPU an answer: of all Node processes, and of PostgreSQL. */
  cpu: { app: number; database: number };
  /** Bytes of all Node processes at the end, and what they have grown by for an answer. */
  memory: { total: number; perAnswer: number };
};

type Kind = { name: string; request(origin: string, number: number): BenchRequest };

/** Measures each kind of request at each number of processes and connections. */
export async function measureCapacity(postgres: BenchPostgres): Promise<Capacity[]> {
  const measured: Capacity[] = [];
  for (const processes of PROCESSES) {
    await using database = await postgres.freshDatabase();
    await using apps = await startApps(database.url, processes);
    await addBriefs(database.url);
    for (const kind of await kinds(apps.list)) {
      for (const connections of CONNECTIONS) {
        await load(apps.list, kind, { connections, seconds: WARM_UP_SECONDS });
        measured.push(await measure(apps.list, kind, connections));
      }
    }
    console.log(`  with ${processes}`);
  }
  return measured;
}

async function startApps(url: string, count: number) {
  const stack = new AsyncDisposableStack();
  const list: App[] = [];
  for (let n = 0; n < count; n++) {
    const app = await startApp({
      DATABASE_URL: url,
      TRUST_PROXY: "1",
      AUTH_SECRET: "x".repeat(40),
      ADMIN_EMAIL: operator.email,
      ADMIN_PASSWORD: operator.password,
      DATA_DIR: `${benchDataDir}/files`,
    });
    list.push(stack.use(app));
  }
  return { list, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

async function addBriefs(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `insert into site_briefs (business_name, email, contact_name, business_description,
         site_goals, style, has_domain, status, created_at)
       select 'Business ' || n, 'owner' || n || '@example.com', 'Owner ' || n, 'Cakes', 'Orders',
         'warm', true, (array['submitted', 'in_progress', 'preview_ready', 'completed'])[n % 4 + 1],
         now() - n * interval '7 minutes'
       from generate_series(1, $1::int) n`,
      [BRIEFS],
    );
    await client.query("analyze site_briefs");
  } finally {
    await client.end();
  }
}

let people = 0;

async function kinds([first]: App[]): Promise<Kind[]> {
  const cookie = await signIn(first);
  const get = (path: string, headers: Record<string, string>) => ({
    request: () => ({ method: "GET", path, headers, body: "" }),
  });
  return [
    { name: "home page", ...get("/", { "accept-encoding": "br" }) },
    {
      name: "idea function",
      request: (_origin, number) =>
        functionRequest(
          "generate-local-mvp-ideas",
          {
            location: "Bendigo",
            skills: "gardening",
            budget: "0-500",
            teamPreference: "solo",
            variation: number % 1_000,
          },
          number,
        ),
    },
    { name: "sign-up", request: (origin) => joinRequest(origin, people++) },
    { name: `admin list of ${BRIEFS} briefs`, ...get("/admin/briefs", { cookie }) },
  ];
}

async function signIn(app: App | undefined): Promise<string> {
  const origin = `http://127.0.0.1:${app?.port}`;
  const response = await fetch(`${origin}/admin/sign-in`, {
    method: "POST",
    headers: { origin },
    body: new URLSearchParams(operator),
    redirect: "manual",
  });
  if (response.status !== 303) throw new Error(`signing in ended with ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

/** Loads all processes at once, each from its own client with its share of the connections. */
async function load(
  apps: App[],
  kind: Kind,
  { connections, seconds }: { connections: number; seconds: number },
) {
  const results = await Promise.all(
    apps.map((app, index) => {
      const url = `http://127.0.0.1:${app.port}`;
      let number = index * 1_000_000;
      return autocannon({
        url,
        connections: Math.round(connections / apps.length),
        duration: seconds,
        requests: [{ setupRequest: (request) => ({ ...request, ...kind.request(url, number++) }) }],
      });
    }),
  );
  const refused = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  return {
    refused,
    answers: results.reduce((sum, result) => sum + result["2xx"], 0),
    rate: results.reduce((sum, result) => sum + result["2xx"] / result.duration, 0),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
  };
}

async function measure(apps: App[], kind: Kind, connections: number): Promise<Capacity> {
  const pids = apps.map(({ pid }) => pid);
  const before = { ...(await cpuOf(pids)), memory: (await memoryOf(pids)).bytes };
  const { answers, rate, p99, refused } = await load(apps, kind, { connections, seconds: SECONDS });
  const after = { ...(await cpuOf(pids)), memory: (await memoryOf(pids)).bytes };
  return {
    kind: kind.name,
    processes: apps.length,
    connections,
    rate,
    p99,
    refused,
    cpu: {
      app: (after.app - before.app) / answers,
      database: (after.database - before.database) / answers,
    },
    memory: { total: after.memory, perAnswer: (after.memory - before.memory) / answers },
  };
}

async function cpuOf(pids: number[]) {
  const database = await privatePostgresPids(benchDataDir);
  return { app: await cpuMilliseconds(pids), database: await cpuMilliseconds(database) };
}

/** User and system time so far; Linux counts it in hundredths of a second (proc_pid_stat(5)). */
async function cpuMilliseconds(pids: number[]): Promise<number> {
  const times = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
    }),
  );
  return times.reduce((sum, time) => sum + time, 0);
}

/** The measurements as a section of the report, with two charts. */
export async function capacitySection(measured: readonly Capacity[]): Promise<string> {
  const rows = measured
    .toSorted((a, b) => a.kind.localeCompare(b.kind))
    .map(({ kind, processes, connections, rate, p99, refused, cpu, memory }) => {
      const perAnswer =
        rate === 0
          ? ["–", refused, "–"]
          : [p99, refused, `${cpu.app.toFixed(2)} + ${cpu.database.toFixed(2)}`];
      const growth = rate === 0 ? "–" : (memory.perAnswer / 1e3).toFixed(1);
      const megabytes = (memory.total / 1e6).toFixed(0);
      const cells = [processes, connections, rate.toFixed(0), ...perAnswer, megabytes, growth];
      return `| ${[kind, ...cells].join(" | ")} |`;
    });
  const charts = [
    await plotByProcesses(measured, "rate", "answers a second"),
    await plotByProcesses(measured, "p99", "p99, ms"),
  ];
  return [
    ...charts.flatMap((chart) => [chart, ""]),
    "| Request | Processes | Connections | Answers a second | p99, ms | Refused | CPU an answer, ms (Node + PostgreSQL) | Node's memory after, MB | Growth an answer, KB |",
    "|---|--:|--:|--:|--:|--:|--:|--:|--:|",
    ...rows,
  ].join("\n");
}

function plotByProcesses(measured: readonly Capacity[], field: "rate" | "p99", title: string) {
  const values = measured.map((one) => ({ ...one, load: `${one.connections} connections` }));
  const encoding = {
    x: { field: "processes", type: "ordinal", axis: { labelAngle: 0 } },
    y: { field, type: "quantitative", title },
    color: { field: "load", type: "nominal", title: null },
  } as const;
  return plot(
    `capacity-${field}`,
    {
      data: { values },
      facet: { column: { field: "kind", type: "nominal", title: null, sort: null } },
      spec: { width: 150, height: 180, mark: { type: "line", point: true }, encoding },
      resolve: { scale: { y: "independent" } },
    },
    `${title} by number of processes, for each kind of request and 32 and 256 connections`,
  );
}

if (import.meta.main) {
  await using postgres = await startBenchPostgres();
  console.log(await capacitySection(await measureCapacity(postgres)));
}
