import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commentOn } from "../../../src/core/reviews/comments.ts";
import { createReviewKeys, reviewAddress } from "../../../src/core/reviews/review-links.ts";
import { viewReview } from "../../../src/core/reviews/review-view.ts";
import { findReviewByLink, openReview } from "../../../src/core/reviews/reviews.ts";
import type { Content } from "../../../src/core/sites/revisions/merge.ts";
import { saveRevision } from "../../../src/core/sites/revisions/revisions.ts";
import { folderFiles } from "../../../src/platform/files/folder.ts";
import { createLog } from "../../../src/platform/log.ts";
import { freshDatabase } from "../postgres.ts";
import { addSite, siteContent } from "./sites.ts";

/** A site that was sent for review, as its customer and its operators have it. */
export async function siteInReview(content: Content = siteContent()) {
  const db = await freshDatabase();
  const folder = await fs.mkdtempDisposable(join(tmpdir(), "reviews-"));
  const services = {
    database: db.database,
    files: folderFiles(folder.path),
    log: createLog("silent"),
    reviewKeys: createReviewKeys("s".repeat(40)),
    config: {
      publicUrl: "https://www.example.com.au",
      sitesDomain: "sites.example",
      operatorEmail: "ops@example.com",
    },
  };
  const { id: siteId } = await addSite(db, { ...content, name: "Wattle" });
  await db.pool.query("update sites set slug = 'wattle'");
  const open = () => openReview(services, { siteId, actor: "olive" });
  await open();
  let base = 1;
  let received = 0;
  const found = async (token: string) => {
    const review = await findReviewByLink(services, token);
    if (review.outcome !== "open") throw new Error(review.outcome);
    return review;
  };
  const link = async () => {
    const { rows } = await db.pool.query("select * from reviews");
    return reviewAddress(services, rows[0]).replace("https://www.example.com.au/review/", "");
  };
  const review = (await found(await link())).review;
  const view = async () => {
    const seen = await viewReview(services, await found(await link()));
    if (!seen) throw new Error("nothing was shown");
    return seen;
  };
  return {
    ...db,
    ...{ services, siteId, review, open, link, view },
    async change(to: Content) {
      const saved = await saveRevision(services, { siteId, base, actor: "olive", ...to });
      if ("number" in saved) base = saved.number;
    },
    /** What Mia writes of the candidate that is shown now. */
    async comment(said: Partial<Parameters<typeof commentOn>[1]> = {}) {
      const { current } = await view();
      return commentOn(services, {
        ...{ review, releaseId: current.release_id, blockId: "us", quoted: "We bake." },
        ...{ name: "Mia", text: "Say since when", ...said },
      });
    },
    /** A file as it was received. */
    async sent(name: string, content: Buffer | string) {
      const path = join(folder.path, `received-${received++}`);
      await fs.writeFile(path, content);
      return { name, path, bytes: Buffer.byteLength(content), tooLong: false };
    },
    /** The names of what the store has of comments. */
    async storedNames() {
      const names = await fs.readdir(join(folder.path, "review-files")).catch(() => []);
      return names.toSorted();
    },
    async storeNames(names: readonly string[]) {
      await fs.mkdir(join(folder.path, "review-files"), { recursive: true });
      for (const name of names) await fs.writeFile(join(folder.path, "review-files", name), "x");
    },
    async mails(kind: string) {
      const { rows } = await db.pool.query("select * from emails where kind = $1 order by id", [
        kind,
      ]);
      return rows;
    },
    async [Symbol.asyncDispose]() {
      await db[Symbol.asyncDispose]();
      await folder.remove();
    },
  };
}

/** The content of a site without one of its sections. */
export function without(blockId: string, content = siteContent()): Content {
  const [page] = content.document.pages;
  if (!page) throw new Error("no page");
  const blocks = page.blocks.filter(({ id }) => id !== blockId);
  return { ...content, document: { ...content.document, pages: [{ ...page, blocks }] } };
}
