import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freshDatabase } from "../../../../tests/support/postgres.ts";
import { draftedSite, hostConfig, liveSite } from "../../../../tests/support/sites/live-sites.ts";
import { folderFiles } from "../../../platform/files/folder.ts";
import { renderMail } from "../../emails/render-mail.ts";
import { hostingVersion } from "../releases/hosting-state.ts";
import { publishRelease, putBack, takeDown } from "../releases/publish.ts";
import { findSite } from "../sites.ts";
import { cancelSite, takeBackCancellation } from "./cancel-site.ts";
import { cancelEmails } from "./emails.tsx";
import { remindOfDeletions } from "./remind-of-deletions.ts";

const templates = cancelEmails({
  companyName: "Smart Sites",
  supportEmail: "help@example.com",
  publicUrl: "https://www.example.com.au",
});

async function ownServices() {
  const db = await freshDatabase();
  const folder = await fs.mkdtempDisposable(join(tmpdir(), "cancel-"));
  const config = { ...hostConfig, operatorEmail: "ops@example.com" };
  const services = { database: db.database, files: folderFiles(folder.path), config };
  return {
    ...db,
    services,
    cancel: (siteId: string, actor = "customer") =>
      cancelSite(services, { siteId, actor, showsPhone: false }),
    takeBack: (siteId: string, actor = "customer") =>
      takeBackCancellation(services, { siteId, actor }),
    /** Emails of a kind with whom they go to, oldest first, as they read. */
    async mails(kind: keyof typeof templates) {
      const { rows } = await db.pool.query(
        "select to_address, data from emails where kind = $1 order by id",
        [kind],
      );
      return rows.map(({ to_address, data }) => {
        const { subject, text } = renderMail(templates, { kind, data });
        return { to: to_address, subject, text };
      });
    },
    async [Symbol.asyncDispose]() {
      await db[Symbol.asyncDispose]();
      await folder.remove();
    },
  };
}

test("a cancelled site is offline at once, tells both sides, and comes back as it was", async () => {
  await using own = await ownServices();
  const { siteId, releaseId } = await liveSite(own.services);
  const before = await findSite(own.database, siteId);
  const version = await hostingVersion(own.database);

  expect(await own.cancel(siteId)).toEqual({ outcome: "cancelled" });
  expect(await own.cancel(siteId)).toEqual({ outcome: "cancelled already" });
  expect(await hostingVersion(own.database)).toBe(version + 1);
  const change = { siteId, actor: "olive" };
  expect((await putBack(own.services, change)).outcome).toBe("not possible");
  expect((await publishRelease(own.services, { ...change, releaseId })).outcome).toBe("closed");
  expect(await own.mails("site-cancelled")).toMatchObject([
    { to: "mia@example.com", text: expect.stringContaining("After that we delete it for good") },
  ]);
  expect(await own.mails("site-cancelled-notice")).toMatchObject([
    { to: "ops@example.com", text: expect.stringContaining("The customer has cancelled") },
  ]);

  expect(await own.takeBack(siteId, "olive")).toEqual({ outcome: "taken back", isLive: true });
  expect(await own.takeBack(siteId)).toEqual({ outcome: "not cancelled" });
  expect(await hostingVersion(own.database)).toBe(version + 2);
  const { updated_at, ...after } = (await findSite(own.database, siteId)) ?? expect.fail();
  expect(before).toMatchObject({ ...after, status: "live", live_release: releaseId });
  expect((await own.mails("site-cancelled"))[1]?.text).toContain("is online again at wattle");
  expect((await own.mails("site-cancelled-notice"))[1]?.text).toContain("Somebody in the office");
});

test("one that was offline stays so when it is taken back; one that was never public has nothing to cancel", async () => {
  await using own = await ownServices();
  const { siteId } = await liveSite(own.services);
  await takeDown(own.services, { siteId, actor: "olive" });
  await own.cancel(siteId);
  expect(await own.takeBack(siteId)).toEqual({ outcome: "taken back", isLive: false });
  expect((await findSite(own.database, siteId))?.status).toBe("suspended");
  expect((await own.mails("site-cancelled"))[1]?.text).toContain("still is");

  const draft = await draftedSite(own.database);
  expect(await own.cancel(draft)).toEqual({ outcome: "not public" });
  expect(await own.takeBack(draft)).toEqual({ outcome: "not cancelled" });
  expect(await own.cancel(crypto.randomUUID())).toEqual({ outcome: "missing" });
});

test("the customer is reminded seven days and one day before, once each, and late only of the last", async () => {
  await using own = await ownServices();
  const { siteId } = await liveSite(own.services);
  const remindedAfter = async (time: string) => {
    await own.pool.query("update site_cancellations set created_at = now() - $1::interval", [time]);
    const atOnce = [remindOfDeletions(own.services), remindOfDeletions(own.services)];
    const [one = 0, other = 0] = await Promise.all(atOnce);
    return one + other + (await remindOfDeletions(own.services));
  };
  await own.cancel(siteId);
  expect(await remindedAfter("22 days 23 hours")).toBe(0);
  expect(await remindedAfter("23 days")).toBe(1);
  expect(await remindedAfter("28 days 23 hours")).toBe(0);
  expect(await remindedAfter("29 days")).toBe(1);
  expect(await own.mails("site-deletion-reminder")).toMatchObject([
    { to: "mia@example.com", subject: expect.stringContaining("within 7 days") },
    { to: "mia@example.com", subject: expect.stringContaining("within a day") },
  ]);

  await own.takeBack(siteId);
  expect(await remindedAfter("29 days")).toBe(0);
  await own.cancel(siteId);
  expect(await remindedAfter("29 days 12 hours")).toBe(1);
  await own.takeBack(siteId);
  await own.cancel(siteId);
  expect(await remindedAfter("30 days")).toBe(0);
});
