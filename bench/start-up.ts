import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { type App, startApp } from "./app.ts";
import { benchDataDir } from "./database.ts";
import { type Memory, memoryOf, privatePostgresPids } from "./memory.ts";
import { median } from "./rounds.ts";

const STARTS = 5;
const REST_MS = 5_000;

export type StartUp = {
  /** Seconds that `npm start` takes to see that there is nothing to install or build. */
  check: number;
  /** Seconds from starting the server, its private PostgreSQL stopped, to its first page. */
  server: number;
  /** Seconds that building the site takes. */
  build: number;
  memory: { app: Memory; postgres: Memory };
};

/** Starts the built app on its own existing database, and measures its memory when idle. */
export async function measureStartUp(paths: readonly string[]): Promise<StartUp> {
  await startUp(); // makes the database if this is the first run
  const checks = [];
  const servers = [];
  for (let start = 0; start < STARTS; start++) {
    checks.push(await secondsOf(checkSetUp));
    servers.push(await startUp());
  }
  return {
    check: median(checks),
    server: median(servers),
    build: await secondsOf(build),
    memory: await memoryAtRest(paths),
  };
}

async function startUp(): Promise<number> {
  let app: App | undefined;
  const seconds = await secondsOf(async () => {
    app = await startApp({ DATA_DIR: benchDataDir });
    await visit(app.port, "/");
  });
  await app?.[Symbol.asyncDispose]();
  return seconds;
}

/** After one visit to each page, and a while. */
async function memoryAtRest(paths: readonly string[]): Promise<StartUp["memory"]> {
  await using app = await startApp({ DATA_DIR: benchDataDir });
  for (const path of paths) await visit(app.port, path);
  await sleep(REST_MS);
  return {
    app: await memoryOf([app.pid]),
    postgres: await memoryOf(await privatePostgresPids(benchDataDir)),
  };
}

async function visit(port: number, path: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  await response.arrayBuffer();
  if (response.status >= 500) throw new Error(`${path} answers ${response.status}`);
}

function checkSetUp(): Promise<void> {
  return run("scripts/setup.mjs", "dependencies", "site");
}

/** Beside `dist`, which goes on being served from. */
function build(): Promise<void> {
  return run(
    "node_modules/astro/bin/astro.mjs",
    "build",
    "--silent",
    "--outDir",
    ".cache/bench-dist",
  );
}

async function run(...script: string[]): Promise<void> {
  const child = spawn(process.execPath, script, { stdio: "inherit" });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${script.join(" ")} ended with ${code}`);
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}
