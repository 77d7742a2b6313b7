/**
 * The emails of the outbox. `npm run emails` lists the newest fifty; `npm run emails -- ID` shows one
 * as text. Reads the database the app uses, and starts the private one if it is not running.
 */
import { join } from "node:path";
import { findEmail, listEmails } from "../src/core/emails/find-email.ts";
import { createLinkSealer, linkOfMail } from "../src/core/operators/sealed-links.ts";
import type { Database } from "../src/database/client.ts";
import type { Config } from "../src/platform/config.ts";
import { keptSecret } from "../src/platform/secrets/kept-secret.ts";
import { onDatabase } from "./operating/on-database.ts";

const NEWEST = 50;

const [id] = process.argv.slice(2);
await onDatabase((database, config) => (id ? show(database, config, id) : list(database)));

async function list(database: Database): Promise<void> {
  const mails = await listEmails(database, { limit: NEWEST });
  if (mails.length === 0) {
    console.log("No emails yet.");
    return;
  }
  for (const { id, created_at, status, to_address, subject, kind, last_error } of mails) {
    const when = created_at.toISOString().slice(0, 16).replace("T", " ");
    console.log(`${id}  ${when}  ${status.padEnd(6)}  ${to_address}  ${subject ?? kind}`);
    if (last_error) console.log(`  ${last_error}`);
  }
}

async function show(database: Database, config: Config, id: string): Promise<void> {
  const mail = /^[0-9a-f-]{36}$/i.test(id) ? await findEmail(database, id) : undefined;
  if (!mail) {
    console.error(`There is no email ${id}.`);
    process.exitCode = 1;
    return;
  }
  console.log(`To: ${mail.to_address}\nSubject: ${mail.subject ?? "(not rendered yet)"}\n`);
  console.log(mail.text ?? (await secretLink(mail, config)) ?? "");
}

/** What the outbox only stores encrypted: an email's sign-in link. */
async function secretLink(
  mail: { kind: string; data: Record<string, unknown> },
  { authSecret, dataDir, publicUrl }: Config,
): Promise<string | undefined> {
  const secret = authSecret ?? (await keptSecret(join(dataDir, "auth-secret")));
  return linkOfMail(mail, { publicUrl, sealer: createLinkSealer(secret) });
}
