import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";
import { freshDatabase, type TestDatabase } from "../../../tests/support/postgres.ts";
import { smtpError, startSmtp } from "../../../tests/support/servers/smtp.ts";
import { emails } from "../../database/tables/emails.ts";
import { keptMail } from "../../platform/mail/kept.ts";
import type { MailTransport } from "../../platform/mail/mail.ts";
import { smtpMail } from "../../platform/mail/smtp.ts";
import { briefEmails } from "../briefs/emails.tsx";
import { enquiryEmails } from "../enquiries/emails.tsx";
import { ideaEmails } from "../ideas/emails.tsx";
import { operatorEmails } from "../operators/emails.tsx";
import { noticeMails } from "../operators/mails.ts";
import { noticeEmails } from "../operators/notice-emails.tsx";
import { createLinkSealer } from "../operators/sealed-links.ts";
import { peopleEmails } from "../people/emails.tsx";
import { reviewEmails } from "../reviews/emails.tsx";
import { reviewMails } from "../reviews/mails.ts";
import { codeFor, createReviewKeys, linksInReviewMail } from "../reviews/review-links.ts";
import { liveEmails } from "../sites/releases/emails.tsx";
import { waitlistEmails } from "../waitlist/emails.tsx";
import { sendEmail } from "./outbox.ts";
import { queueMail } from "./queue-mail.ts";
import { writtenMails } from "./render-mail.ts";

const sender = {
  companyName: "Smart Sites",
  supportEmail: "hello@smartsites.example",
  publicUrl: "https://smartsites.example",
};
const mails = {
  ...waitlistEmails(sender),
  ...briefEmails(sender),
  ...enquiryEmails(sender),
  ...ideaEmails(sender),
  ...reviewEmails(sender),
  ...liveEmails(sender),
  ...peopleEmails(sender),
  ...operatorEmails(sender, createLinkSealer("x".repeat(40))),
  ...noticeEmails(sender),
  ...writtenMails(
    { "sign-in-guesses": noticeMails["sign-in-guesses"] },
    {
      "sign-in-guesses": ({ name }) => ({
        subject: "Hello",
        html: `<p>Hello ${name}</p>`,
        text: `Hello ${name}`,
      }),
    },
  ),
};

/** An outbox over a transport, and an email in it. */
async function queued(db: TestDatabase, mail: MailTransport) {
  const id = await db.database.transaction((tx) =>
    queueMail(tx, noticeMails["sign-in-guesses"], "mia@example.com", { name: "Mia" }),
  );
  const outbox = {
    database: db.database,
    mail,
    mails,
    linksIn: async () => ({}),
    mailFrom: "Smart Sites <hello@smartsites.example>",
  };
  const send = (lastAttempt = false) => sendEmail(outbox, id, { lastAttempt });
  const row = async () => (await db.database.select().from(emails).where(eq(emails.id, id)))[0];
  return { id, send, row };
}

describe("by SMTP", () => {
  test("an email goes out once, as HTML and text, under its own Message-ID", async () => {
    await using db = await freshDatabase();
    await using smtp = await startSmtp();
    const mail = smtpMail(smtp.url);
    const { id, send, row } = await queued(db, mail);
    await send();
    await send();
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]).toMatchObject({
      to: "mia@example.com",
      messageId: `<${id}@smartsites.example>`,
    });
    expect(smtp.mails[0]?.raw).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(smtp.mails[0]?.raw).toContain("<p>Hello Mia</p>");
    expect(smtp.mails[0]?.raw).toMatch(/^Hello Mia/m);
    expect(await row()).toMatchObject({ status: "sent", attempts: 1, last_error: null });
    mail.close();
  });

  test("once the server has accepted an email, only the commit is left to do", async () => {
    await using db = await freshDatabase();
    await using smtp = await startSmtp({ delay: 500 });
    const mail = smtpMail(smtp.url);
    const { send, row } = await queued(db, mail);
    const sending = send();
    await eventually(async () => {
      const { rowCount } = await db.pool.query(`
        select from pg_stat_activity where datname = current_database()
          and state = 'idle in transaction' and query like 'update "emails" set%'`);
      return rowCount === 1;
    });
    expect([smtp.mails.length, (await row())?.status]).toEqual([0, "queued"]);
    await sending;
    expect([smtp.mails.length, (await row())?.status]).toEqual([1, "sent"]);
    mail.close();
  });

  test("two jobs at once send one email", async () => {
    await using db = await freshDatabase();
    await using smtp = await startSmtp({ delay: 300 });
    const mail = smtpMail(smtp.url);
    const { send } = await queued(db, mail);
    const outcomes = await Promise.all([send(), send(), send()]);
    expect(outcomes.toSorted()).toEqual(["busy", "busy", "sent"]);
    expect(smtp.mails).toHaveLength(1);
    mail.close();
  });

  test("a refused address is recorded in the server's words and not tried again", async () => {
    await using db = await freshDatabase();
    await using smtp = await startSmtp({
      onRecipient: () => {
        throw smtpError(550, "No such user here");
      },
    });
    const mail = smtpMail(smtp.url);
    const { send, row } = await queued(db, mail);
    await send();
    expect(await row()).toMatchObject({
      status: "failed",
      attempts: 1,
      last_error: expect.stringContaining("No such user here"),
    });
    mail.close();
  });

  test("an email whose content is refused is not tried again", async () => {
    await using db = await freshDatabase();
    await using smtp = await startSmtp({
      onMail: () => {
        throw smtpError(550, "It looks like spam");
      },
    });
    const mail = smtpMail(smtp.url);
    const { send, row } = await queued(db, mail);
    await send();
    expect(await row()).toMatchObject({
      status: "failed",
      attempts: 1,
      last_error: expect.stringContaining("It looks like spam"),
    });
    mail.close();
  });

  test.for(["onRecipient", "onMail"] as const)(
    "a busy server (4xx, %s) is tried again with the same Message-ID",
    async (when) => {
      await using db = await freshDatabase();
      let busy = true;
      await using smtp = await startSmtp({
        [when]: () => {
          if (busy) throw smtpError(451, "Try again later");
        },
      });
      const mail = smtpMail(smtp.url);
      const { id, send, row } = await queued(db, mail);
      await expect(send()).rejects.toThrow("email could not be sent yet");
      expect(await row()).toMatchObject({ status: "queued", attempts: 1, sent_at: null });
      busy = false;
      await send();
      expect(smtp.mails.map((received) => received.messageId)).toEqual([
        `<${id}@smartsites.example>`,
      ]);
      expect(await row()).toMatchObject({ status: "sent", attempts: 2, last_error: null });
      mail.close();
    },
  );

  test("if the server is down, the email stays queued, and fails after the last attempt", async () => {
    await using db = await freshDatabase();
    const mail = smtpMail("smtp://127.0.0.1:1");
    const { send, row } = await queued(db, mail);
    await expect(send()).rejects.toThrow();
    expect(await row()).toMatchObject({ status: "queued" });
    await expect(send(true)).rejects.toThrow();
    expect(await row()).toMatchObject({ status: "failed", attempts: 2 });
    mail.close();
  });
});

test("without a server an email is rendered and kept", async () => {
  await using db = await freshDatabase();
  const { send, row } = await queued(db, keptMail());
  await send();
  expect(await row()).toMatchObject({
    status: "kept",
    subject: "Hello",
    text: "Hello Mia",
    attempts: 0,
    sent_at: null,
  });
});

test("a private link is in every copy that goes out, and in nothing that is stored", async () => {
  await using db = await freshDatabase();
  let isBusy = true;
  await using smtp = await startSmtp({
    onMail: () => {
      if (isBusy) throw smtpError(451, "Try again later");
    },
  });
  const review = "0190a5d4-7c00-7000-8000-000000000000";
  const data = { review, version: 1, name: "Wattle", isFirst: true, isNew: true };
  const id = await db.database.transaction((tx) =>
    queueMail(tx, reviewMails["review-link"], "mia@example.com", data),
  );
  const mail = smtpMail(smtp.url);
  const reviewKeys = createReviewKeys("s".repeat(40));
  const outbox = {
    ...{ database: db.database, mail, mails, mailFrom: "us@example.com" },
    linksIn: async (queued: { kind: string; data: unknown }) =>
      linksInReviewMail({ config: sender, reviewKeys }, queued),
  };
  await expect(sendEmail(outbox, id, { lastAttempt: false })).rejects.toThrow();
  isBusy = false;
  await sendEmail(outbox, id, { lastAttempt: false });
  expect(smtp.mails[0]?.raw.replaceAll("=\r\n", "").replaceAll("=\n", "")).toContain(
    `/review/${reviewKeys.links.sign({ id: review, version: 1 })}`,
  );
  const [stored] = await db.database.select().from(emails).where(eq(emails.id, id));
  expect(stored?.text).toContain("ready for you to look at");
  expect(JSON.stringify(stored)).not.toContain("/review/");
  mail.close();
});

test("a code to approve with is in what goes out, and in nothing that is stored", async () => {
  await using db = await freshDatabase();
  await using smtp = await startSmtp();
  const about = { review: "0190a5d4-7c00-7000-8000-000000000000", release: "abc", at: 1 };
  const id = await db.database.transaction((tx) =>
    queueMail(tx, reviewMails["review-code"], "mia@example.com", { name: "Wattle", ...about }),
  );
  const mail = smtpMail(smtp.url);
  const reviewKeys = createReviewKeys("s".repeat(40));
  const outbox = {
    ...{ database: db.database, mail, mails, mailFrom: "us@example.com" },
    linksIn: async (queued: { kind: string; data: unknown }) =>
      linksInReviewMail({ config: sender, reviewKeys }, queued),
  };
  await sendEmail(outbox, id, { lastAttempt: false });
  const code = codeFor({ reviewKeys }, about);
  expect(smtp.mails[0]?.subject).toBe(`${code} is your code to approve your website`);
  expect(smtp.mails[0]?.raw).toContain(`\n${code}`);
  const [stored] = await db.database.select().from(emails).where(eq(emails.id, id));
  expect(stored).toMatchObject({ status: "sent", subject: "Your code to approve your website" });
  expect(JSON.stringify(stored)).not.toContain(code);
  mail.close();
});
