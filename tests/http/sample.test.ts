import { execFile } from "node:child_process";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { beginSample } from "../../scripts/sample/begin.ts";
import { removeSample } from "../../scripts/sample/remove.ts";
import { folderFiles } from "../../src/platform/files/folder.ts";
import { person, postJoin } from "../support/builders.ts";
import { type OwnedApp, test } from "../support/empty-app.ts";
import { signedIn } from "../support/operators.ts";
import { get } from "../support/raw-request.ts";

test("the sample fills an empty installation, says so, and goes as it came", async ({
  ownedApp,
  smtp,
}) => {
  const environment = { SMTP_URL: smtp.url, SITES_DOMAIN: "localhost" };
  const site = await ownedApp(environment);
  const { app, db, owner } = site;
  const before = await everything(site);

  expect(await sample(site, environment)).toContain("Filled with a sample");

  const isFilled = async (people = 300) => {
    const { rows } = await db.pool.query(
      `select (select count(*) from waitlist)::int as people,
              (select max(position) from waitlist) as last,
              (select count(*) from site_briefs)::int as briefs,
              (select count(*) from sites)::int as sites,
              (select count(distinct document ->> 'design')
               from sites join site_revisions on site_id = id and number = revision
               where status = 'live')::int as designs,
              (select count(*) from emails where status = 'sent')::int as sent`,
    );
    // A suspected brief has no draft.
    const once = { people, last: people, briefs: 20, sites: 19, designs: 6, sent: 0 };
    expect(rows).toEqual([once]);
  };
  await isFilled();
  const operator = await signedIn(app, owner);
  for (const path of ["/admin", "/admin/briefs", "/admin/sites", "/admin/waitlist"]) {
    expect(await (await operator.get(path)).text()).toContain("Sample data.");
  }
  const bakery = await get(app.url, "wattlebird-bakery.localhost");
  expect(bakery.answer).toContain("This is a sample");

  // The app reminds operators of its briefs in the meantime, as of any.
  expect(await beginSample(db.database)).toEqual({ outcome: "there already" });
  await isFilled();

  const remove = () =>
    removeSample(
      { database: db.database, files: folderFiles(join(site.dataDir, "files")) },
      { isAll: false },
    );
  const { email } = person();
  await postJoin(app, person());
  expect(await remove()).toEqual({ outcome: "others too", rows: ["1 on the waitlist"] });
  await isFilled(301);
  await db.pool.query("delete from waitlist where email = $1", [email]);

  expect(await remove()).toEqual({ outcome: "removed" });
  expect(await everything(site)).toEqual(before);
  expect(await remove()).toEqual({ outcome: "none there" });
  expect(smtp.mails).toEqual([]);
});

test("the sample never comes to what somebody real has sent", async ({ ownedApp }) => {
  const site = await ownedApp();
  await postJoin(site.app, person());
  await expect(sample(site, {})).rejects.toThrow("There is 1 on the waitlist");
  expect(await everything(site)).toMatchObject({ sample: 0, waitlist: 1, site_briefs: 0 });

  await site.db.pool.query("insert into sample default values");
  expect(await sample(site, {}, "--remove", "--all")).toContain("The sample is gone");
  expect((await site.db.pool.query("select from waitlist")).rowCount).toBe(0);
});

/** Every table with the number of its rows, the history, and the stored files. */
async function everything({ db, dataDir }: OwnedApp): Promise<unknown> {
  const { rows } = await db.pool.query<{ tablename: string }>(
    `select tablename from pg_tables where schemaname = 'public'
     and tablename not in ('rate_limits', 'operator_sessions', 'daily_counts', 'hosting_state')`,
  );
  const counts: Record<string, number> = {};
  for (const { tablename } of rows) {
    const { rowCount } = await db.pool.query(`select from ${tablename}`);
    counts[tablename] = rowCount ?? 0;
  }
  const store = { cwd: join(dataDir, "files"), withFileTypes: true } as const;
  const files = await Array.fromAsync(glob("**", store));
  return { ...counts, files: files.filter((file) => file.isFile()).length };
}

/** @returns what it prints. @throws Error with what it printed, if it refuses. */
async function sample(
  { db, dataDir }: OwnedApp,
  environment: Record<string, string>,
  ...words: string[]
): Promise<string> {
  const command = promisify(execFile)(process.execPath, ["scripts/sample.ts", ...words], {
    env: {
      PATH: "/usr/bin:/bin",
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      DATABASE_URL: db.url,
      DATA_DIR: dataDir,
      AUTH_SECRET: "x".repeat(40),
      ...environment,
    },
  });
  const { stdout } = await command.catch((error: { stdout: string; stderr: string }) => {
    throw new Error(error.stdout + error.stderr);
  });
  return stdout;
}
