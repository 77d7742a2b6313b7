import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { startApp } from "../../support/app.ts";
import { dataFolder } from "../../support/data-folder.ts";

test.for([
  { apart: 1, what: "as a terminal and npm send them" },
  { apart: 300, what: "as npm passes one on late" },
])("two signals $apart ms apart, $what, are one, and PostgreSQL stops too", async (given) => {
  await using data = await dataFolder();
  await using app = await startApp({ DATA_DIR: data.path, DRAIN_SECONDS: "1" });
  expect(await data.postgresPid()).toBeGreaterThan(0);
  const ended = once(app.process, "exit");
  app.process.kill("SIGINT");
  await sleep(given.apart);
  app.process.kill("SIGINT");
  expect(await ended).toEqual([0, null]);
  expect(await data.postgresPid()).toBeUndefined();
});

test("anyone who presses Ctrl-C again a second later does not want to wait", async () => {
  await using data = await dataFolder();
  await using app = await startApp({ DATA_DIR: data.path, DRAIN_SECONDS: "60" });
  const ended = once(app.process, "exit");
  app.process.kill("SIGINT");
  await sleep(1_000);
  app.process.kill("SIGINT");
  expect(await ended).toEqual([1, null]);
});
