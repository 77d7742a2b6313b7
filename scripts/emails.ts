/**
 * The mails of the outbox. `npm run emails` lists the newest fifty; `npm run emails -- ID` shows one
 * as text. Reads the database the app uses, and starts the private one if it is not running.
 */
import { connect } from "../src/database/client.ts";
import { migrate } from "../src/database/migrate.ts";
import { ConfigError, readConfig } from "../src/platform/config.ts";
import { findEmail, listEmails } from "../src/platform/mail/outbox.ts";
import { startPrivatePostgres } from "../src/platform/private-postgres.ts";
import { PrivatePostgresError } from "../src/platform/private-postgres-place.ts";

const NEWEST = 50;

try {
  await main(process.argv[2]);
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof PrivatePostgresError;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}

async function main(id: string | undefined): Promise<void> {
  const config = readConfig();
  const postgres =
    config.databaseUrl === undefined ? await startPrivatePostgres(config.dataDir) : undefined;
  const url = config.databaseUrl ?? postgres?.url ?? "";
  const { pool, database } = connect(url, { connections: 1, onConnectionLost: () => {} });
  try {
    await migrate(url); // the app may never have run on this database
    if (id) await show(database, id);
    else await list(database);
  } finally {
    await pool.end();
    await postgres?.stop();
  }
}

type Database = ReturnType<typeof connect>["database"];

async function list(database: Database): Promise<void> {
  const mails = await listEmails(database, { limit: NEWEST });
  if (mails.length === 0) {
    console.log("No mails yet.");
    return;
  }
  for (const { id, created_at, status, to_address, subject, kind, last_error } of mails) {
    const when = created_at.toISOString().slice(0, 16).replace("T", " ");
    console.log(`${id}  ${when}  ${status.padEnd(6)}  ${to_address}  ${subject ?? kind}`);
    if (last_error) console.log(`  ${last_error}`);
  }
}

async function show(database: Database, id: string): Promise<void> {
  const mail = /^[0-9a-f-]{36}$/i.test(id) ? await findEmail(database, id) : undefined;
  if (!mail) {
    console.error(`There is no mail ${id}.`);
    process.exitCode = 1;
    return;
  }
  console.log(`To: ${mail.to_address}\nSubject: ${mail.subject ?? "(not rendered yet)"}\n`);
  console.log(mail.text ?? "");
}
