import { expect, test } from "vitest";
import { createAskDns } from "../../../src/core/sites/domains/ask-dns.ts";
import { checkDomain } from "../../../src/core/sites/domains/check-domain.ts";
import { chooseDomain } from "../../../src/core/sites/domains/domains.ts";
import { eventually } from "../../support/eventually.ts";
import { get } from "../../support/raw-request.ts";
import { startZone } from "../../support/servers/dns.ts";
import { liveSite } from "../../support/sites/live-sites.ts";
import { siteContent } from "../../support/sites/sites.ts";
import { hasCaddy, startCaddy } from "./caddy.ts";
import { startLoad } from "./load.ts";
import { sitesDomain } from "./nginx.ts";
import { overTls } from "./over-tls.ts";
import { type ThreeProcesses, threeProcesses } from "./three-processes.ts";

const here = "203.0.113.7";

test.skipIf(!hasCaddy)(
  "deploy/Caddyfile (where Caddy is installed) has certificates for customers’ own domains, and a process that stops costs nobody an answer",
  async () => {
    await using site = await threeProcesses({
      ...{ PUBLIC_URL: "https://localhost", SITES_DOMAIN: sitesDomain },
      ...{ METRICS_PORT: "0", TRUST_PROXY: "2", DRAIN_SECONDS: "4" },
    });
    const behind = await Promise.all(
      site.processes.map(async ({ url, app }) => {
        const port = await eventually(
          () => /"port":(\d+),"msg":"metrics/.exec(app().output())?.[1],
        );
        return { url, internalUrl: `http://127.0.0.1:${port}` };
      }),
    );
    await using caddy = await startCaddy(behind);
    const at = (host: string) => new URL(`/?from=card`, caddy.url.replace("localhost", host));

    expect((await fetch(`${caddy.url}/about`)).status).toBe(200);
    expect((await fetch(`${caddy.url}/readyz`)).status).toBe(404);
    expect((await overTls(at(`nobody.${sitesDomain}`))).status).toBe(421);
    await expect(overTls(at("coffscakes.com.au"))).rejects.toThrow(/alert|socket/);
    await customerAt(site, { slug: "wattle", domain: "coffscakes.com.au" });
    for (const host of ["coffscakes.com.au", "www.coffscakes.com.au"]) {
      const live = await eventually(() => overTls(at(host)).catch(() => undefined));
      expect([host, live.status]).toEqual([host, 200]);
      expect(live.text).toContain("Words of wattle");
    }
    await expect(overTls(at("shop.coffscakes.com.au"))).rejects.toThrow(/alert|socket/);
    await expect(overTls(at("evil.example"))).rejects.toThrow(/alert|socket/);
    const free = await overTls(at(`wattle.${sitesDomain}`));
    expect([free.status, free.location]).toEqual([301, "https://coffscakes.com.au/?from=card"]);
    const plain = await get(caddy.plainUrl, "coffscakes.com.au", "/?from=card");
    expect([plain.status, plain.header("location")]).toEqual([
      308,
      expect.stringMatching(/^https:\/\/coffscakes\.com\.au(:\d+)?\/\?from=card$/),
    ]);

    const load = startLoad(caddy);
    await eventually(() => load.answered() > 100);
    expect(await site.processes[0].app().stop()).toBe(0);
    const before = load.answered();
    await eventually(() => load.answered() > before + 200);
    // The first visitor of a domain, whose certificate is asked for now.
    await customerAt(site, { slug: "fern", domain: "banksia.com.au" });
    const first = await eventually(() => overTls(at("banksia.com.au")).catch(() => undefined));
    expect(first.text).toContain("Words of fern");
    await load.stop();
    expect(load.failures).toEqual([]);

    await site.processes[1].app().kill();
    for (let n = 0; n < 6; n++) await fetch(`${caddy.url}/me/secret-token?name=Zoe`);
    expect(caddy.printed()).not.toMatch(/secret-token|Zoe/);
  },
  300_000,
);

/** A live site whose domain has been found to lead here. */
async function customerAt(
  { db: { database }, files }: ThreeProcesses,
  { slug, domain }: { slug: string; domain: string },
): Promise<void> {
  const email = `${slug}@example.com`;
  const content = siteContent({ headline: `Words of ${slug}` });
  const { siteId } = await liveSite({ database, files }, { slug, email, content });
  await using dns = await startZone({
    [domain]: { A: [here] },
    [`www.${domain}`]: { A: [here] },
    [`_site-check.${domain}`]: { TXT: [`site=${siteId}`] },
  });
  const config = {
    ...{ publicUrl: "https://localhost", sitesDomain, sitesAddresses: [here] },
    ...{ supportEmail: "hello@example.com", operatorEmail: "ops@example.com" },
  };
  const services = { database, files, config, askDns: createAskDns([dns.address]) };
  await chooseDomain(services, { siteId, email, typed: domain });
  await checkDomain(services, siteId);
}
