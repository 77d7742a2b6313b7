import { describe, expect, test } from "vitest";
import { startDns } from "../../../tests/support/servers/dns.ts";
import {
  sendNotFound,
  sendRecord,
  startRegistry,
} from "../../../tests/support/servers/registry.ts";
import { createLog } from "../../platform/log.ts";
import { createDomainChecker } from "./check-domains.ts";

const log = createLog("silent");
const minute = 60_000;

describe("what the registry and DNS say together", () => {
  test("registered at the registry is taken whatever DNS says, with the record as evidence", async () => {
    await using registry = await startRegistry(sendRecord);
    for (const answer of ["no such name", "server failure", "silent"] as const) {
      await using dns = await startDns(() => answer);
      expect(await checkerFor(registry, dns).check(["brewmate.com"])).toEqual([
        {
          name: "brewmate.com",
          available: false,
          checked: true,
          evidence: `${registry.url}/rdap/domain/brewmate.com`,
        },
      ]);
    }
  });

  test("unknown to the registry and to DNS is available", async () => {
    await using registry = await startRegistry((_domain, response) => sendNotFound(response));
    await using dns = await startDns(() => "no such name");
    expect(await checkerFor(registry, dns).check(["kelpiecoffee.com.au"])).toEqual([
      {
        name: "kelpiecoffee.com.au",
        available: true,
        checked: true,
        evidence: `${registry.url}/rdap/domain/kelpiecoffee.com.au`,
      },
    ]);
    expect(registry.asked).toEqual(["kelpiecoffee.com.au"]);
    expect(dns.asked).toEqual(["kelpiecoffee.com.au"]);
  });

  test("a registry that answers 404 for a delegated name is overruled by DNS", async () => {
    await using registry = await startRegistry((_domain, response) => sendNotFound(response));
    await using dns = await startDns(() => "delegated");
    expect(await checkerFor(registry, dns).check(["t.co"])).toEqual([
      {
        name: "t.co",
        available: false,
        checked: true,
        evidence: "https://dns.google/resolve?name=t.co&type=NS",
      },
    ]);
  });
});

describe("without an answer, a name is neither free nor taken", () => {
  const unchecked = { available: false, checked: false };

  test("a registry that rate-limits us, is broken, or is a captive portal", async () => {
    await using dns = await startDns(() => "no such name");
    const answers: Parameters<typeof startRegistry>[0][] = [
      (_domain, response) => response.writeHead(429, { "retry-after": "5" }).end(),
      (_domain, response) => response.writeHead(500).end(),
      (_domain, response) => response.writeHead(200).end("<html>Please log in</html>"),
      (_domain, response) => response.writeHead(200).end('{"objectClassName":"entity"}'),
      (_domain, response) => response.writeHead(200).end('{"objectClassName":"domain"'),
      (_domain, response) => response.destroy(),
    ];
    for (const answer of answers) {
      await using registry = await startRegistry(answer);
      const [check] = await checkerFor(registry, dns).check(["example.com"]);
      expect(check).toMatchObject(unchecked);
    }
  });

  test("a DNS server that fails, or has the name without name servers", async () => {
    await using registry = await startRegistry((_domain, response) => sendNotFound(response));
    for (const answer of ["server failure", "no name servers"] as const) {
      await using dns = await startDns(() => answer);
      const [check] = await checkerFor(registry, dns).check(["example.com"]);
      expect(check).toMatchObject(unchecked);
    }
  });

  test("an ending without a known registry", async () => {
    await using registry = await startRegistry((_domain, response) => sendNotFound(response));
    await using dns = await startDns(() => "no such name");
    expect(await checkerFor(registry, dns).check(["example.invalid"])).toEqual([
      {
        name: "example.invalid",
        ...unchecked,
        evidence: "https://dns.google/resolve?name=example.invalid&type=NS",
      },
    ]);
    expect(registry.asked).toEqual([]);
  });

  test("if registry and DNS are both silent, every name gets an answer within the deadline", async () => {
    await using registry = await startRegistry(() => {});
    await using dns = await startDns(() => "silent");
    const domains = Array.from({ length: 10 }, (_, n) => `silent${n}.com`);
    const started = performance.now();
    const checks = await checkerFor(registry, dns).check(domains);
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(checks.map(({ name }) => name)).toEqual(domains);
    for (const check of checks) expect(check).toMatchObject(unchecked);
  });

  test("registry and DNS both away", async () => {
    const registry = await startRegistry((_domain, response) => sendNotFound(response));
    const dns = await startDns(() => "no such name");
    const checker = checkerFor(registry, dns);
    await checker.check(["first.com"]); // has read the bootstrap file by now
    await registry[Symbol.asyncDispose]();
    await dns[Symbol.asyncDispose]();
    expect(await checker.check(["second.com"])).toMatchObject([unchecked]);
  });
});

describe("registries are treated considerately", () => {
  test("many visitors asking about one name at once make one request", async () => {
    await using registry = await startRegistry((_domain, response) => {
      setTimeout(() => sendNotFound(response), 50);
    });
    await using dns = await startDns(() => "no such name");
    const checker = checkerFor(registry, dns);
    const all = await Promise.all(
      Array.from({ length: 200 }, () => checker.check(["kelpie.com", "heeler.com"])),
    );
    expect(registry.asked.toSorted()).toEqual(["heeler.com", "kelpie.com"]);
    expect(dns.asked.toSorted()).toEqual(["heeler.com", "kelpie.com"]);
    expect(new Set(all.flat().map(({ available }) => available))).toEqual(new Set([true]));
  });

  test("a registry has at most four requests at once", async () => {
    await using registry = await startRegistry((_domain, response) => {
      setTimeout(() => sendNotFound(response), 20);
    });
    await using dns = await startDns(() => "no such name");
    const domains = Array.from({ length: 30 }, (_, n) => `name${n}.com`);
    const checks = await checkerFor(registry, dns).check(domains);
    expect(checks.every(({ available }) => available)).toBe(true);
    expect(registry.maxInvitedAtOnce()).toBe(4);
  });

  test("once DNS says a name is taken, nobody waits for the registry", async () => {
    await using registry = await startRegistry(() => {});
    await using dns = await startDns(() => "delegated");
    const started = performance.now();
    const [check] = await checkerFor(registry, dns).check(["example.com"]);
    expect(check).toMatchObject({ available: false, checked: true });
    expect(performance.now() - started).toBeLessThan(2_900);
  });

  test("a registry that rate-limits us is left alone", async () => {
    let busy = true;
    await using registry = await startRegistry((_domain, response) => {
      if (busy) response.writeHead(429, { "retry-after": "30" }).end();
      else sendNotFound(response);
    });
    await using dns = await startDns(() => "no such name");
    const clock = clockAt(1_000);
    const checker = checkerFor(registry, dns, clock);
    await checker.check(["first.com"]);
    busy = false;
    clock.time += 29_000;
    expect(await checker.check(["second.com"])).toMatchObject([{ checked: false }]);
    expect(registry.asked).toEqual(["first.com"]);
    clock.time += 7_000; // a missing answer is forgotten after five seconds
    expect(await checker.check(["second.com"])).toMatchObject([{ available: true }]);
  });
});

test("a free name is remembered for ten minutes, a taken one for a day", async () => {
  await using registry = await startRegistry((domain, response) => {
    if (domain === "taken.com") sendRecord(domain, response);
    else sendNotFound(response);
  });
  await using dns = await startDns(() => "no such name");
  const clock = clockAt(1_000);
  const checker = checkerFor(registry, dns, clock);
  const both = ["free.com", "taken.com"];
  await checker.check(both);
  clock.time += 9 * minute;
  await checker.check(both);
  expect(registry.asked.toSorted()).toEqual(both);
  clock.time += 2 * minute;
  await checker.check(both);
  expect(registry.asked.toSorted()).toEqual(["free.com", "free.com", "taken.com"]);
  clock.time += 24 * 60 * minute;
  await checker.check(["taken.com"]);
  expect(registry.asked.filter((name) => name === "taken.com")).toHaveLength(2);
});

test("if the bootstrap file cannot be read, the bundled one is used", async () => {
  await using dns = await startDns(() => "delegated");
  const checker = createDomainChecker({
    bootstrapUrl: "http://127.0.0.1:1/dns.json",
    dnsServers: [dns.address],
    log,
  });
  expect(await checker.check(["google.com"])).toMatchObject([{ available: false, checked: true }]);
});

function checkerFor(
  registry: { bootstrapUrl: string },
  dns: { address: string },
  clock?: { now(): number },
) {
  const { bootstrapUrl } = registry;
  const dnsServers = [dns.address];
  return createDomainChecker({ bootstrapUrl, dnsServers, log, ...(clock && { clock }) });
}

/** A clock that only moves when a test moves it. */
function clockAt(time: number) {
  const clock = { time, now: () => clock.time };
  return clock;
}
