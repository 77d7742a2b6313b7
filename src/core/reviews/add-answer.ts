import { and, eq, isNull } from "drizzle-orm";
import type { Facts } from "../../blocks/facts/facts.ts";
import type { Database } from "../../database/client.ts";
import { reviewComments } from "../../database/tables/reviews.ts";
import { findRevision, saveRevision } from "../sites/revisions/revisions.ts";
import { lockSite, recordSiteEvent } from "../sites/sites.ts";
import { lineOfAnswer } from "../sites/vouching/our-lines.ts";
import { confirmLines } from "../sites/vouching/vouch.ts";
import { unansweredIn } from "./asked.ts";
import { resolveComment } from "./comments.ts";
import { longest } from "./fields.ts";
import { findReviewOfSite } from "./reviews.ts";

export type AddAnswerOutcome =
  /** `isShown`: whether the list that it is in is confirmed, so that a release has it. */
  | { outcome: "added"; isShown: boolean }
  /** The question has an answer by now, or is asked no more. */
  | { outcome: "not asked" }
  /** Too long to be on a page. */
  | { outcome: "too long" }
  | { outcome: "closed" }
  | { outcome: "missing" };

/**
 * Makes what the customer answered in the review the answer of the next revision, word for word, and
 * marks it as done. That line is theirs, so they have confirmed it. Who said it and when stays with
 * the comment too, which the site’s timeline names.
 *
 * @throws UnknownVersion if a newer version of this program wrote the latest revision.
 */
export async function addAnswer(
  services: { database: Database },
  { siteId, threadId, actor }: { siteId: string; threadId: string; actor: string },
): Promise<AddAnswerOutcome> {
  const { database } = services;
  const review = await findReviewOfSite(database, siteId);
  const latest = await findRevision(database, siteId);
  if (!review || !latest) return { outcome: "missing" };
  const { id, review_id, parent_id, author } = reviewComments;
  const isAnswer = and(eq(review_id, review.id), isNull(parent_id), eq(author, "customer"));
  const [said] = await database
    .select()
    .from(reviewComments)
    .where(and(eq(id, threadId), isAnswer));
  if (!said) return { outcome: "missing" };
  if (said.text.length > longest.answer) return { outcome: "too long" };
  const asked = unansweredIn(latest.facts).find(({ question }) => question === said.quoted);
  const questions = asked && withAnswer(latest.facts, { id: asked.id, answer: said.text });
  if (!questions) return { outcome: "not asked" };
  const { document, number: base } = latest;
  const facts = { ...latest.facts, questions };
  const { outcome } = await saveRevision(services, { siteId, base, actor, document, facts });
  if (outcome === "closed" || outcome === "missing") return { outcome };
  const line = lineOfAnswer({ question: asked.question, answer: said.text });
  await database.transaction(async (tx) => {
    if (!(await lockSite(tx, siteId))) return;
    const { name: by, created_at: at } = said;
    await confirmLines(tx, siteId, { lines: [line], how: "review", by, actor: "customer", at });
  });
  await resolveComment(services, { siteId, threadId, resolved: true });
  const detail = `comment ${threadId}`;
  await recordSiteEvent(database, { siteId, actor, action: "site.answer_added", detail });
  return { outcome: "added", isShown: questions.confirmed };
}

/**
 * The questions with one more answer. Where it is the only one the whole list is the customer’s own;
 * beside our suggestions it waits with them.
 */
function withAnswer({ questions }: Facts, { id, answer }: { id: string; answer: string }) {
  if (!questions) return undefined;
  const isOnly = questions.value.every((one) => !one.answer);
  const value = questions.value.map((one) => (one.id === id ? { ...one, answer } : one));
  return isOnly ? { value, source: "customer" as const, confirmed: true } : { ...questions, value };
}
