import type { Content } from "../../../src/core/sites/revisions/merge.ts";
import { eventually } from "../eventually.ts";
import type { Browser } from "../operators.ts";
import type { TestDatabase } from "../postgres.ts";
import { addSite, siteContent } from "./sites.ts";

let sites = 0;

/** A site as an operator has made it, with an address; nobody has seen it yet. @returns its id. */
export async function siteToSend(
  { database, pool }: Pick<TestDatabase, "database" | "pool">,
  {
    content = siteContent(),
    email = "mia@example.com",
  }: { content?: Content; email?: string } = {},
): Promise<string> {
  const { id } = await addSite({ database }, { ...content, email });
  await pool.query("update sites set slug = $2 where id = $1", [id, `wattle-${++sites}`]);
  return id;
}

/** Sends a site for review as an operator does. @returns the path of the customer’s link. */
export async function sendForReview(operator: Browser, siteId: string): Promise<string> {
  const page = `/admin/sites/${siteId}/review`;
  const sent = await operator.post(page, { intent: "send" });
  if (sent.headers.get("location") !== `${page}?done=sent`) {
    throw new Error(`sending for review ended with ${sent.status}: ${await sent.text()}`);
  }
  const [, path] =
    /value="[^"]*(\/review\/[^"]+)"/.exec(await (await operator.get(page)).text()) ?? [];
  if (!path) throw new Error("the review has no link");
  return path;
}

/** The code that was last asked for, as an operator reads it where no emails go out. */
export async function readCode(
  operator: Browser,
  { pool }: Pick<TestDatabase, "pool">,
  siteId: string,
): Promise<string> {
  const kept = await eventually(async () => {
    const { rows } = await pool.query(
      `select emails.id from emails join sites on email = to_address
       where kind = 'review-code' and emails.status = 'kept' and sites.id = $1
       order by emails.id desc`,
      [siteId],
    );
    return rows[0];
  });
  const page = await operator.post(`/admin/emails/${kept?.id}`, { intent: "read-code" });
  return />(\d{6})</.exec(await page.text())?.[1] ?? "";
}
