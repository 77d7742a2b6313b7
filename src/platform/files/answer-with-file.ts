import { Readable } from "node:stream";
import { create as contentDisposition } from "content-disposition";
import type { Log } from "../log.ts";

/** A file that a stranger sent, as served to others. */
export type ServedFile = {
  id: string;
  /** Its own key, or that of the thumbnail served instead. */
  key: string;
  name: string;
  /** Its media type, told by content, and the ending that goes with it. */
  type: { type: string; extension: string };
  /** As in its row; undefined for a thumbnail. */
  bytes: number | undefined;
  /** Whether a browser may show it or must save it. */
  isShown: boolean;
  /** Its size in the store, in bytes; undefined if the store has lost it. */
  storedBytes(): Promise<number | undefined>;
  /** Opens the content; undefined if the store has lost it. */
  open(): Promise<Readable | undefined>;
};

/**
 * The answer with a stranger's file. Nothing in it can run as ours: no type is guessed (`nosniff`
 * is on every answer), it opens sandboxed, and only pictures open in the browser.
 *
 * @returns 404 for no file, and 410 for one that is lost or incomplete in the store.
 */
export async function answerWithFile(
  { log }: { log: Log },
  request: Request,
  file: ServedFile | undefined,
): Promise<Response> {
  if (!file) return noSuchFile();
  const etag = `"${file.key}"`;
  const headers = new Headers({
    "content-type": file.type.extension === "txt" ? "text/plain; charset=utf-8" : file.type.type,
    "content-disposition": contentDisposition(file.name, {
      type: file.isShown ? "inline" : "attachment",
    }),
    "content-security-policy": "default-src 'none'; sandbox",
    // The content under this name never changes, but it may be erased, so not for shared caches.
    "cache-control": "private, max-age=86400, immutable",
    etag,
  });
  if (request.headers.get("if-none-match") === etag) {
    return new Response(null, { status: 304, headers });
  }
  const bytes = await file.storedBytes();
  // Never promise more than there is: a browser would wait for it.
  if (!bytes || bytes !== (file.bytes ?? bytes)) return gone(log, file.id);
  headers.set("content-length", String(bytes));
  if (request.method === "HEAD") return new Response(null, { headers });
  const content = await file.open();
  if (!content) return gone(log, file.id);
  // One class under two names: that of Node's types and that of the browser's.
  return new Response(Readable.toWeb(content) as ReadableStream, { headers });
}

export function noSuchFile(): Response {
  const headers = { "content-type": "text/plain", "cache-control": "no-store" };
  return new Response("There is no such file.", { status: 404, headers });
}

/** For a known file that is lost or incomplete in the store. */
function gone(log: Log, fileId: string): Response {
  log.error({ fileId }, "files: one is lost or damaged");
  const headers = { "content-type": "text/plain", "cache-control": "no-store" };
  return new Response("This file is lost or damaged.", { status: 410, headers });
}
