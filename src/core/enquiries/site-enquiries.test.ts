import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freshDatabase } from "../../../tests/support/postgres.ts";
import { liveSite } from "../../../tests/support/sites/live-sites.ts";
import { folderFiles } from "../../platform/files/folder.ts";
import { eraseMailsAbout, findMailsAbout } from "../emails/personal-data.ts";
import { renderMail } from "../emails/render-mail.ts";
import { deleteOldEnquiries } from "./delete-old.ts";
import { eraseEnquiriesOf, findSiteEnquiriesOf } from "./personal-data.ts";
import { siteEnquiryEmails } from "./site-emails.tsx";
import {
  dismissSiteEnquiry,
  letInSiteEnquiry,
  listSiteEnquiries,
  mailSiteDigest,
  takeSiteEnquiry,
} from "./site-enquiries.ts";

async function ownSite() {
  const db = await freshDatabase();
  const folder = await fs.mkdtempDisposable(join(tmpdir(), "enquiries-"));
  const { siteId } = await liveSite({ database: db.database, files: folderFiles(folder.path) });
  return {
    ...db,
    siteId,
    take: (differences: object = {}) =>
      takeSiteEnquiry(db, {
        ...{ siteId, suspected: false, name: "Zoe", reply_to: "zoe@example.com", message: "Cake?" },
        ...differences,
      }),
    list: (status: "open" | "suspected" = "open") =>
      listSiteEnquiries(db.database, siteId, { status, limit: 100 }),
    async mails() {
      const { rows } = await db.pool.query(
        "select * from emails where kind <> 'site-live' order by created_at, id",
      );
      return rows;
    },
    async digests() {
      const { rows } = await db.pool.query(
        "select j.run_at, p.payload from graphile_worker.jobs j join graphile_worker._private_jobs p using (id) where task_identifier = 'mail_site_digest'",
      );
      return rows;
    },
    /** So that the hour does not end while a test counts in it. */
    async untilTheHourIsYoung() {
      const left = 3_600_000 - (Date.now() % 3_600_000);
      if (left < 20_000) await new Promise((resolve) => setTimeout(resolve, left + 100));
    },
    async [Symbol.asyncDispose]() {
      await db[Symbol.asyncDispose]();
      await folder.remove();
    },
  };
}

test("a message is stored, and mailed to the business with an answer going to its sender", async () => {
  await using own = await ownSite();
  await own.take();
  expect(await own.list()).toMatchObject([{ name: "Zoe", message: "Cake?", status: "open" }]);
  const [mail] = await own.mails();
  expect(mail).toMatchObject({
    ...{ kind: "site-enquiry", to_address: "mia@example.com", status: "queued" },
    data: { replyTo: "zoe@example.com", siteName: "Wattle & Daughters", message: "Cake?" },
  });
  const templates = siteEnquiryEmails({ companyName: "Smart Sites" });
  const { text, subject } = renderMail(templates, { kind: "site-enquiry", data: mail.data });
  expect(subject).toBe("New enquiry from Zoe");
  expect(text).toContain("Zoe, zoe@example.com\n\nCake?\n\nReply to this email to answer.");
  expect(await findMailsAbout(own.database, "ZOE@example.com")).toHaveLength(1);
});

test("a phone number is nobody's email address", async () => {
  await using own = await ownSite();
  await own.take({ reply_to: "0412 345 678" });
  const [mail] = await own.mails();
  expect(mail.data).toMatchObject({ replyTo: null, email: null, contact: "0412 345 678" });
});

test("the same message within a day is one, and after that another", async () => {
  await using own = await ownSite();
  await Promise.all(Array.from({ length: 6 }, () => own.take()));
  await own.take({ reply_to: "ZOE@example.com" });
  expect(await own.list()).toHaveLength(1);
  expect(await own.mails()).toHaveLength(1);
  await own.take({ message: "Bread?" });
  expect(await own.list()).toHaveLength(2);
  await own.pool.query("update site_enquiries set created_at = now() - interval '25 hours'");
  await own.take();
  expect(await own.list()).toHaveLength(3);
});

test("what a program seems to have written is kept apart without an email, until it is let in", async () => {
  await using own = await ownSite();
  await own.take({ suspected: true });
  await own.take({ message: "See http://a.example, https://b.example and www.c.example" });
  await own.take({ name: "Win at https://a.example", message: "Money" });
  await own.take({ message: "Like http://a.example or www.b.example" });
  expect(await own.list()).toHaveLength(1);
  expect(await own.mails()).toHaveLength(1);
  const suspected = await own.list("suspected");
  expect(suspected).toHaveLength(3);
  const [first, second] = suspected.map(({ id }) => ({ siteId: own.siteId, id, actor: "olive" }));
  if (!first || !second) throw new Error("two are suspected");
  expect(await letInSiteEnquiry(own, first)).toBe(true);
  expect(await letInSiteEnquiry(own, first)).toBe(false);
  expect(await dismissSiteEnquiry(own, second)).toBe(true);
  expect(await dismissSiteEnquiry(own, second)).toBe(false);
  expect(await dismissSiteEnquiry(own, first)).toBe(false);
  expect(await own.list()).toHaveLength(2);
  expect(await own.mails()).toHaveLength(2);
  expect(await own.list("suspected")).toHaveLength(1);
});

test("after twenty in an hour the rest of it comes in one email, with every message", async () => {
  await using own = await ownSite();
  await own.untilTheHourIsYoung();
  // As many at once as there are connections: on a busy machine more would wait too long for one.
  for (let sent = 0; sent < 64; sent += 8) {
    const messages = Array.from({ length: 8 }, (_, n) => `Cake ${sent + n}?`);
    await Promise.all(messages.map((message) => own.take({ message })));
  }
  expect(await own.list()).toHaveLength(64);
  expect(await own.mails()).toHaveLength(20);
  const [digest, ...others] = await own.digests();
  expect(others).toEqual([]);
  const until = new Date(digest.payload.until);
  expect(new Date(digest.run_at).getTime()).toBe(until.getTime() + 60_000);
  await mailSiteDigest(own, digest.payload);
  await mailSiteDigest(own, digest.payload); // done again after a crash
  const mails = await own.mails();
  expect(mails).toHaveLength(21);
  const said = mails.flatMap(({ data }) => data.enquiries ?? [data]);
  expect(new Set(said.map(({ message }) => message)).size).toBe(64);
  expect(mails.find(({ kind }) => kind === "site-enquiry-digest").data).toMatchObject({ more: 0 });
});

test("twenty an hour are counted anew in the next one", async () => {
  await using own = await ownSite();
  await own.untilTheHourIsYoung();
  for (let n = 0; n < 20; n++) await own.take({ message: `Cake ${n}?` });
  await own.pool.query(
    "update site_enquiries set created_at = date_trunc('hour', now()) - interval '1 s'",
  );
  await own.take({ message: "Cake?" });
  expect(await own.mails()).toHaveLength(21);
  expect(await own.digests()).toEqual([]);
});

test("messages go after 24 months with their emails, and suspected ones after 30 days", async () => {
  await using own = await ownSite();
  await own.take();
  await own.take({ suspected: true });
  const age = (interval: string) =>
    own.pool.query(
      `update site_enquiries set created_at = now() - interval '${interval}'; update emails set created_at = now() - interval '${interval}'`,
    );
  await age("31 days");
  await deleteOldEnquiries(own);
  expect(await own.list("suspected")).toEqual([]);
  expect(await own.list()).toHaveLength(1);
  await age("25 months");
  await deleteOldEnquiries(own);
  expect(await own.list()).toEqual([]);
  expect(await own.mails()).toEqual([]);
});

test("erasing a person takes their messages to customers, and the emails and digests with them", async () => {
  await using own = await ownSite();
  await own.untilTheHourIsYoung();
  for (let n = 0; n < 19; n++) await own.take({ message: `Cake ${n}?` });
  await own.take({ reply_to: "tom@example.com", message: "Bread?" });
  await own.take({ reply_to: "ZOE@example.com", message: "Tart?" });
  const [digest] = await own.digests();
  await mailSiteDigest(own, digest.payload);
  expect(await findSiteEnquiriesOf(own.database, "zoe@example.com")).toHaveLength(20);
  await own.database.transaction(async (tx) => {
    expect(await eraseEnquiriesOf(tx, "zoe@example.com")).toHaveLength(20);
    await eraseMailsAbout(tx, "zoe@example.com");
  });
  expect(await own.list()).toMatchObject([{ reply_to: "tom@example.com" }]);
  expect(await own.mails()).toMatchObject([{ data: { message: "Bread?" } }]);
});

test("who left a phone number alone is found by it however it was typed, and erased", async () => {
  await using own = await ownSite();
  await own.untilTheHourIsYoung();
  const typed = ["0412 345 678", "+61 412 345 678", "(0412) 345-678", "0061412345678"];
  for (const [n, reply_to] of typed.entries()) await own.take({ reply_to, message: `Cake ${n}?` });
  for (let n = 0; n < 16; n++) await own.take({ reply_to: "0412 345 679", message: `Bread ${n}?` });
  await own.take({ reply_to: "0412345678", message: "In the digest?" });
  const [digest] = await own.digests();
  await mailSiteDigest(own, digest.payload);
  const both = [...typed, "0412345678"];
  for (const number of both) {
    const found = await findSiteEnquiriesOf(own.database, number);
    expect(found.map(({ reply_to }) => reply_to)).toEqual(both);
  }
  await own.take({ reply_to: "0412345678@example.com", message: "Mine?" });
  await own.database.transaction(async (tx) => {
    expect(await eraseEnquiriesOf(tx, "+61 412 345 678")).toHaveLength(5);
  });
  const left = new Set((await own.list()).map(({ reply_to }) => reply_to));
  expect(left).toEqual(new Set(["0412 345 679", "0412345678@example.com"]));
  expect(JSON.stringify(await own.mails())).not.toMatch(/Cake|In the digest/);
  expect(JSON.stringify(await own.mails())).toContain("Bread 15?");
});
