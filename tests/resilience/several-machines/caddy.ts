import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { eventually } from "../../support/eventually.ts";
import { installedProgram } from "../../support/installed-program.ts";
import { freePort } from "../../support/servers/free-port.ts";
import { makeCertificate, sitesDomain } from "./nginx.ts";

const caddy = installedProgram("caddy");

/** Whether this machine has what `startCaddy` needs. */
export const hasCaddy = caddy !== undefined && installedProgram("openssl") !== undefined;

type Process = { url: string; internalUrl: string };

/**
 * Caddy with deploy/Caddyfile in front of these processes, as its own certificate authority. Only
 * addresses, names and folders are other than in the file; a line that is gone from it is an error.
 */
export async function startCaddy(processes: readonly Process[]) {
  const folder = mkdtempSync(join(tmpdir(), "smart-sites-caddy-"));
  const ports = { https: await freePort(), http: await freePort(), asking: await freePort() };
  makeCertificate(folder);
  let file = readFileSync("deploy/Caddyfile", "utf8");
  const replace = (text: string, by: string) => {
    if (!file.includes(text)) throw new Error(`deploy/Caddyfile has no "${text}"`);
    file = file.replaceAll(text, by);
  };
  processes.forEach(({ url, internalUrl }, n) => {
    replace(`app-${n + 1}:3000`, new URL(url).host);
    replace(`app-${n + 1}:9464`, new URL(internalUrl).host);
  });
  replace("www.example.com.au {", "localhost {");
  replace("example-sites.net.au", sitesDomain);
  replace("/etc/ssl/smart-sites/sites-", `${folder}/`);
  replace("127.0.0.1:2020", `127.0.0.1:${ports.asking}`);
  // Visitors of the test come from many addresses, as behind a CDN.
  replace("\tlb_policy", "\ttrusted_proxies private_ranges\n\tlb_policy");
  replace("\ton_demand_tls {", `${optionsOf(folder, ports)}\ton_demand_tls {`);
  writeFileSync(join(folder, "Caddyfile"), file);

  const child = spawn(caddy ?? "", ["run", "--config", join(folder, "Caddyfile")], {
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      printed += chunk;
    });
  }
  const ended = once(child, "exit");
  const url = `https://localhost:${ports.https}`;
  const root = join(folder, "store/pki/authorities/local/root.crt");
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(printed);
    if (!existsSync(root)) return false;
    const own = [join(folder, "fullchain.pem"), root].map((file) => readFileSync(file, "utf8"));
    setDefaultCACertificates([...getCACertificates("bundled"), ...own]);
    return (await fetch(url).catch(() => undefined))?.text();
  });
  return {
    url,
    plainUrl: `http://127.0.0.1:${ports.http}`,
    printed: () => printed,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** The options that a test adds. */
function optionsOf(folder: string, { https, http }: { https: number; http: number }): string {
  return `
	admin off
	local_certs
	skip_install_trust
	default_bind 127.0.0.1
	https_port ${https}
	http_port ${http}
	storage file_system ${folder}/store
`;
}
