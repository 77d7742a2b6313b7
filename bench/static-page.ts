import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";
import { parse } from "node-html-parser";

export type StaticPages = AsyncDisposable & { url: string };

/**
 * Serves, beside a running app, the text of each of its pages as somebody would write it by hand who
 * wants nothing but speed: no script, no font, no picture or icon, a few lines of style.
 */
export async function serveStaticPages(app: string): Promise<StaticPages> {
  const server = createServer(async (request, response) => {
    const page = brotliCompressSync(plainPage(await htmlOf(app, request.url ?? "/")));
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-encoding": "br",
      "content-length": page.length,
    });
    response.end(page);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Not by `fetch`, which finds no “wattle.localhost”. */
async function htmlOf(app: string, path: string): Promise<string> {
  const { host, port } = new URL(app);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, headers: { host } }, resolve).once("error", reject);
  });
  return text(answer);
}

const styles =
  "body{font:1.125rem/1.6 system-ui,sans-serif;max-width:44rem;margin:auto;padding:1.5rem;color:#17231d;background:#fbf8f2}h1{font-size:2.5rem;line-height:1.1}";

/** Headings, paragraphs and list items of a page, in their order. */
function plainPage(html: string): string {
  const document = parse(html);
  const blocks = document
    .querySelectorAll("main h1, main h2, main h3, main p, main li, main summary")
    .filter((element) => !element.querySelector("h1, h2, h3, p, li, summary"))
    .map(({ rawTagName, text }) => {
      const tag = /^h\d$/i.test(rawTagName) ? rawTagName.toLowerCase() : "p";
      return `<${tag}>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").trim()}</${tag}>`;
    });
  const title = document.querySelector("title")?.text ?? "";
  return `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${title}</title><style>${styles}</style><main>${blocks.join("\n")}</main>`;
}
