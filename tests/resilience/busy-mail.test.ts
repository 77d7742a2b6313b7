import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { briefMails } from "../../src/core/briefs/mails.ts";
import { queueMail } from "../../src/core/emails/queue-mail.ts";
import { reviewMails } from "../../src/core/reviews/mails.ts";
import { joinWaitlist } from "../../src/core/waitlist/waitlist.ts";
import { createLog } from "../../src/platform/log.ts";
import { queueJob } from "../../src/platform/queue-job.ts";
import { startApp } from "../support/app.ts";
import { person } from "../support/builders.ts";
import { eventually } from "../support/eventually.ts";
import { freshDatabase } from "../support/postgres.ts";
import { startSmtp } from "../support/servers/smtp.ts";

test("a mail server that hangs leaves a job slot free, and a code does not wait for other emails", async () => {
  await using db = await freshDatabase();
  const asked: string[] = [];
  const onRecipient = (address: string) => void asked.push(address);
  await using smtp = await startSmtp({ onRecipient, delay: 600_000 });
  await db.database.transaction(async (tx) => {
    for (let n = 0; n < 5; n++)
      await queueMail(tx, briefMails["brief-receipt"], `${n}@example.com`, {
        id: randomUUID(),
        hasSketch: false,
      });
    await queueMail(tx, reviewMails["review-code"], "mia@example.com", { name: "Cakes" });
    await queueJob(tx, "mail_guess_notice", { email: "nobody@example.com" });
  });
  await using app = await startApp({ DATABASE_URL: db.url, SMTP_URL: smtp.url });
  await eventually(() => asked.length === 2);
  expect(asked.toSorted()).toEqual(["0@example.com", "mia@example.com"]);
  await eventually(async () => {
    const { rows } = await db.pool.query("select task_identifier from graphile_worker.jobs");
    return rows.every(({ task_identifier }) => task_identifier !== "mail_guess_notice");
  });
  expect(asked).toHaveLength(2);
  await app.kill();
});

test("an email that somebody else holds is asked for again later, and that is no error", async () => {
  await using db = await freshDatabase();
  await using smtp = await startSmtp();
  const services = { database: db.database, log: createLog("silent") };
  await joinWaitlist(services, person(), { idea: {}, source: {} });
  const holder = await db.pool.connect();
  await holder.query("begin");
  await holder.query("select from emails for update");
  await using app = await startApp({ DATABASE_URL: db.url, SMTP_URL: smtp.url });

  const later = await eventually(async () => {
    const { rows } = await db.pool.query(
      "select id from graphile_worker.jobs where task_identifier = 'send_email' and run_at > now()",
    );
    return rows[0];
  });
  expect(await app.printed()).not.toMatch(/"level":50/);
  expect(smtp.mails).toEqual([]);
  await holder.query("commit");
  holder.release();
  await db.pool.query(
    "select graphile_worker.reschedule_jobs(array[$1::bigint], run_at => now())",
    [later?.id],
  );
  await eventually(() => smtp.mails.length === 1);
});
