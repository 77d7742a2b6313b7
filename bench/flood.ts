import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { App } from "./app.ts";
import { homePageOf } from "./home-page.ts";
import { ask } from "./load.ts";

const CONNECTIONS = 300;
const ASKED = 200;
const WARM_UP_MS = 1_500;

/** Milliseconds from a visitor’s connection to their page. */
export type FloodSpeeds = { quiet: Percentiles; flooded: Percentiles };
type Percentiles = { median: number; p99: number };

/** How long a page of one site takes, alone and while 300 connections ask for another’s. */
export async function measureFlood(
  app: App,
  { flooded, other }: { flooded: string; other: string },
): Promise<FloodSpeeds> {
  await timesOf(app, other); // until the compiler has seen the code
  const quiet = await timesOf(app, other);
  const workerData = {
    port: app.port,
    request: homePageOf(`${flooded}.localhost`, "br"),
    connections: CONNECTIONS,
  };
  const flood = new Worker(join(import.meta.dirname, "flood-client.ts"), { workerData });
  try {
    await sleep(WARM_UP_MS);
    return { quiet, flooded: await timesOf(app, other) };
  } finally {
    await flood.terminate();
  }
}

async function timesOf(app: App, slug: string): Promise<Percentiles> {
  const times: number[] = [];
  for (let n = 0; n < ASKED; n++) {
    const start = performance.now();
    await ask(app.port, homePageOf(`${slug}.localhost`, "br"));
    times.push(performance.now() - start);
    await sleep(5);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * ASKED)] ?? 0;
  return { median: at(0.5), p99: at(0.99) };
}
