import { signedVersions } from "../../src/platform/secrets/signed-ids.ts";
import { eventually } from "./eventually.ts";
import type { TestDatabase } from "./postgres.ts";

/** The path of somebody’s own page, once the first email to them has gone out. */
export async function ownPageOf(
  { pool }: Pick<TestDatabase, "pool">,
  email: string,
  secret = "x".repeat(40),
): Promise<string> {
  const person = await eventually(async () => {
    const { rows } = await pool.query("select id, link_version from people where email = $1", [
      email,
    ]);
    return rows[0];
  });
  return `/me/${signedVersions(secret, "me").sign({ id: person.id, version: person.link_version })}`;
}
