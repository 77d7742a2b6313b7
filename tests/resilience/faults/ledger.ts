import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { eventually } from "../../support/eventually.ts";
import { findHalfWritten } from "../../support/half-written.ts";
import { type Ledger, startLoad } from "./load.ts";
import type { Held, Site } from "./site.ts";

/** Connections of one process: 10 for pages, 4 for emails, 5 of the worker. */
const MAX_CONNECTIONS = 19;

/** Emails that one process sends at a time. */
export const MAILS_AT_A_TIME = 2;

/**
 * Compiled code, caches and prepared statements grow for a while after a warm-up, and a heap is
 * never twice the same. A leak of a few kilobytes a request is far more over a test.
 */
const GROWTH = { bytes: 24 * 1024 * 1024, openFiles: 24 };

type Allowed = {
  /** Emails that may have gone out once more, under the same Message-ID. */
  doubledMails?: number;
  /** What may be in the log as an error. */
  errors?: RegExp[];
  /** What the process held before, when it is still the same one. */
  before?: Held;
};

/**
 * Brings an app that has just started to where it stays: code compiled, connections open, caches
 * full. @returns what it then holds.
 */
export async function warmUp(site: Site, ledger: Ledger, seconds = 2): Promise<Held> {
  const load = startLoad(site.url, ledger);
  await sleep(seconds * 1_000);
  // The first draft of a process makes two thousand patterns, which it keeps.
  await eventually(() => ledger.briefs.length > 0);
  await load.stop();
  await site.jobsAreDone();
  return site.held();
}

/** Compares everything that visitors were told with what is stored, after any fault. */
export async function expectEverythingRight(
  site: Site,
  ledger: Ledger,
  { doubledMails = 0, errors = [], before }: Allowed = {},
): Promise<void> {
  await eventually(() => site.isHealthy());
  expect(ledger.wrong).toEqual([]);
  await site.jobsAreDone();
  await site.sweep();
  await expectNothingLost(site, ledger);
  // A busy server still has to read what broke off a moment ago.
  const nothingIncoming = async () => (await site.files()).incoming.length === 0;
  await eventually(nothingIncoming);
  expect(await findHalfWritten(site.pool, await site.files())).toEqual([]);
  await expectMailsOnce(site, doubledMails);
  await expectConnectionsInBounds(site);
  expect(unexplained(await site.printed(), errors)).toEqual([]);
  if (before) await expectNoGrowth(site, before);
}

async function expectNothingLost(site: Site, ledger: Ledger): Promise<void> {
  const people = await site.query<{ email: string; position: number }>(
    "select email, position from waitlist order by position",
  );
  expect(people.map(({ position }) => position)).toEqual(people.map((_, index) => index + 1));
  const positions = new Map(people.map(({ email, position }) => [email, position]));
  const lost = [...ledger.people].filter(([email, position]) => positions.get(email) !== position);
  expect(lost).toEqual([]);

  const briefs = await site.query<{ email: string; files: string[] }>(
    "select email, array(select key from brief_files f where f.brief_id = b.id) as files from site_briefs b",
  );
  expect(new Set(briefs.map(({ email }) => email)).size).toBe(briefs.length);
  const filesOf = new Map(briefs.map(({ email, files }) => [email, files]));
  for (const { email, files } of ledger.briefs) {
    expect(filesOf.get(email)).toEqual(files.map(({ key }) => key));
  }
  // The last ones, which the fault met; reading all would take longer than the fault.
  for (const { key, content } of ledger.briefs.slice(-20).flatMap(({ files }) => files)) {
    expect([key, (await site.stored(key))?.equals(content)]).toEqual([key, true]);
    const served = await fetch(`${site.url()}/files/${key}`);
    expect([key, served.status]).toEqual([key, 200]);
  }
}

async function expectMailsOnce(site: Site, doubledMails: number): Promise<void> {
  const rows = await site.query<{ message_id: string; status: string; last_error: string }>(
    "select message_id, status, last_error from emails",
  );
  expect(rows.filter(({ status }) => status !== "sent").slice(0, 3)).toEqual([]);
  const arrived = site.smtp.mails.map(({ messageId }) => messageId);
  const ids = new Set(arrived);
  expect(rows.filter(({ message_id }) => !ids.has(message_id)).slice(0, 3)).toEqual([]);
  expect(ids.size).toBe(rows.length);
  expect(arrived.length - ids.size).toBeLessThanOrEqual(doubledMails);
}

async function expectConnectionsInBounds(site: Site): Promise<void> {
  const ours = () =>
    site.query<{ state: string }>(
      "select state from pg_stat_activity where application_name like 'smart-sites%' and datname = current_database()",
    );
  await eventually(async () => (await ours()).every(({ state }) => state === "idle"));
  expect((await ours()).length).toBeLessThanOrEqual(MAX_CONNECTIONS);
}

/** Log lines with an unexpected error, and lines that are not log lines at all. */
function unexplained(output: string, errors: RegExp[]): string[] {
  // A line that starts with a space or a bracket continues the previous one.
  const harmless = /is serving on|^inside on|^No operator yet|^[\s}]/;
  return output
    .split("\n")
    .filter((line) => line !== "" && !harmless.test(line))
    .filter((line) => {
      const { level, msg } = parseLine(line);
      return level >= 50 && !errors.some((expected) => expected.test(msg));
    })
    .slice(0, 5);
}

/** @returns anything but a log line, such as a stack trace, as an error. */
function parseLine(line: string): { level: number; msg: string } {
  try {
    return JSON.parse(line);
  } catch {
    return { level: 60, msg: line };
  }
}

/** Idle connections and sockets close in their own time, so this waits. */
async function expectNoGrowth(site: Site, before: Held): Promise<void> {
  let now = before;
  // The app keeps a connection open for a minute after its last answer.
  await eventually(async () => {
    now = await site.held();
    return (
      now.held - before.held < GROWTH.bytes && now.openFiles - before.openFiles < GROWTH.openFiles
    );
  }).catch(() => {
    throw new Error(`it held ${JSON.stringify(before)} before and holds ${JSON.stringify(now)}`);
  });
}
