import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ConfigError, loadConfig } from "../../../src/platform/config.ts";
import { canMount, smallDisk } from "../../resilience/faults/small-disk.ts";
import { startApp } from "../../support/app.ts";
import { dataFolder } from "../../support/data-folder.ts";
import { addOperator } from "../../support/operators.ts";
import { freshDatabase } from "../../support/postgres.ts";

test("a wrong variable stops the start with a line that names it and what it takes", async () => {
  await expect(startApp({ PORT: "http" })).rejects.toThrow(
    /ended with 1: PORT takes a port number from 0 to 65535\s*$/,
  );
  expect(() => loadConfig({ SMTP_URL: "mail.example.com", TRUST_PROXY: "yes" })).toThrow(
    new ConfigError(
      "SMTP_URL takes an address such as smtps://user:password@smtp.example.com\n" +
        "TRUST_PROXY takes the number of proxies in front of the app, 0 to 9",
    ),
  );
});

test("our own address has a protocol and no path", () => {
  expect(() => loadConfig({ PUBLIC_URL: "example.com" })).toThrow(
    new ConfigError("PUBLIC_URL takes an address such as https://www.example.com.au"),
  );
  expect(() => loadConfig({ PUBLIC_URL: "https://example.com/shop" })).toThrow(
    new ConfigError(
      "PUBLIC_URL takes an address without a path, such as https://www.example.com.au",
    ),
  );
  expect(loadConfig({ PUBLIC_URL: "https://example.com/" }).publicUrl).toBe("https://example.com");
});

test("an empty variable counts as unset", () => {
  expect(loadConfig({ SMTP_URL: "", PORT: " " })).toEqual(loadConfig({}));
});

test("half a group of variables stops the start with the names of the missing ones", () => {
  expect(() =>
    loadConfig({ AI_BASE_URL: "https://api.example.com/v1", AI_MODEL: "small" }),
  ).toThrow(new ConfigError("AI_API_KEY is needed beside AI_BASE_URL"));
  expect(() => loadConfig({ AI_API_KEY: "secret" })).toThrow(
    new ConfigError(
      "AI_BASE_URL is needed beside AI_API_KEY\nAI_MODEL is needed beside AI_API_KEY",
    ),
  );
  const keys = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
  expect(() => loadConfig({ S3_BUCKET: "uploads", ...keys })).toThrow(
    new ConfigError("S3_ENDPOINT or S3_REGION is needed beside S3_BUCKET"),
  );
  const own = { S3_ENDPOINT: "https://s3.example.com", S3_BUCKET: "uploads" };
  expect(() => loadConfig(own)).toThrow("S3_SECRET_ACCESS_KEY is needed beside S3_BUCKET");
  expect(loadConfig({ ...own, ...keys }).s3).toMatchObject({
    bucket: "uploads",
    region: "us-east-1",
  });
  expect(loadConfig({}).s3).toBeUndefined();
});

test("a taken port stops the start with a line that says so", async () => {
  await using db = await freshDatabase();
  await using first = await startApp({ DATABASE_URL: db.url });
  await expect(startApp({ DATABASE_URL: db.url, PORT: new URL(first.url).port })).rejects.toThrow(
    /ended with 1: .*EADDRINUSE.*Set PORT to a free one/,
  );
});

test("an address that is not ours stops the start with a line that says so", async () => {
  await using data = await dataFolder();
  const elsewhere = "203.0.113.9"; // RFC 5737: nobody's
  await expect(startApp({ DATA_DIR: data.path, HOST: elsewhere })).rejects.toThrow(
    /ended with 1: listen EADDRNOTAVAIL[^\n]*\. Set HOST to an address of this machine\.\n$/,
  );
  expect(await data.postgresPid()).toBeUndefined();
  const metrics = { METRICS_HOST: elsewhere, METRICS_PORT: "9464" };
  await expect(startApp({ DATA_DIR: data.path, ...metrics })).rejects.toThrow(
    /ended with 1: [^\n]*\. Set METRICS_HOST to an address of this machine\.\n$/,
  );
});

test("a folder that cannot be written stops the start with a line that says so", async () => {
  const line = (reason: string) =>
    new RegExp(
      `ended with 1: DATA_DIR takes a folder that can be written to \\(${reason}[^\n]*\\)\n$`,
    );
  await using folder = await mkdtempDisposable(join(tmpdir(), "start-"));
  await writeFile(join(folder.path, "file"), "");
  const inFile = { DATA_DIR: join(folder.path, "file", "data") };
  await expect(startApp(inFile)).rejects.toThrow(line("ENOTDIR"));
  if (process.platform === "linux") {
    await expect(startApp({ DATA_DIR: "/proc/data" })).rejects.toThrow(line("ENOENT"));
  }
});

test.skipIf(!(await canMount()))("so does a disk that may only be read", async () => {
  await using disk = await smallDisk(8);
  await disk.remount("ro");
  await expect(startApp({ DATA_DIR: disk.path })).rejects.toThrow(
    /ended with 1: DATA_DIR takes a folder that can be written to \(EROFS[^\n]*\)\n$/,
  );
});

test("a secret that is cut short stops the start, and nothing runs on", async () => {
  await using data = await dataFolder();
  await writeFile(join(data.path, "auth-secret"), "");
  await expect(startApp({ DATA_DIR: data.path })).rejects.toThrow(
    /ended with 1: [^\n]*auth-secret holds less than the 32 characters of a secret\.[^\n]*\n$/,
  );
  expect(await data.postgresPid()).toBeUndefined();
});

test("the greeting names the address, and how to have an operator until there is one", async () => {
  await using db = await freshDatabase();
  await using app = await startApp({ DATABASE_URL: db.url });
  expect(app.output()).toMatch(
    /^Smart Sites is serving on (http:\/\/localhost:\d+)\nNo operator yet: open \1\/admin\/set-up\?token=[\w-]{43} to create the first one\n/,
  );
  await addOperator(db);
  await using owned = await startApp({ DATABASE_URL: db.url });
  expect(owned.output()).not.toContain("No operator yet");
});

test("two starts on one new data folder print one link for the first operator", async () => {
  await using data = await dataFolder();
  const apps = await Promise.all([1, 2].map(() => startApp({ DATA_DIR: data.path })));
  const links = apps.map((app) => /\/admin\/set-up\?token=\S+/.exec(app.output())?.[0]);
  for (const app of apps) await app.stop();
  expect(links[0]).toMatch(/=[\w-]{43}$/);
  expect(links[1]).toBe(links[0]);
});

test("eight processes that start at once on an empty database all serve", async () => {
  await using db = await freshDatabase();
  await db.pool.query("drop schema public cascade; create schema public");
  await db.pool.query("drop schema graphile_worker cascade; drop schema drizzle cascade");
  const apps = await Promise.all(
    Array.from({ length: 8 }, () => startApp({ DATABASE_URL: db.url })),
  );
  for (const app of apps) {
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    await app.stop();
  }
});
