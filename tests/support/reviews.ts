import type { Content } from "../../src/core/sites/merge.ts";
import { createSite } from "../../src/core/sites/sites.ts";
import type { Browser } from "./operators.ts";
import type { TestDatabase } from "./postgres.ts";
import { siteContent } from "./sites.ts";

let sites = 0;

/** A site as an operator has made it, with an address; nobody has seen it yet. @returns its id. */
export async function siteToSend(
  { database, pool }: Pick<TestDatabase, "database" | "pool">,
  {
    content = siteContent(),
    email = "mia@example.com",
  }: { content?: Content; email?: string } = {},
): Promise<string> {
  const site = await database.transaction((tx) =>
    createSite(tx, {
      ...content,
      ...{ briefId: undefined, name: "Wattle & Daughters", email, contactName: "Mia" },
      ...{ notes: [], author: "draft" },
    }),
  );
  if (!site) throw new Error("there is such a site");
  await pool.query("update sites set slug = $2 where id = $1", [site.id, `wattle-${++sites}`]);
  return site.id;
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
