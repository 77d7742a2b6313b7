/**
 * Lets people in from the server itself. Each command but `list` prints a one-time link.
 *
 *   npm run operator -- add EMAIL [staff]   a new operator; an owner unless `staff` follows
 *   npm run operator -- recover EMAIL       a new password and no second factor for a known one
 *   npm run operator -- list
 */
import { connect } from "../src/database/client.ts";
import { migrate } from "../src/database/migrate.ts";
import { operators } from "../src/database/operator-tables.ts";
import { emailSchema, invitationDays } from "../src/features/operators/schema.ts";
import { addSetUpLink, setUpAddress } from "../src/features/operators/set-up.ts";
import { ConfigError, readConfig } from "../src/platform/config.ts";
import { startPrivatePostgres } from "../src/platform/private-postgres.ts";
import { PrivatePostgresError } from "../src/platform/private-postgres-place.ts";

type Database = ReturnType<typeof connect>["database"];

try {
  await main(process.argv.slice(2));
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof PrivatePostgresError;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}

async function main(words: string[]): Promise<void> {
  const config = readConfig();
  const postgres =
    config.databaseUrl === undefined ? await startPrivatePostgres(config.dataDir) : undefined;
  const url = config.databaseUrl ?? postgres?.url ?? "";
  const { pool, database } = connect(url, { connections: 1, onConnectionLost: () => {} });
  try {
    await migrate(url); // the app may never have run on this database
    const { lines, failed } = await run(database, config.publicUrl, words);
    for (const line of lines) console.log(line);
    if (failed) process.exitCode = 1;
  } finally {
    await pool.end();
    await postgres?.stop();
  }
}

async function run(
  database: Database,
  publicUrl: string,
  [command, address, role]: string[],
): Promise<{ lines: string[]; failed?: boolean }> {
  const everybody = await database.select().from(operators).orderBy(operators.email);
  if (command === "list") {
    const lines = everybody.map(
      ({ email, name, role, banned, twoFactorEnabled }) =>
        `${email}  ${name}  ${role}${twoFactorEnabled ? "  second factor" : ""}${banned ? "  switched off" : ""}`,
    );
    return { lines: lines.length > 0 ? lines : ["No operators yet."] };
  }
  const email = emailSchema.safeParse(address ?? "");
  const isKnownRole = role === undefined || role === "owner" || role === "staff";
  if ((command !== "add" && command !== "recover") || !email.success || !isKnownRole) {
    const usage = "npm run operator -- add EMAIL [staff] | recover EMAIL | list";
    return { lines: [usage], failed: true };
  }
  const known = everybody.some((operator) => operator.email === email.data);
  if (command === "add" && known) {
    return { lines: [`${email.data} is an operator. To let them back in: recover`], failed: true };
  }
  if (command === "recover" && !known) {
    return { lines: [`There is no operator ${email.data}. To make one: add`], failed: true };
  }
  const token = await addSetUpLink(database, {
    purpose: command === "add" ? "invite" : "recover",
    email: email.data,
    role: role ?? "owner",
  });
  return { lines: [`Works once, for ${invitationDays} days: ${setUpAddress(publicUrl, token)}`] };
}
