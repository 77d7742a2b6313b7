import type { IncomingMessage } from "node:http";
import { plainHost } from "../core/sites/releases/hosts.ts";
import { clientAddress } from "../platform/client-address.ts";
import { readForm } from "../platform/http/read-form.ts";

type Post =
  | { outcome: "read"; form: FormData; text(name: string): string }
  | { outcome: "unreadable"; status: 400 | 403 | 413 | 415 };

/** Reads a form that was sent from the site itself. @param longest most bytes of it. */
export async function readPost(request: IncomingMessage, longest: number): Promise<Post> {
  if (!isFromSite(request)) return { outcome: "unreadable", status: 403 };
  const body = await readAll(request, longest);
  if (!body) return { outcome: "unreadable", status: 413 };
  const reading = await readForm(asRequest(request, body), { longest });
  if (reading.outcome === "unreadable") return { outcome: "unreadable", status: reading.status };
  return {
    outcome: "read",
    form: reading.form,
    text(name) {
      const value = reading.form.get(name);
      return typeof value === "string" ? value : "";
    },
  };
}

/** Browsers say where a form comes from; one that says nothing, or something else, is another’s. */
function isFromSite({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  if (origin !== undefined && URL.canParse(origin)) {
    return plainHost(new URL(origin).host) === plainHost(host ?? "").replace(/:(80|443)$/, "");
  }
  return headers["sec-fetch-site"] === "same-origin";
}

/**
 * The body; undefined if it is too long or breaks off. One that is too long is read to its end, for
 * as long as the server lets any request take, though not kept: whoever is still sending when we
 * hang up never sees our answer.
 */
async function readAll(request: IncomingMessage, longest: number): Promise<Blob | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for await (const chunk of request) {
      length += chunk.length;
      if (length <= longest) chunks.push(new Uint8Array(chunk));
    }
  } catch {
    return undefined; // the sender is gone
  }
  return length > longest ? undefined : new Blob(chunks);
}

function asRequest({ headers }: IncomingMessage, body: Blob): Request {
  return new Request("http://form.invalid/", {
    method: "POST",
    headers: { "content-type": headers["content-type"] ?? "" },
    body,
  });
}

/** The address of who asks. */
export function visitorOf(
  request: IncomingMessage,
  { trustProxy }: { trustProxy: number },
): string {
  const forwarded = request.headers["x-forwarded-for"];
  const list = Array.isArray(forwarded) ? forwarded.join(",") : forwarded;
  return clientAddress(request.socket.remoteAddress ?? "", list ?? null, trustProxy);
}
