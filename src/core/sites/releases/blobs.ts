import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants as zlib } from "node:zlib";
import { inArray, or, sql } from "drizzle-orm";
import pLimit from "p-limit";
import type { Queryable, Transaction } from "../../../database/client.ts";
import { siteReleaseFiles } from "../../../database/tables/sites.ts";
import type { FileStore } from "../../../platform/files/files.ts";
import { placeOfBlob } from "../pictures/site-files.ts";

/** Bytes under the name of their content. */
export type Blob = { hash: string; bytes: Buffer; type: string };

const AT_A_TIME = 8;

export function blobOf(bytes: Buffer, type: string): Blob {
  return { hash: createHash("sha256").update(bytes).digest("hex"), bytes, type };
}

/**
 * Until the transaction ends, nobody else names or removes blobs. Short: nothing is uploaded
 * in the meantime.
 */
export async function lockBlobs(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('site blobs'))`);
}

/**
 * Stores what is not there yet, whole; half of one, left by a store that failed, is written anew.
 * Others may be storing the same, and until a row names them a sweep may remove them again.
 */
export async function storeBlobs(files: FileStore, blobs: Iterable<Blob>): Promise<void> {
  await pLimit(AT_A_TIME).map(unique(blobs), async (blob) => {
    if (await isStored(files, blob)) return;
    const { hash, bytes, type } = blob;
    const about = { bytes: bytes.length, type, isShared: true } as const;
    const put = () => files.put(placeOfBlob(hash), Readable.from([bytes]), about);
    // A sweep may have taken what was half written.
    await put().catch(put);
  });
}

/** Whether all of them are in the store. Those that a row names are. @param tx that has locked blobs. */
export async function areStored(
  tx: Transaction,
  files: FileStore,
  blobs: Iterable<Blob>,
): Promise<boolean> {
  const all = unique(blobs);
  const unnamed = new Set(
    await unnamedBlobs(
      tx,
      all.map(({ hash }) => hash),
    ),
  );
  const found = await pLimit(AT_A_TIME).map(
    all.filter(({ hash }) => unnamed.has(hash)),
    (blob) => isStored(files, blob),
  );
  return found.every(Boolean);
}

/** Those of them that are in no release. */
export async function unnamedBlobs(
  database: Queryable,
  hashes: readonly string[],
): Promise<string[]> {
  if (hashes.length === 0) return [];
  const { blob, brotli_blob } = siteReleaseFiles;
  const rows = await database
    .selectDistinct({ blob, brotli_blob })
    .from(siteReleaseFiles)
    .where(or(inArray(blob, [...hashes]), inArray(brotli_blob, [...hashes])));
  const named = new Set(rows.flatMap((row) => [row.blob, row.brotli_blob]));
  return hashes.filter((hash) => !named.has(hash));
}

async function isStored(files: FileStore, { hash, bytes }: Blob): Promise<boolean> {
  return (await files.lengthOf(placeOfBlob(hash))) === bytes.length;
}

function unique(blobs: Iterable<Blob>): Blob[] {
  return [...new Map(Array.from(blobs, (blob) => [blob.hash, blob])).values()];
}

const compress = promisify(brotliCompress);

/** A text in brotli, at the best quality; undefined for what is no text, or would not be smaller. */
export async function inBrotli({ type, bytes }: Blob): Promise<Blob | undefined> {
  if (!/^text\/|xml/.test(type)) return undefined;
  const compressed = await compress(bytes, {
    params: { [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  return compressed.length < bytes.length ? blobOf(compressed, type) : undefined;
}
