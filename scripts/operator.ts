/**
 * Manages operators from the command line. Each command except `list` prints a one-time link.
 *
 *   npm run operator -- add EMAIL [staff]   a new operator; an owner unless `staff` follows
 *   npm run operator -- recover EMAIL       a new password and no second factor for a known one
 *   npm run operator -- list
 */

import { inviteFromServer } from "../src/core/operators/invitations.ts";
import { emailSchema, invitationDays } from "../src/core/operators/schema.ts";
import { addSetUpLink, setUpAddress } from "../src/core/operators/set-up.ts";
import type { Database } from "../src/database/client.ts";
import { operators } from "../src/database/tables/operators.ts";
import { onDatabase } from "./operating/on-database.ts";

await onDatabase(async (database, { publicUrl }) => {
  const { lines, failed } = await run(database, publicUrl, process.argv.slice(2));
  for (const line of lines) console.log(line);
  if (failed) process.exitCode = 1;
});

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
  const token =
    command === "add"
      ? await inviteFromServer(database, { email: email.data, role: role ?? "owner" })
      : await addSetUpLink(database, { purpose: "recover", email: email.data, role: "owner" });
  return { lines: [`Works once, for ${invitationDays} days: ${setUpAddress(publicUrl, token)}`] };
}
