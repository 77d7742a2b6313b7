import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { s3Files } from "../../../src/platform/files/s3.ts";
import { type App, startApp } from "../../support/app.ts";
import { eventually } from "../../support/eventually.ts";
import { freshDatabase } from "../../support/postgres.ts";
import { startS3 } from "../../support/servers/s3.ts";
import { startSmtp } from "../../support/servers/smtp.ts";

type Process = { readonly url: string; app(): App; start(): Promise<void> };

/**
 * Three processes of the app as on three machines, started at once: a data folder each, one
 * database, which is empty, one S3 store, one mail server.
 */
export async function threeProcesses(
  environment: Record<string, string> = {},
  { secondsToTakeAMail = 0 } = {},
) {
  const db = await freshDatabase({ empty: true });
  const s3 = await startS3();
  const smtp = await startSmtp({ delay: secondsToTakeAMail * 1_000 });
  const folder = mkdtempSync(join(tmpdir(), "smart-sites-machines-"));
  const shared = {
    DATABASE_URL: db.url,
    AUTH_SECRET: "one secret for all three of the machines",
    SMTP_URL: smtp.url,
    S3_ENDPOINT: s3.url,
    S3_REGION: "us-east-1",
    S3_BUCKET: "uploads",
    S3_ACCESS_KEY_ID: "key-id",
    S3_SECRET_ACCESS_KEY: "secret",
    TRUST_PROXY: "1",
    ...environment,
  };
  const processes = await Promise.all(
    ["1", "2", "3"].map(async (name): Promise<Process> => {
      const own = { ...shared, DATA_DIR: join(folder, name) };
      let app = await startApp(own);
      const { port } = new URL(app.url);
      const url = `http://127.0.0.1:${port}`; // "localhost" may be ::1 first, where nobody listens
      return {
        url,
        app: () => app,
        async start() {
          app = await startApp({ ...own, PORT: port });
          await ready(url);
        },
      };
    }),
  );
  await Promise.all(processes.map(({ url }) => ready(url)));
  return {
    db,
    /** The store that they share. */
    files: s3Files({
      endpoint: s3.url,
      region: shared.S3_REGION,
      bucket: shared.S3_BUCKET,
      accessKeyId: shared.S3_ACCESS_KEY_ID,
      secretAccessKey: shared.S3_SECRET_ACCESS_KEY,
    }),
    s3,
    smtp,
    processes: processes as [Process, Process, Process],
    async [Symbol.asyncDispose]() {
      await Promise.all(processes.map(({ app }) => app()[Symbol.asyncDispose]()));
      rmSync(folder, { recursive: true });
      for (const server of [smtp, s3, db]) await server[Symbol.asyncDispose]();
    },
  };
}

export type ThreeProcesses = Awaited<ReturnType<typeof threeProcesses>>;

/** Stops and starts one after the other; each time there must be answers while it stops. */
export async function restartInTurn(
  { processes }: ThreeProcesses,
  load: { answered(): number },
): Promise<void> {
  for (const { app, start } of processes) {
    const earlier = load.answered();
    await eventually(() => load.answered() > earlier + 10);
    const before = load.answered();
    expect(await app().stop()).toBe(0);
    expect(load.answered()).toBeGreaterThan(before);
    await start();
  }
}

function ready(url: string): Promise<unknown> {
  return eventually(async () => {
    const answer = await fetch(`${url}/readyz`);
    return (await answer.json()).status === "ready";
  });
}
