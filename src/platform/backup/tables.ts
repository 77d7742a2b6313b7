import type pg from "pg";
import { knownMigrations } from "../../database/migration-files.ts";
import { BackupError } from "./backup.ts";

/**
 * The product's tables, each after those it refers to. Read from the database, not from the code,
 * which may be older or newer.
 */
export async function productTables(
  client: pg.Client,
): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    with recursive own as (
      select c.oid, c.relname::text as name, array(
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum
      ) as columns
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not c.relispartition
        and not exists (
          select from pg_depend d
          where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
        )
    ), layer as (
      select oid, 0 as depth from own
      union
      select k.conrelid, depth + 1
      from layer join pg_constraint k on k.confrelid = layer.oid
      where k.contype = 'f' and k.conrelid <> k.confrelid and depth < 50
    )
    select name, columns from own join layer using (oid)
    group by name, columns
    order by max(depth), name
  `);
  return rows;
}

/** Name of the last migration of a database; undefined where none was ever applied. */
export async function migrationOf(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ is_migrated: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as is_migrated",
  );
  if (!rows[0]?.is_migrated) return undefined;
  const applied = await client.query<{ when: string | null }>(
    'select max(created_at)::text as "when" from drizzle.__drizzle_migrations',
  );
  const when = applied.rows[0]?.when;
  if (!when) return undefined;
  const migration = (await knownMigrations()).find((known) => known.when === Number(when));
  if (!migration) throw new BackupError("The database is of a newer version than this folder.");
  return migration.name;
}

/** How many rows a table has, quoted already, or a query in brackets with a name. */
export async function countRows(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
  return Number(rows[0]?.count);
}

/**
 * Settings for this transaction: COPY writes and reads times the same way whatever the server's
 * settings, and may take its time.
 */
export async function settleTransaction(client: pg.Client): Promise<void> {
  await client.query(`
    set local datestyle = 'ISO';
    set local timezone = 'UTC';
    set local statement_timeout = 0;
    set local idle_in_transaction_session_timeout = 0
  `);
}
