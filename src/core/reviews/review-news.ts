import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { reviewComments, reviews } from "../../database/tables/reviews.ts";
import { oneVisibleLine } from "../../platform/visible-text.ts";
import { queueMail } from "../emails/queue-mail.ts";
import { findSite } from "../sites/sites.ts";
import { reviewMails } from "./mails.ts";
import { filesOfComments } from "./review-files.ts";

/** How many comments an email repeats, and how much of each. */
const toldInFull = 10;
const longestTold = 300;

/**
 * Mails what was said in a review, by either side to the other: one email for a burst of comments.
 *
 * @param ids of comments of one side of one review; those that are gone are left out.
 */
export async function mailReviewNews(
  { database, config }: { database: Database; config: { operatorEmail: string } },
  ids: readonly string[],
): Promise<void> {
  await database.transaction(async (tx) => {
    const comments = await tx
      .select()
      .from(reviewComments)
      .where(inArray(reviewComments.id, [...ids]))
      .orderBy(asc(reviewComments.id));
    const [first] = comments;
    if (!first) return;
    const [review] = await tx.select().from(reviews).where(eq(reviews.id, first.review_id));
    const site = review && (await findSite(tx, review.site_id));
    if (!site) return;
    const files = await filesOfComments(tx, ids);
    const news = {
      comments: comments.slice(0, toldInFull).map((comment) => ({
        ...toldOf(comment),
        files: files.get(comment.id)?.length ?? 0,
      })),
      more: Math.max(0, comments.length - toldInFull),
    };
    const { name, email } = site;
    if (first.author === "customer") {
      const mail = { site: site.id, name, email, ...news };
      await queueMail(tx, reviewMails["review-comments"], config.operatorEmail, mail);
    } else if (!review.revoked_at) {
      const mail = { review: review.id, version: review.link_version, name, ...news };
      await queueMail(tx, reviewMails["review-answers"], email, mail);
    }
  });
}

function toldOf({ name, quoted, text }: typeof reviewComments.$inferSelect) {
  return { by: name, about: quoted, text: oneVisibleLine(text, longestTold) };
}
