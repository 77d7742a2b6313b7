import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export type S3Server = AsyncDisposable & {
  url: string;
  /** What is stored, by key. */
  objects: Map<string, Buffer>;
};

/**
 * A real S3 server on loopback, of the simple kind: one bucket, path-style addresses, lists of at
 * most `pageSize` objects. Like Amazon it refuses an upload of unknown length; unlike it, it knows
 * nothing of streamed checksums and stores their framing as content.
 *
 * @param options.keep what it stores of an upload it has taken
 */
export async function startS3({
  bucket = "uploads",
  pageSize = 3,
  keep = (content: Buffer) => content,
} = {}): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const [ownBucket, ...rest] = decodeURIComponent(pathname).slice(1).split("/");
    const key = rest.join("/");
    if (!request.headers.authorization?.includes("Credential=key-id/")) {
      return fail(response, 403, "InvalidAccessKeyId");
    }
    if (ownBucket !== bucket) return fail(response, 404, "NoSuchBucket");
    if (request.method === "GET" && key === "") return list(response, searchParams);
    if (request.method === "PUT") {
      if (request.headers["content-length"] === undefined) {
        return fail(response, 411, "MissingContentLength");
      }
      objects.set(key, keep(await buffer(request)));
      response.writeHead(200, { etag: etag(objects.get(key)) }).end();
    } else if (request.method === "DELETE") {
      objects.delete(key);
      response.writeHead(204).end();
    } else {
      const content = objects.get(key);
      if (!content) return fail(response, 404, "NoSuchKey", request.method === "HEAD");
      response.writeHead(200, {
        etag: etag(content),
        "content-length": content.length,
        "last-modified": new Date().toUTCString(),
      });
      response.end(request.method === "HEAD" ? undefined : content);
    }
  }

  function list(response: ServerResponse, query: URLSearchParams): void {
    const prefix = query.get("prefix") ?? "";
    const after = query.get("continuation-token") ?? "";
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, pageSize);
    const more = keys.length > page.length;
    const contents = page.map((key) => {
      const size = objects.get(key)?.length;
      return `<Contents><Key>${key}</Key><Size>${size}</Size><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`;
    });
    const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
    response.writeHead(200, { "content-type": "application/xml" });
    response.end(
      `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`,
    );
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    objects,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function fail(response: ServerResponse, status: number, code: string, withoutBody = false): void {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(withoutBody ? undefined : `<Error><Code>${code}</Code></Error>`);
}

function etag(content: Buffer | undefined): string {
  return `"${createHash("md5")
    .update(content ?? "")
    .digest("hex")}"`;
}
