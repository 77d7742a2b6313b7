import { glob, readFile } from "node:fs/promises";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../support/postgres.ts";

// Migrations tell how the SQL functions came about; src/database/functions has what they are now, a
// file for each, in the folder of its owner. This holds the two together.

test("each SQL function is in a file as the migrations made it, and no other", async () => {
  await using db = await freshDatabase();
  const made = await functionsOf(db);
  const files = await currentFiles();
  expect(files.map(({ name }) => name).sort()).toEqual(made.map(({ name }) => name));
  for (const { sql } of files) await db.pool.query(sql);
  expect(await functionsOf(db)).toEqual(made);
});

test("a function that was changed in a migration alone, or in its file alone, is found", async () => {
  await using db = await freshDatabase();
  const made = await functionsOf(db);
  const file = (await currentFiles()).find(({ name }) => name === "was_mailed");
  await db.pool.query(file?.sql.replace("exists", "not exists") ?? "");
  expect(await functionsOf(db)).not.toEqual(made);
});

async function currentFiles(): Promise<{ name: string; sql: string }[]> {
  const files = await Array.fromAsync(glob("src/database/functions/*/*.sql"));
  return Promise.all(
    files.map(async (file) => ({
      name: basename(file, ".sql"),
      sql: await readFile(file, "utf8"),
    })),
  );
}

/** What PostgreSQL has of our functions; those of extensions are theirs. */
async function functionsOf({ pool }: TestDatabase): Promise<{ name: string; source: string }[]> {
  const { rows } = await pool.query(`
    select proname as name, pg_get_functiondef(p.oid) as source from pg_proc p
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by proname, source`);
  return rows;
}
