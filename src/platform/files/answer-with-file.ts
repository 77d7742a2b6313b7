import { Readable } from "node:stream";
import { create as contentDisposition } from "content-disposition";
import type { Log } from "../log.ts";

/** A file that a stranger has sent, as it goes out to others. */
export type ServedFile = {
  id: string;
  /** Its own key, or that of the small copy that is served in its place. */
  key: string;
  name: string;
  /** Its media type, told by content, and the ending that goes with it. */
  type: { type: string; extension: string };
  /** As its row has it; undefined for a small copy. */
  bytes: number | undefined;
  /** Whether a browser may show it, or has to save it. */
  isShown: boolean;
  /** How many bytes the store has of it; undefined when it has lost it. */
  storedBytes(): Promise<number | undefined>;
  /** Opens the content; undefined when the store has lost it. */
  open(): Promise<Readable | undefined>;
};

/**
 * The answer that holds a stranger's file. Nothing in it can run in our name: no type is guessed
 * (`nosniff` is on every answer), whatever opens it is sandboxed, and only pictures open in place.
 *
 * @returns 404 for no file, and 410 for one that the store has lost, or has a part of.
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
    // Never another content under this name, but it may be erased: so not for shared caches.
    "cache-control": "private, max-age=86400, immutable",
    etag,
  });
  if (request.headers.get("if-none-match") === etag) {
    return new Response(null, { status: 304, headers });
  }
  const bytes = await file.storedBytes();
  // Never a promise of more than there is, for which a browser would wait.
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

/** For a file that is known, and of which the store has lost all or a part. */
function gone(log: Log, fileId: string): Response {
  log.error({ fileId }, "files: one is lost or damaged");
  const headers = { "content-type": "text/plain", "cache-control": "no-store" };
  return new Response("This file is lost or damaged.", { status: 410, headers });
}
