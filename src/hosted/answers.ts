import type { IncomingMessage, ServerResponse } from "node:http";
import { pdfType } from "../core/sites/pictures/site-files.ts";
import type { HostedFile, Hosting } from "../core/sites/releases/hosting.ts";
import type { PlainPage } from "./plain-page.ts";

/** Headers of every answer under a customer’s host, as name, value, name, value. */
export function hostedHeaders({ publicUrl }: { publicUrl: string }): string[] {
  const isHttps = publicUrl.startsWith("https:");
  return [
    ...["x-content-type-options", "nosniff"],
    // Not no-referrer: that makes browsers post forms with `Origin: null`.
    ...["referrer-policy", "strict-origin-when-cross-origin"],
    ...["permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
    // Their domain is theirs: what else is below it is none of our business.
    ...(isHttps ? ["strict-transport-security", "max-age=31536000"] : []),
  ];
}

/** A request under a customer’s host, with what goes into each answer to it. */
export type Asked = {
  request: IncomingMessage;
  response: ServerResponse;
  headers: readonly string[];
};

/** Sends a file of a release: whole, in brotli, or the news that the browser has it. */
export async function sendFile(
  { request, response, headers }: Asked,
  hosting: Pick<Hosting, "bytesOf">,
  file: HostedFile,
  { status, caching }: { status: number; caching: string },
): Promise<void> {
  const brotli = acceptsBrotli(request) ? file.brotli_blob : null;
  const blob = brotli ?? file.blob;
  const etag = `"${blob.slice(0, 32)}"`;
  const own = [...headers, "cache-control", caching, "etag", etag];
  if (file.brotli_blob !== null) own.push("vary", "accept-encoding");
  if (file.policy !== null) own.push("content-security-policy", file.policy);
  // A reader in the browser would run what is in it; and its link says what it is called.
  if (file.type === pdfType) {
    own.push("content-disposition", "attachment");
    own.push("content-security-policy", "default-src 'none'; sandbox");
  }
  if (status === 200 && knows(request, etag)) {
    response.writeHead(304, own).end();
    return;
  }
  const bytes = await hosting.bytesOf(blob, file);
  own.push("content-type", file.type, "content-length", String(bytes.length));
  if (brotli !== null) own.push("content-encoding", "br");
  response.writeHead(status, own);
  response.end(request.method === "HEAD" ? undefined : bytes);
}

/** Whether it may be sent so: `br;q=0` says that it may not. */
function acceptsBrotli({ headers }: IncomingMessage): boolean {
  return /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(headers["accept-encoding"] ?? ""));
}

function knows({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers["if-none-match"]?.split(",") ?? [];
  return known.some((one) => one.trim().replace(/^W\//, "") === etag);
}

/** @param more headers, as name, value, name, value */
export function sendPage(
  { request, response, headers }: Asked,
  page: PlainPage,
  ...more: readonly string[]
): void {
  const body = Buffer.from(page.html);
  response.writeHead(page.status, [
    ...headers,
    ...more,
    ...["content-type", "text/html; charset=utf-8", "content-length", String(body.length)],
    ...["content-security-policy", page.policy, "cache-control", "no-store"],
  ]);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** An answer of headers alone. */
export function sendEmpty(
  { response, headers }: Asked,
  status: number,
  ...more: readonly string[]
): void {
  response.writeHead(status, [...headers, "content-length", "0", ...more]).end();
}
