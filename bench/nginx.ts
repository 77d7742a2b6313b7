import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../tests/support/servers/free-port.ts";
import { ask, type WireAnswer } from "./load.ts";

export type Nginx = AsyncDisposable & { port: number; pid: number };

/**
 * Serves one recorded answer at `/`, with every header of it that nginx does not make itself, from
 * a private folder, as the user who runs this.
 */
export async function startNginx(program: string, answer: WireAnswer): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "smart-sites-nginx-"));
  const port = await freePort();
  writeFileSync(join(folder, "page"), answer.body);
  writeFileSync(join(folder, "nginx.conf"), configuration(port, answer.headers));
  const errorLog = join(folder, "error.log");
  const nginx = spawn(program, ["-p", folder, "-c", "nginx.conf", "-e", errorLog], {
    stdio: "ignore",
  });
  const ended = once(nginx, "exit");
  async function stop(): Promise<void> {
    nginx.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true });
  }
  for (let attempt = 0; attempt < 100; attempt++) {
    const served = await ask(port, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").catch(() => null);
    if (served && nginx.pid) {
      if (!served.body.equals(answer.body)) throw new Error("nginx serves something else");
      return { port, pid: nginx.pid, [Symbol.asyncDispose]: stop };
    }
    await sleep(20);
  }
  const reason = readFileSync(errorLog, "utf8");
  await stop();
  throw new Error(`nginx does not serve: ${reason}`);
}

/** Made by nginx itself, or about the connection. */
const NGINX_OWN = ["connection", "content-length", "date", "etag", "keep-alive", "x-request-id"];

/**
 * nginx at its best: one process (`master_process off` also spares it the change of user that needs
 * root), the file kept open and sent by the kernel. It writes its log line and its request id, as
 * our app does.
 */
function configuration(port: number, headers: WireAnswer["headers"]): string {
  const contentType = headers.find(([name]) => name === "content-type")?.[1];
  const added = headers
    .filter(([name]) => !NGINX_OWN.includes(name) && name !== "content-type")
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  return `
    daemon off;
    master_process off;
    worker_processes 1;
    pid nginx.pid;
    events { worker_connections 256; }
    http {
      access_log access.log combined buffer=64k flush=1s;
      client_body_temp_path temp-body;
      proxy_temp_path temp-proxy;
      fastcgi_temp_path temp-fastcgi;
      uwsgi_temp_path temp-uwsgi;
      scgi_temp_path temp-scgi;
      sendfile on;
      tcp_nopush on;
      open_file_cache max=10;
      keepalive_requests 1000000000;
      default_type "${contentType}";
      server {
        listen 127.0.0.1:${port};
        root .;
        location = / {
          try_files /page =404;
          add_header x-request-id $request_id;
          ${added.join("\n")}
        }
      }
    }`;
}
