import { randomUUID } from "node:crypto";
import * as fs from "node:fs/promises";
import { basename, join } from "node:path";
import pg from "pg";
import { placeOf } from "../../../src/core/files/uploads.ts";
import { startPrivatePostgres } from "../../../src/platform/postgres/private-postgres.ts";
import { type App, startApp } from "../../support/app.ts";
import { type DataFolder, dataFolder } from "../../support/data-folder.ts";
import { eventually } from "../../support/eventually.ts";
import { filesIn } from "../../support/half-written.ts";
import type { S3Server } from "../../support/servers/s3.ts";
import { startSmtp } from "../../support/servers/smtp.ts";

const inside = `--import=${new URL("inside.mjs", import.meta.url).href}`;

/**
 * What a process of the app holds after a garbage collection. `resources` names what keeps it
 * alive, for anyone who wonders what grew.
 */
export type Held = { held: number; rss: number; openFiles: number; resources: string };

export type Site = Awaited<ReturnType<typeof startSite>>;

type SiteOptions = {
  /** Of the app; what a fault test does not name has a folder, a database and a mail server. */
  environment?: Record<string, string>;
  data?: DataFolder;
  smtp?: Awaited<ReturnType<typeof startSmtp>>;
  /** Where `environment` has the app keep its files, when that is not the data folder. */
  s3?: S3Server;
  /** A command that the app is to run under. */
  under?: string[];
};

/** The whole app with a private PostgreSQL and a mail server, to be put through a fault. */
export async function startSite({ environment = {}, data, smtp, s3, under }: SiteOptions = {}) {
  const ownData = data ?? (await dataFolder());
  const mailServer = smtp ?? (await startSmtp());
  const variables = {
    DATA_DIR: ownData.path,
    SMTP_URL: mailServer.url,
    TRUST_PROXY: "1",
    NODE_OPTIONS: inside,
    AUTH_SECRET: "x".repeat(40),
    ...environment,
  };
  let app = await startApp(variables, "dist", under);
  const outputs = [() => app.output()];
  const url = environment.DATABASE_URL ?? (await startPrivatePostgres(ownData.path)).url;
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on("error", () => {}); // the server is what the tests stop

  const site = {
    data: ownData,
    smtp: mailServer,
    pool,
    url: () => app.url,
    app: () => app,
    /** All that every process so far has printed. */
    async printed(): Promise<string> {
      await app.printed();
      return outputs.map((output) => output()).join("");
    },
    /** Starts the app after it was killed. */
    async startAgain(): Promise<App> {
      const before = app.output();
      outputs.splice(-1, 1, () => before);
      app = await startApp(variables, "dist", under);
      outputs.push(() => app.output());
      return app;
    },
    async query<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]> {
      return (await pool.query<T>(text, values)).rows;
    },
    /** @throws Error with its last words if the process has ended by itself. */
    async isHealthy(): Promise<boolean> {
      const { exitCode, signalCode } = app.process;
      if (exitCode !== null || signalCode !== null) {
        throw new Error(
          `the app ended with ${signalCode ?? exitCode}: ${app.output().slice(-2_000)}`,
        );
      }
      return (await fetch(`${app.url}/healthz`)).status === 200;
    },
    /** What the process holds once garbage is collected. */
    held: () => askInside(app, "/"),
    /** From now on the app, but not PostgreSQL, believes that it is this much later. */
    setClockAhead: (ms: number) => askInside(app, `/clock?ahead=${ms}`),
    /** The names of all uploads in the store, and of those that are still being received. */
    async files(): Promise<{ stored: string[]; incoming: string[] }> {
      const files = await filesIn(ownData.path);
      if (!s3) return files;
      const uploads = [...s3.objects.keys()].filter((key) => key === placeOf(basename(key)));
      return { ...files, stored: uploads.map((key) => basename(key)) };
    },
    /** The content of a file in the store. */
    async stored(key: string): Promise<Buffer | undefined> {
      if (s3) return s3.objects.get(placeOf(key));
      return fs.readFile(join(ownData.path, "files", placeOf(key))).catch(() => undefined);
    },
    /** Lets the app sweep its files as if what lies there now had lain there for two days. */
    async sweep(): Promise<void> {
      await ageOrphans();
      const incoming = join(ownData.path, "incoming");
      for (const name of await fs.readdir(incoming).catch(() => [])) {
        const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
        // A busy server may be about to remove what has just broken off.
        await fs.utimes(join(incoming, name), twoDaysAgo, twoDaysAgo).catch(() => {});
      }
      await site.query("select graphile_worker.add_job('sweep_uploads')");
      await site.jobsAreDone();
    },
    /**
     * Resolves once no job is left, and those that wait for a retry were tried again. An outage
     * leaves thousands of emails, so it waits for as long as they get fewer.
     */
    async jobsAreDone(): Promise<void> {
      let left = Number.POSITIVE_INFINITY;
      const fewer = async () => {
        // As docs/operations.md says, so that nobody waits for the pauses between attempts.
        await site.query(
          `select graphile_worker.reschedule_jobs(array(
             select id from graphile_worker._private_jobs
             where locked_at is null and attempts < max_attempts and run_at > now()
             for update skip locked
           ), run_at => now())`,
        );
        const [now] = await site.query<{ jobs: number }>(
          "select count(*)::int as jobs from graphile_worker.jobs",
        );
        return now && now.jobs < left ? now : undefined;
      };
      try {
        while (left > 0) left = (await eventually(fewer)).jobs;
      } catch (error) {
        const waiting = await site.query(
          "select task_identifier, attempts, max_attempts, locked_at, run_at, last_error from graphile_worker.jobs limit 5",
        );
        throw new Error(`${left} jobs are left: ${JSON.stringify(waiting)}`, { cause: error });
      }
    },
    async [Symbol.asyncDispose]() {
      await pool.end();
      await app[Symbol.asyncDispose]();
      if (!smtp) await mailServer[Symbol.asyncDispose]();
      if (!data) await ownData[Symbol.asyncDispose]();
    },
  };
  return site;

  /** Renames what has no row, since the name of a file says when it was made (UUID v7). */
  async function ageOrphans(): Promise<void> {
    const rows = await site.query<{ key: string; thumbnail_key: string | null }>(
      "select key, thumbnail_key from brief_files",
    );
    const known = rows.flatMap(({ key, thumbnail_key }) => [key, thumbnail_key]);
    for (const name of (await site.files()).stored) {
      if (known.includes(name)) continue;
      const then = (Date.now() - 2 * 86_400_000).toString(16).padStart(12, "0");
      const old = `${then.slice(0, 8)}-${then.slice(8)}-7${randomUUID().slice(15)}`;
      await rename(name, old + name.slice(name.indexOf(".")));
    }
  }

  async function rename(from: string, to: string): Promise<void> {
    if (!s3) {
      const folder = join(ownData.path, "files");
      return fs.rename(join(folder, placeOf(from)), join(folder, placeOf(to)));
    }
    const content = s3.objects.get(placeOf(from));
    s3.objects.delete(placeOf(from));
    if (content) s3.objects.set(placeOf(to), content);
  }
}

async function askInside(app: App, path: string): Promise<Held> {
  const address = await eventually(() => /inside on (http:\S+)/.exec(app.output())?.[1]);
  return (await (await fetch(address + path)).json()) as Held;
}
