import * as z from "zod";
import type { Database } from "../../database/client.ts";
import type { FileStore } from "../files/files.ts";

// A backup is a folder:
//
//   tables/NAME.copy.gz   rows of a table, as COPY writes them
//   jobs.copy.gz          queued jobs
//   files/…               the file store, under its own paths
//   auth-secret           the kept secret, where there is one
//   SHA256SUMS            checksums of all of these, as `sha256sum --check` reads them
//   manifest.json         what there should be; written last, so half a backup has none

/** A problem that a person can fix; the message says what and how. */
export class BackupError extends Error {
  override name = "BackupError";
}

/** What to back up, or where to restore a backup. */
export type BackedUp = {
  /** Of the database. */
  url: string;
  files: FileStore;
  /** Every file that a row of this database names, in pages. */
  storedFiles(database: Database): AsyncIterable<StoredFile[]>;
  /** Path of the kept secret; undefined where the environment holds the secret. */
  secretFile: string | undefined;
};

type StoredFile = {
  /** In the file store. */
  path: string;
  type: string;
  /** Undefined if the row does not say. */
  bytes: number | undefined;
};

const count = z.int().min(0);

export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Name of the last migration that the database had. */
  migration: z.string(),
  /** In an order in which they can be filled: each table after those it refers to. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: count })),
  jobs: count,
  files: z.object({ count, bytes: count }),
  hasSecret: z.boolean(),
  /** Files that were missing or incomplete in the store when the backup was made. */
  problems: z.array(z.string()),
  /** SHA-256 of SHA256SUMS, in hex. */
  checksum: z.string(),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const members = {
  manifest: "manifest.json",
  checksums: "SHA256SUMS",
  secret: "auth-secret",
  jobs: "jobs.copy.gz",
  table: (name: string) => `tables/${name}.copy.gz`,
  file: (path: string) => `files/${path}`,
};
