import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eicar, startClamd } from "../../../tests/support/servers/clamd.ts";
import { freePort } from "../../../tests/support/servers/free-port.ts";
import { clamd } from "./clamd.ts";

async function scan(url: string, content: Buffer | string, answerWithinMs = 20_000) {
  await using folder = await mkdtempDisposable(join(tmpdir(), "scan-"));
  const path = join(folder.path, "file");
  await writeFile(path, content);
  return await clamd(url, answerWithinMs).scan(path);
}

test("a clean file is clean, and one with a virus infected", async () => {
  await using server = await startClamd();
  expect(await scan(server.url, "Our menu")).toEqual({ outcome: "clean" });
  expect(await scan(server.url, Buffer.alloc(3_000_000, "a"))).toEqual({ outcome: "clean" });
  expect(await scan(server.url, `Our menu ${eicar}`)).toEqual({ outcome: "infected" });
});

test("the name of a virus cannot pass for a clean file", async () => {
  await using server = await startClamd(() => "stream: OK FOUND");
  expect(await scan(server.url, "x")).toEqual({ outcome: "infected" });
});

test("what clamd did not look at to the end is unanswered", async () => {
  for (const answer of [
    "INSTREAM size limit exceeded. ERROR",
    "",
    "stream: OKAY",
    "UNKNOWN COMMAND",
  ]) {
    await using server = await startClamd(() => answer);
    expect([answer, await scan(server.url, "x")]).toEqual([
      answer,
      { outcome: "unanswered", reason: `clamd said “${answer}”` },
    ]);
  }
});

test("a clamd that is silent or away is unanswered", async () => {
  await using silent = await startClamd(() => undefined);
  expect(await scan(silent.url, "x", 500)).toMatchObject({ outcome: "unanswered" });
  expect(await scan(`tcp://127.0.0.1:${await freePort()}`, "x")).toMatchObject({
    outcome: "unanswered",
  });
  expect(await scan("unix:/nowhere/clamd.ctl", "x")).toMatchObject({ outcome: "unanswered" });
});
