import { Readable } from "node:stream";
import type { APIRoute } from "astro";
import { findServedFile, removeUpload } from "../../features/briefs/uploads.ts";

export const prerender = false;

/**
 * A file of a brief, by its public link. Nothing in it can run in our name: no type is guessed
 * (`nosniff` is on every answer), whatever opens it is sandboxed, and only pictures open in place.
 */
export const GET: APIRoute = async ({ params, request, locals }) => {
  const key = params.key ?? "";
  const file = await findServedFile(locals.services, key);
  if (!file) return notFound();
  const headers = new Headers({
    "content-type": file.type.extension === "txt" ? "text/plain; charset=utf-8" : file.type.type,
    "content-disposition": disposition(file),
    "content-security-policy": "default-src 'none'; sandbox",
    // Never another content under this name, but it may be erased: so not for shared caches.
    "cache-control": "private, max-age=86400, immutable",
    etag: `"${key}"`,
  });
  if (request.headers.get("if-none-match") === `"${key}"`) {
    return new Response(null, { status: 304, headers });
  }
  if (file.bytes !== undefined) headers.set("content-length", String(file.bytes));
  if (request.method === "HEAD") return new Response(null, { headers });
  const content = await file.open();
  if (!content) return notFound();
  // One class under two names: that of Node's types and that of the browser's.
  return new Response(Readable.toWeb(content) as ReadableStream, { headers });
};

/** Takes back a file that has not been sent with a brief. */
export const DELETE: APIRoute = async ({ params, locals }) => {
  const removed = await removeUpload(locals.services, params.key ?? "");
  return removed ? new Response(null, { status: 204 }) : notFound();
};

function notFound(): Response {
  const headers = { "content-type": "text/plain", "cache-control": "no-store" };
  return new Response("There is no such file.", { status: 404, headers });
}

/** RFC 6266: a plain name for old programs, the whole one in RFC 8187's form. */
function disposition({ name, type }: { name: string; type: { type: string } }): string {
  const how = type.type.startsWith("image/") ? "inline" : "attachment";
  const plain = name.replace(/[^\w.() -]/g, "_");
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${whole}`;
}
