import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { postFile } from "../../support/builders.ts";
import { eventually } from "../../support/eventually.ts";
import { scale } from "../../support/scale.ts";
import { dice } from "../../support/words/chance.ts";
import { databaseErrors } from "./explained.ts";
import { expectEverythingRight, MAILS_AT_A_TIME, warmUp } from "./ledger.ts";
import { emptyLedger } from "./load.ts";
import { startSite } from "./site.ts";

const aborted = scale(40, 100);
const kills = scale(1, 3);
const roll = dice("uploads");

test(`${aborted} uploads that break off leave no file, no row and no memory`, {
  timeout: 300_000 + aborted * 1_000,
}, async () => {
  await using site = await startSite();
  const ledger = emptyLedger();
  const before = await warmUp(site, ledger, 1);
  const rows = await site.query("select key from brief_files");
  for (let started = 0; started < aborted; started += 10) {
    await Promise.all(Array.from({ length: 10 }, () => breakOff(site.url())));
  }
  // Without the sweep: that is for what a killed process leaves.
  const onTheirWay = () => site.query("select from upload_reservations");
  await eventually(
    async () => (await site.files()).incoming.length + (await onTheirWay()).length === 0,
  );
  expect(await site.query("select key from brief_files")).toHaveLength(rows.length);
  await expectEverythingRight(site, ledger, { before });
});

test("what a kill leaves of uploads is swept", { timeout: 300_000 + kills * 60_000 }, async () => {
  await using site = await startSite();
  const lying = async () => (await site.files()).incoming.length;
  for (let kill = 0; kill < kills; kill++) {
    const earlier = await lying();
    const left = Array.from({ length: 6 }, () => breakOff(site.url(), 3_000));
    await eventually(async () => (await lying()) > earlier);
    await site.app().kill();
    await Promise.all(left);
    await site.startAgain();
  }
  expect(await lying()).toBeGreaterThanOrEqual(kills);
  const ledger = emptyLedger();
  const doubledMails = kills * MAILS_AT_A_TIME;
  await expectEverythingRight(site, ledger, { doubledMails, errors: databaseErrors });
  expect((await postFile({ url: site.url() }, "Menu")).status).toBe(201);
});

const boundary = "----faults";
const form = Buffer.from(
  `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="menu.txt"\r\n` +
    `Content-Type: text/plain\r\n\r\n${"Cakes and bread\n".repeat(12_000)}\r\n--${boundary}--\r\n`,
);

/** Sends a part of an upload in two pieces and hangs up somewhere before its end. */
async function breakOff(url: string, pauseMs = roll() * 60): Promise<void> {
  const { hostname, port, host, origin } = new URL(url);
  const address = `10.9.${Math.floor(roll() * 256)}.${Math.floor(roll() * 256)}`;
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {}); // it was killed, or answered and closed
  socket.write(
    `POST /files HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nX-Forwarded-For: ${address}\r\n` +
      `Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${form.length}\r\n\r\n`,
  );
  const cut = Math.floor(roll() * (form.length - 200));
  socket.write(form.subarray(0, Math.max(100, cut / 2)));
  await sleep(pauseMs);
  socket.write(form.subarray(Math.max(100, cut / 2), Math.max(100, cut)));
  await sleep(roll() * 20);
  socket.destroy();
}
