import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { eventually } from "../../support/eventually.ts";
import { installedProgram } from "../../support/installed-program.ts";
import { freePort } from "../../support/servers/free-port.ts";

const nginx = installedProgram("nginx");
const openssl = installedProgram("openssl");

/** What `startNginx` takes for `SITES_DOMAIN`. */
export const sitesDomain = "sites.localhost";

/** Whether this machine has what `startNginx` needs. */
export const hasNginx = nginx !== undefined && openssl !== undefined;

/**
 * nginx with deploy/nginx.conf in front of these processes, over TLS. Only addresses, names and
 * folders are other than in the file; a line that is gone from it is an error.
 */
export async function startNginx(processes: readonly { url: string }[]) {
  const folder = mkdtempSync(join(tmpdir(), "smart-sites-nginx-"));
  const [port, plainPort] = [await freePort(), await freePort()];
  makeCertificate(folder);
  setDefaultCACertificates([
    ...getCACertificates("bundled"),
    readFileSync(join(folder, "fullchain.pem"), "utf8"),
  ]);
  let site = readFileSync("deploy/nginx.conf", "utf8");
  const replace = (text: string, by: string) => {
    if (!site.includes(text)) throw new Error(`deploy/nginx.conf has no "${text}"`);
    site = site.replaceAll(text, by);
  };
  processes.forEach(({ url }, n) => {
    replace(`app-${n + 1}:3000`, new URL(url).host);
  });
  replace("server_name www.example.com.au", "server_name localhost");
  replace("www.example.com.au", `localhost:${port}`);
  replace("example-sites.net.au", sitesDomain);
  replace("https://$host", `https://$host:${port}`);
  replace("listen [::]:", "# ");
  replace("listen 443", `listen 127.0.0.1:${port}`);
  replace("listen 80", `listen 127.0.0.1:${plainPort}`);
  replace("/etc/ssl/smart-sites/sites-", `${folder}/`);
  replace("/etc/ssl/smart-sites", folder);
  replace("/var/log/nginx", folder);
  writeFileSync(join(folder, "site.conf"), site);
  writeFileSync(join(folder, "nginx.conf"), around("site.conf"));

  const errorLog = join(folder, "error.log");
  const child = spawn(nginx ?? "", ["-p", folder, "-c", "nginx.conf", "-e", errorLog], {
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  const url = `https://localhost:${port}`;
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(readFileSync(errorLog, "utf8"));
    return (await fetch(url).catch(() => undefined))?.text();
  });
  return {
    url,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    accessLog: () => readFileSync(join(folder, "access.log"), "utf8"),
    errorLog: () => readFileSync(errorLog, "utf8"),
    async [Symbol.asyncDispose]() {
      child.kill("SIGQUIT");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Two workers, as of a machine with two cores, and every file in our own folder. */
function around(site: string): string {
  return `
    daemon off;
    worker_processes 2;
    pid nginx.pid;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    events { worker_connections 1024; }
    http {
      client_body_temp_path temp-body;
      proxy_temp_path temp-proxy;
      fastcgi_temp_path temp-fastcgi;
      uwsgi_temp_path temp-uwsgi;
      scgi_temp_path temp-scgi;
      include ${site};
    }`;
}

/** A certificate for `localhost` and names below `sitesDomain`, which is its own authority. */
export function makeCertificate(folder: string): void {
  const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  const names = `subjectAltName=DNS:localhost,DNS:*.${sitesDomain}`;
  const about = ["-subj", "/CN=localhost", "-addext", names];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  execFileSync(openssl ?? "", ["req", "-x509", ...kind, "-days", "2", ...about, ...files], {
    stdio: "ignore",
  });
}
