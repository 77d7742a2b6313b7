import { once } from "node:events";
import { glob, readFile } from "node:fs/promises";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { renderListener } from "../../server/render-listener.ts";
import { createLog } from "../../src/platform/log.ts";
import { hostileWords } from "../support/words/hostile-words.ts";

test("a rendered page goes out to the byte as it was rendered, whatever is in it", async () => {
  for (const words of [...hostileWords, "/islands.js", "\ufeffÄ\r\n\n  👩‍🍳 "]) {
    const page = `<!DOCTYPE html><style>@layer a{.b{top:0}}</style><script>astro-island</script><p title="${words}" class="x">${words}</p>/islands.js`;
    await using server = await serving(page);
    for (const encoding of ["br", "identity"]) {
      const { body, headers } = await ask(server.url, encoding);
      expect([words, body]).toEqual([words, page]);
      expect(headers["content-security-policy"]).toBe("script-src 'self'");
    }
  }
});

test("no code of the server or the middleware reads or changes the body of an answer", async () => {
  const files = [
    "src/middleware.ts",
    ...(await Array.fromAsync(glob("{server,src/delivery}/*.ts"))),
  ];
  const handles =
    /response\.(text|bytes|blob|json|clone|arrayBuffer)\(|TransformStream|pipeThrough|getReader/g;
  const found: string[] = [];
  for (const file of files) {
    for (const [use] of (await readFile(file, "utf8")).matchAll(handles))
      found.push(`${file}: ${use}`);
  }
  // To compress it.
  expect(found).toEqual(["server/render-listener.ts: response.arrayBuffer("]);
});

/** A server whose app answers everything with this page. */
async function serving(page: string) {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "script-src 'self'",
  };
  const app = { render: async () => new Response(page, { headers }) };
  const prerendered = {
    serve: () => false,
    errorPage: (status: number) => new Response(null, { status }),
  };
  const log = createLog("silent");
  const listener = renderListener(app, prerendered, [], {
    behindProxy: false,
    log,
  });
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async [Symbol.asyncDispose]() {
      server.close();
      await once(server, "close");
    },
  };
}

/** Asks as a browser does that takes this encoding. */
async function ask(url: string, encoding: string) {
  const request = get(url, { agent: false, headers: { "accept-encoding": encoding } });
  const [answer] = await once(request, "response");
  const chunks: Buffer[] = await Array.fromAsync(answer);
  const bytes = Buffer.concat(chunks);
  const isBrotli = answer.headers["content-encoding"] === "br";
  expect(isBrotli).toBe(encoding === "br");
  return {
    body: (isBrotli ? brotliDecompressSync(bytes) : bytes).toString("utf8"),
    headers: answer.headers,
  };
}
