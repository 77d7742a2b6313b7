import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants as zlib } from "node:zlib";
import { sql } from "drizzle-orm";
import pLimit from "p-limit";
import type { Transaction } from "../../database/client.ts";
import type { FileStore } from "../../platform/files/files.ts";
import { placeOfBlob } from "./site-files.ts";

/** Bytes under the name of their content. */
export type Blob = { hash: string; bytes: Buffer; type: string };

const AT_A_TIME = 8;

export function blobOf(bytes: Buffer, type: string): Blob {
  return { hash: createHash("sha256").update(bytes).digest("hex"), bytes, type };
}

/**
 * Until the transaction ends, nobody else stores or removes blobs. So a blob without a row is one
 * that nobody needs, and no two of us write the same one, of whom one might fail and clean up.
 */
export async function lockBlobs(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('site blobs'))`);
}

/** Stores what is not there yet, whole; half of one, left by a store that failed, is written anew. */
export async function storeBlobs(files: FileStore, blobs: Iterable<Blob>): Promise<void> {
  const byHash = new Map(Array.from(blobs, (blob) => [blob.hash, blob]));
  await pLimit(AT_A_TIME).map(byHash.values(), async ({ hash, bytes, type }) => {
    const place = placeOfBlob(hash);
    if ((await files.lengthOf(place)) === bytes.length) return;
    await files.put(place, Readable.from([bytes]), { bytes: bytes.length, type });
  });
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
