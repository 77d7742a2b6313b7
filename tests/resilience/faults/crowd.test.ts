import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { eventually } from "../../support/eventually.ts";
import { scale } from "../../support/scale.ts";
import { expectEverythingRight, warmUp } from "./ledger.ts";
import { emptyLedger, startLoad } from "./load.ts";
import { startSite } from "./site.ts";

/** As many as this machine lets a process have, less what it needs besides. */
const slow = Math.min(scale(1_000, 4_000), mostOpenFiles() - 500);

test(`${slow} connections that send their headers byte by byte are closed, and hold nobody up`, {
  timeout: 300_000,
}, async () => {
  await using site = await startSite();
  const ledger = emptyLedger();
  const before = await warmUp(site, ledger);
  const crowd = await openSlowly(site.url(), slow);
  const load = startLoad(site.url, ledger);
  const earlier = ledger.people.size;
  // The server waits ten seconds for headers and looks every five.
  await eventually(() => crowd.closed() === slow);
  crowd.stop();
  await load.stop();
  expect(ledger.failures).toBe(0);
  expect(ledger.people.size).toBeGreaterThan(earlier + 10);
  await expectEverythingRight(site, ledger, { before });
});

/** Opens connections from many addresses of this machine, so that none runs out of ports. */
async function openSlowly(url: string, count: number) {
  const { hostname, port, host } = new URL(url);
  const sockets: Socket[] = [];
  let closed = 0;
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write("a");
  }, 1_000);
  for (let n = 0; n < count; n++) {
    const localAddress = process.platform === "linux" ? `127.0.1.${1 + (n % 200)}` : "127.0.0.1";
    const socket = connect({ port: Number(port), host: ipv4(hostname), localAddress });
    socket.on("error", () => {});
    socket.on("close", () => closed++);
    socket.resume();
    socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `);
    sockets.push(socket);
    if (n % 100 === 99) await sleep(10); // the queue of connections to be accepted is short
  }
  return { closed: () => closed, stop: () => clearInterval(drip) };
}

function ipv4(hostname: string): string {
  return hostname === "localhost" ? "127.0.0.1" : hostname;
}

function mostOpenFiles(): number {
  const report: unknown = process.report.getReport();
  const limit = JSON.stringify(report).match(/"open_files":\{"soft":"?(\w+)/)?.[1];
  return Number(limit) || Number.POSITIVE_INFINITY;
}
