import { signedVersions } from "../../src/platform/secrets/signed-ids.ts";
import type { OwnedApp } from "./empty-app.ts";
import { eventually } from "./eventually.ts";
import { signedIn } from "./operators.ts";
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

/** The code to somebody’s own page that was last asked for, as an operator reads it where no emails go out. */
export async function readPageCode(own: OwnedApp): Promise<string> {
  const olive = await signedIn(own.app, own.owner);
  const id = await eventually(async () => {
    const query =
      "select id from emails where kind = 'page-code' and status = 'kept' order by id desc";
    return (await own.db.pool.query(query)).rows[0]?.id;
  });
  const page = await olive.post(`/admin/emails/${id}`, { intent: "read-code" });
  return />(\d{6})</.exec(await page.text())?.[1] ?? "";
}
