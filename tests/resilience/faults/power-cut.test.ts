import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { keepUpload, placeOf } from "../../../src/core/files/uploads.ts";
import { prepareDataDir } from "../../../src/platform/data-dir.ts";
import { folderFiles } from "../../../src/platform/files/folder.ts";
import { createLog } from "../../../src/platform/log.ts";
import { keptSecret } from "../../../src/platform/secrets/kept-secret.ts";
import { startApp } from "../../support/app.ts";
import { brief, postBrief, postFile } from "../../support/builders.ts";
import { freshDatabase, type TestDatabase } from "../../support/postgres.ts";
import { scale } from "../../support/scale.ts";
import { dice } from "../../support/words/chance.ts";
import { canMount, smallDisk } from "./small-disk.ts";
import { watchSyncs } from "./synced.ts";

const cuts = scale(8, 60);
const roll = dice("power cuts");

test(`no row outlives its file, whichever of ${cuts} moments the power is cut at`, async () => {
  await using db = await freshDatabase();
  await using root = await fs.mkdtempDisposable(join(tmpdir(), "power-cut-"));
  const received = join(root.path, "received");
  const contents = new Map<string, Buffer>();
  let moments = 0;
  using disk = await watchSyncs(root.path, async ({ lostNames, keptNames }) => {
    moments++;
    for (const left of [lostNames, keptNames]) {
      expect(await lostFiles(db, contents, async (path) => left.get(`data/${path}`))).toEqual([]);
    }
  });
  const dataDir = join(root.path, "data");
  await prepareDataDir(dataDir);
  const files = folderFiles(join(dataDir, "files"));
  const services = { database: db.database, files, log: createLog("silent") };
  while (moments < cuts) {
    const name = `${moments}.txt`;
    contents.set(name, textOf(50_000));
    await fs.writeFile(received, textIn(contents, name));
    const upload = { name, path: received, bytes: 50_000, tooLong: false };
    expect((await keepUpload(services, upload, "203.0.113.9")).outcome).toBe("kept");
    const { lostNames, keptNames } = await disk.cut();
    for (const left of [lostNames, keptNames]) {
      expect(await lostFiles(db, contents, async (path) => left.get(`data/${path}`))).toEqual([]);
    }
  }
});

test("a secret is whole or not there, and there once it is used", async () => {
  await using root = await fs.mkdtempDisposable(join(tmpdir(), "power-cut-"));
  let moments = 0;
  using disk = await watchSyncs(root.path, async (after) => {
    moments++;
    for (const left of Object.values(after)) {
      expect(left.get("data/auth-secret")?.length ?? 43).toBe(43);
    }
  });
  await prepareDataDir(join(root.path, "data"));
  const secret = await keptSecret(join(root.path, "data", "auth-secret"));
  for (const left of Object.values(await disk.cut())) {
    expect(String(left.get("data/auth-secret"))).toBe(secret);
  }
  expect(moments).toBeGreaterThanOrEqual(3);
});

test.skipIf(!(await canMount()))(
  `the app loses nothing it acknowledged when a real disk is cut off ${cuts} times`,
  { timeout: 300_000 + cuts * 3_000 },
  async () => {
    await using db = await freshDatabase();
    await using disk = await smallDisk(2_200); // with less, it would take no files
    const dataDir = join(disk.path, "data");
    const settings = { DATABASE_URL: db.url, TRUST_PROXY: "1" };
    await using app = await startApp({ ...settings, DATA_DIR: dataDir });
    const secret = await fs.readFile(join(dataDir, "auth-secret"));
    const contents = new Map<string, Buffer>();
    const sendBrief = async (name: string) => {
      const content = textOf(60_000);
      contents.set(name, content);
      const headers = { "x-forwarded-for": `10.3.0.${contents.size % 250}` };
      const { file } = await (await postFile(app, content, name, headers)).json();
      await postBrief(app, brief(), { fileKeys: [file.key], headers });
    };
    for (let cut = 0; cut < cuts; cut++) {
      const sending = sendBrief(`${cut}.txt`);
      // Right after an answer, and at any moment before one.
      await (cut % 2 === 0 ? sending : sleep(roll() * 40));
      {
        using _standstill = holdStill(app.process);
        await using after = await disk.cutOff();
        const read = (path: string) =>
          fs.readFile(join(after.path, "data", path)).catch(() => undefined);
        expect([cut, await lostFiles(db, contents, read)]).toEqual([cut, []]);
        expect(await read("auth-secret")).toEqual(secret);
      }
      await sending;
    }
  },
);

/** Stops a process in its tracks for a while. */
function holdStill(process: ChildProcess): Disposable {
  process.kill("SIGSTOP");
  return { [Symbol.dispose]: () => void process.kill("SIGCONT") };
}

/** The names of files whose rows are there, and whose content is not. */
async function lostFiles(
  db: TestDatabase,
  contents: Map<string, Buffer>,
  read: (path: string) => Promise<Buffer | undefined>,
): Promise<string[]> {
  const { rows } = await db.pool.query("select key, original_name as name from brief_files");
  const lost: string[] = [];
  for (const { key, name } of rows) {
    const left = await read(join("files", placeOf(key)));
    if (!left?.equals(textIn(contents, name))) lost.push(`${name}: ${left?.length} bytes`);
  }
  return lost;
}

function textIn(contents: Map<string, Buffer>, name: string): Buffer {
  return contents.get(name) ?? Buffer.alloc(0);
}

/** Text that is never twice the same. */
function textOf(bytes: number): Buffer {
  return Buffer.from(randomBytes(bytes / 2).toString("hex"));
}
