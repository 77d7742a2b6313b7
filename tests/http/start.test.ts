import { expect, test } from "vitest";
import { ConfigError, loadConfig } from "../src/platform/config.ts";
import { startApp } from "./app.ts";
import { addOperator } from "./operators.ts";
import { freshDatabase } from "./postgres.ts";

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

test("the greeting names the address, and how to have an operator until there is one", async () => {
  await using db = await freshDatabase();
  await using app = await startApp({ DATABASE_URL: db.url });
  expect(app.output()).toMatch(
    /^Smart Sites is serving on (http:\/\/localhost:\d+)\nNo operator yet: open \1\/admin\/set-up\?token=[\w-]{32} to create the first one\n/,
  );
  await addOperator(db);
  await using owned = await startApp({ DATABASE_URL: db.url });
  expect(owned.output()).not.toContain("No operator yet");
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
}, 60_000);
