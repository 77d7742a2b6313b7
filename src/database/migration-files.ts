import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";

/** Relative to the project folder, where the app is started. */
export const migrationsFolder = "src/database/migrations";

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ tag: z.string(), when: z.number() })),
});

/**
 * This version's migrations, in order. A database identifies an applied one by its `when`.
 *
 * @throws Error when the working directory is not the project folder.
 */
export async function knownMigrations(): Promise<{ name: string; when: number }[]> {
  return (await readJournal()).entries.map(({ tag, when }) => ({ name: tag, when }));
}

/**
 * A folder with the migrations up to and including one, since Drizzle applies whole folders. It is
 * removed at the end of the scope.
 */
export async function migrationsThrough(name: string): Promise<fs.DisposableTempDir> {
  const journal = await readJournal();
  const last = journal.entries.findIndex(({ tag }) => tag === name);
  if (last === -1) throw new Error(`there is no migration ${name}`);
  const entries = journal.entries.slice(0, last + 1);
  const folder = await fs.mkdtempDisposable(join(tmpdir(), "migrations-"));
  await fs.mkdir(join(folder.path, "meta"));
  await fs.writeFile(
    join(folder.path, "meta/_journal.json"),
    JSON.stringify({ ...journal, entries }),
  );
  for (const { tag } of entries) {
    await fs.copyFile(join(migrationsFolder, `${tag}.sql`), join(folder.path, `${tag}.sql`));
  }
  return folder;
}

async function readJournal() {
  const text = await fs.readFile(join(migrationsFolder, "meta/_journal.json"), "utf8");
  return journalSchema.parse(JSON.parse(text));
}
