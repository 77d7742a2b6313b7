/**
 * How the waitlist behaves as it grows: `npm run bench -- rows`, or with the sizes that are wanted,
 * such as `npm run bench -- rows 1000 100000`.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { invite, nextToInvite } from "../src/core/waitlist/invitations.ts";
import { findPosition, findWaitlistEntry, joinWaitlist } from "../src/core/waitlist/waitlist.ts";
import { connect } from "../src/database/client.ts";
import { viewBriefs } from "../src/office/briefs/briefs-view.ts";
import { viewWaitlist } from "../src/office/waitlist/waitlist-view.ts";
import { createLog } from "../src/platform/log.ts";
import { startApp } from "./app.ts";
import { type BenchPostgres, benchDataDir } from "./database.ts";
import { crowd, fillWaitlist } from "./fill-waitlist.ts";

const sizes = [1_000, 100_000, 1_000_000];
const TIMES = 500;
/** As many as the app's own pool has (src/services/create-services.ts). */
const POOL_SIZE = 10;
const OTHERS = 8;
/** Asked before, untimed, since each connection of a pool loads what a kind of question needs. */
const WARM_UPS = 2 * POOL_SIZE;
/** Between two sign-ups of one of the others, in milliseconds. */
const PAUSE = 100;
/** Milliseconds at p99, for each of them. */
const BUDGET = 100;

type Times = { p50: number; p99: number };

export type WaitlistGrowth = {
  people: number;
  /** Seconds that the indexes took to build. */
  indexing: number;
  /** Seconds that the app takes to start on it. */
  starting: number;
  gigabytes: number;
  times: Record<string, Times>;
};

/** Measures each size on its own database. */
export async function measureWaitlistRows(
  postgres: BenchPostgres,
  wanted: readonly number[],
): Promise<WaitlistGrowth[]> {
  const found: WaitlistGrowth[] = [];
  for (const people of wanted.length > 0 ? wanted : sizes) {
    const grown = await measure(postgres, people);
    console.log(waitlistRowsSection([grown]));
    found.push(grown);
  }
  return found;
}

async function measure(postgres: BenchPostgres, people: number): Promise<WaitlistGrowth> {
  await using own = await postgres.freshDatabase();
  console.log(`${people.toLocaleString("en-AU")} people…`);
  const { indexing } = await fillWaitlist(own.url, people);
  const options = { connections: POOL_SIZE, onConnectionLost: () => {} };
  const { pool, database } = connect(own.url, options);
  const services = { database, log: createLog("silent") };
  const view = (query: Query) => viewWaitlist(services, asked(query));
  const briefs = (query: Query) => viewBriefs(services, asked(query));
  const anybody = async () => {
    const position = 1 + Math.floor(Math.random() * people);
    const { rows } = await pool.query("select name, email from waitlist where position = $1", [
      position,
    ]);
    return rows[0];
  };
  const join = () => {
    const email = `${randomUUID()}@example.com`;
    const someone = { name: "Mia Nguyen", email, phone: "0412 345 678" };
    return joinWaitlist(
      services,
      { ...someone, preferred_plan: "monthly" },
      { idea: {}, source: { page: "/start" } },
    );
  };
  try {
    const times: Record<string, Times> = {
      // What this machine and anyone who else is using it add to each of the others.
      "Nothing (select 1)": await time(() => pool.query("select 1")),
      "List, first page": await time(() => view({})),
      "List, last page": await time(() => view({ before: people + 1 })),
      "List, a page anywhere": await time(() =>
        view({ after: Math.floor(Math.random() * people) }),
      ),
      "List of the waiting, a page anywhere": await time(() =>
        view({ status: "waiting", after: Math.floor(Math.random() * people) }),
      ),
      "List of the removed, last page": await time(() =>
        view({ status: "removed", before: people + 1 }),
      ),
      "Search, a whole address": await time((someone) => view({ q: someone.email }), anybody),
      "Search, a whole name": await time((someone) => view({ q: someone.name }), anybody),
      "Search, part of a name": await time(
        (someone) => view({ q: someone.name.slice(1, -1) }),
        anybody,
      ),
      "Search, a common first name": await time(() => view({ q: "oliver" })),
      "Search, a rare surname": await time(() => view({ q: "abernathy" })),
      "Search, part of an address": await time(
        (someone) => view({ q: someone.email.slice(3, 12) }),
        anybody,
      ),
      "Search, part of a phone number": await time(() =>
        view({ q: 10_000 + Math.floor(Math.random() * 90_000) }),
      ),
      "Search, two letters": await time(() => view({ q: "li" })),
      "Search, what half of them have": await time(() => view({ q: "gmail" })),
      "Search within a status": await time(() => view({ q: "gmail", status: "removed" })),
      "Search, 2% of the list, all in one place": await time(() => view({ q: crowd.provider })),
      "Search, nobody": await time(() => view({ q: "zebediah" })),
      "Position look-up": await time((someone) => findPosition(services, someone.email), anybody),
      "Look-up by address": await time(
        (someone) => findWaitlistEntry(services, someone.email),
        anybody,
      ),
      "Briefs, first page": await time(() => briefs({})),
      "Briefs, the 400th page by name": await time(() => briefs({ order: "name", page: 400 })),
      "Briefs of one status": await time(() => briefs({ status: "completed" })),
      "Briefs overdue": await time(() => briefs({ due: "overdue" })),
      "Briefs, search, a name": await time((someone) => briefs({ q: someone.name }), anybody),
      "Briefs, search, an address": await time((someone) => briefs({ q: someone.email }), anybody),
      "Briefs, search, what half of them have": await time(() => briefs({ q: "gmail" })),
      "Briefs, search, nobody": await time(() => briefs({ q: "zebediah" })),
      "Invite the next": await time(async () => {
        const ids = (await nextToInvite(services, { count: 1 })).map(({ id }) => id);
        return invite(services, { ids, again: false, batch: randomUUID(), actor: "bench" });
      }),
      "Sign-up": await time(join),
    };
    let over = false;
    const others = Array.from({ length: OTHERS }, async () => {
      while (!over) {
        await join();
        await sleep(PAUSE);
      }
    });
    times["Sign-up, while 8 others join ten times a second"] = await time(join);
    over = true;
    await Promise.all(others);
    const { rows } = await pool.query<{ bytes: string }>(
      "select pg_database_size(current_database()) as bytes",
    );
    return {
      people,
      indexing,
      starting: await secondsToStart(own.url),
      gigabytes: Number(rows[0]?.bytes) / 1e9,
      times,
    };
  } finally {
    await pool.end();
  }
}

type Query = Record<string, string | number>;

function asked(query: Query): URLSearchParams {
  return new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
}

async function secondsToStart(url: string): Promise<number> {
  const start = performance.now();
  await using _app = await startApp({ DATABASE_URL: url, DATA_DIR: `${benchDataDir}/files` });
  return (performance.now() - start) / 1000;
}

/** @param prepare makes what the call needs, which is not timed. */
async function time<T>(
  call: (prepared: T) => Promise<unknown>,
  prepare?: () => Promise<T>,
): Promise<Times> {
  const taken: number[] = [];
  for (let i = -WARM_UPS; i < TIMES; i++) {
    const prepared = (await prepare?.()) as T;
    const start = performance.now();
    await call(prepared);
    if (i >= 0) taken.push(performance.now() - start);
  }
  taken.sort((a, b) => a - b);
  const at = (share: number) => taken[Math.ceil(share * TIMES) - 1] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** The table for the paper. */
export function waitlistRowsSection(grown: readonly WaitlistGrowth[]): string {
  const told = ({ p99 }: Times) => `${p99.toFixed(1)}${p99 > BUDGET ? " **over**" : ""}`;
  const names = Object.keys(grown[0]?.times ?? {});
  const line = (name: string, cells: string[]) => `| ${[name, ...cells].join(" | ")} |`;
  return [
    line(
      "Milliseconds at p99",
      grown.map(({ people }) => `${people.toLocaleString("en-AU")} people`),
    ),
    line(
      "---",
      grown.map(() => "--:"),
    ),
    ...names.map((name) => line(name, grown.flatMap(({ times }) => times[name] ?? []).map(told))),
    line(
      "Size of the database, GB",
      grown.map(({ gigabytes }) => gigabytes.toFixed(2)),
    ),
    line(
      "Start of the app, s",
      grown.map(({ starting }) => starting.toFixed(2)),
    ),
    line(
      "Building the indexes, s",
      grown.map(({ indexing }) => indexing.toFixed(0)),
    ),
  ].join("\n");
}
