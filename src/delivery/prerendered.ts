import { createHash } from "node:crypto";
import * as fs from "node:fs/promises";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { type Company, namesCompany, withCompany } from "./company-in-pages.ts";

/** The built files of `dist/client`, in memory: pages, scripts, fonts, pictures. */
export type Prerendered = {
  /**
   * Answers a request if there is a built file for its path.
   *
   * @param requestId is in the header x-request-id.
   * @returns false, with nothing written, if there is none.
   */
  serve(request: IncomingMessage, response: ServerResponse, requestId: string): boolean;
  /** The built page for a status, such as 404. */
  errorPage(status: number): Response;
};

type BuiltFile = {
  identity: Answer;
  /** Made by the build, or when it is first asked for; undefined for what is no text. */
  brotli: Answer | (() => Promise<Answer>) | undefined;
};
/** Headers as name, value, name, value: Node writes them out as they are, which halves the work. */
type Answer = { body: Buffer; etag: string; headers: string[] };

/** Beside the folder of built files: the Content-Security-Policy of each built page, by its path. */
export const POLICIES_FILE = "page-policies.json";

const policyHeader = "content-security-policy";

/**
 * Reads every file of `folder`, and fills in who we are; `file.br` beside a file is its brotli form,
 * made by the build.
 *
 * @throws Error when a page has no policy
 */
export async function loadPrerendered(
  folder: string,
  commonHeaders: [name: string, value: string][],
  company: Company,
): Promise<Prerendered> {
  const common = Object.fromEntries(commonHeaders);
  const policies = JSON.parse(await fs.readFile(join(folder, "..", POLICIES_FILE), "utf8"));
  const policyOf = (path: string): string => {
    const policy = policies[path];
    if (typeof policy !== "string") throw new Error(`the page ${path} was built without a policy`);
    return policy;
  };
  const files = new Map<string, BuiltFile>();
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const file = join(entry.parentPath, entry.name);
    if (extname(file) === ".br") continue;
    const path = urlPathOf(file.slice(folder.length).replaceAll("\\", "/"));
    const headers = { ...common, ...fileHeaders(path, file) };
    if (extname(file) === ".html")
      headers[policyHeader] = `${policyOf(path)}, ${headers[policyHeader]}`;
    files.set(path, await readBuiltFile(file, headers, company));
  }

  return {
    serve(request, response, requestId) {
      const path = request.url?.split("?", 1)[0] ?? "/";
      const file = files.get(path);
      if (!file || ERROR_PAGE.test(path)) return false;
      if (request.method !== "GET" && request.method !== "HEAD") {
        const headers = { ...common, allow: "GET, HEAD", "content-length": 0 };
        response.writeHead(405, { ...headers, "x-request-id": requestId }).end();
        return true;
      }
      const acceptsBrotli = /\bbr\b/.test(String(request.headers["accept-encoding"] ?? ""));
      const answer = (acceptsBrotli && file.brotli) || file.identity;
      if (typeof answer !== "function") send(answer);
      else void answer().then(send, () => send(file.identity));
      return true;

      function send({ body, etag, headers }: Answer): void {
        const withId = [...headers, "x-request-id", requestId];
        if (request.headers["if-none-match"] === etag) {
          response.writeHead(304, withId).end();
        } else {
          response.writeHead(200, withId);
          response.end(request.method === "HEAD" ? undefined : body);
        }
      }
    },
    errorPage(status) {
      const path = `/${status}`;
      const page = files.get(path);
      if (!page) return new Response(`${status}`, { status });
      return new Response(new Uint8Array(page.identity.body), {
        status,
        headers: { "content-type": "text/html; charset=utf-8", [policyHeader]: policyOf(path) },
      });
    },
  };
}

const ERROR_PAGE = /^\/\d{3}$/;

/** /index.html is /, /about.html is /about, anything else is itself. */
export function urlPathOf(file: string): string {
  return file.replace(/\/index\.html$/, "/").replace(/\.html$/, "");
}

/**
 * A file that names us is compressed when first requested: compressing all of them at best quality
 * would delay the start by seconds.
 */
async function readBuiltFile(
  file: string,
  headers: OutgoingHttpHeaders,
  company: Company,
): Promise<BuiltFile> {
  const built = await fs.readFile(file);
  const inBrotli = { ...headers, "content-encoding": "br" };
  const text = built.toString("utf8");
  if (!namesCompany(text)) {
    const compressed = await fs.readFile(`${file}.br`).catch(() => undefined);
    const brotli = compressed && answer(compressed, inBrotli);
    return { identity: answer(built, headers), brotli };
  }
  const body = Buffer.from(withCompany(text, extname(file), company));
  const found: BuiltFile = { identity: answer(body, headers), brotli: compressOnce };
  let compressing: Promise<Answer> | undefined;
  function compressOnce(): Promise<Answer> {
    compressing ??= compress(body).then((bytes) => answer(bytes, inBrotli));
    void compressing.then((made) => {
      found.brotli = made;
    });
    return compressing;
  }
  return found;
}

const compress = promisify(brotliCompress);

function answer(body: Buffer, headers: OutgoingHttpHeaders): Answer {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const whole = { ...headers, etag, "content-length": body.length };
  const flat = Object.entries(whole).flatMap(([name, value]) => [name, String(value)]);
  return { body, etag, headers: flat };
}

function fileHeaders(path: string, file: string): OutgoingHttpHeaders {
  const extension = extname(file);
  return {
    "content-type": CONTENT_TYPES[extension] ?? "application/octet-stream",
    "cache-control": path.startsWith("/_astro/")
      ? "public, max-age=31536000, immutable" // the name holds a hash of the content
      : extension === ".html"
        ? "no-cache"
        : "public, max-age=86400",
    vary: "accept-encoding",
  };
}

const CONTENT_TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};
