import { randomUUID } from "node:crypto";
import type { Facts } from "../../blocks/facts/facts.ts";
import type { Database } from "../../database/client.ts";
import { addRevision, findRevision } from "../sites/revisions/revisions.ts";
import { isClosed, lockSite, recordSiteEvent } from "../sites/sites.ts";
import { forgetQuestion } from "./asked-questions.ts";
import { knownThings } from "./known-things.ts";

/** How many a page has. */
const MOST_QUESTIONS = 20;

type NewAnswer = {
  siteId: string;
  /** An operator’s id or “customer”. */
  actor: string;
  /** The customer’s address on record, where it is they who answer. */
  email?: string;
  /** As it was kept of a visitor. */
  asked: string;
  question: string;
  answer: string;
};

export type AddQuestionOutcome =
  /** `isShown`: whether the next release would have it. */
  | { outcome: "added"; isShown: boolean }
  /** The site has as many questions as it may. */
  | { outcome: "full" }
  | { outcome: "closed" }
  /** There is none, or it is another customer’s. */
  | { outcome: "missing" };

/**
 * Makes what visitors asked, with its answer, a question of the next revision. Among our suggestions it
 * waits with them to be confirmed. Said twice it is there once.
 *
 * @throws UnknownVersion if a newer version of this program wrote the latest revision.
 */
export function addQuestion(
  { database }: { database: Database },
  { siteId, actor, email, asked, question, answer }: NewAnswer,
): Promise<AddQuestionOutcome> {
  return database.transaction(async (tx): Promise<AddQuestionOutcome> => {
    const site = await lockSite(tx, siteId);
    if (!site || (email !== undefined && site.email?.toLowerCase() !== email.toLowerCase())) {
      return { outcome: "missing" };
    }
    if (isClosed(site)) return { outcome: "closed" };
    const latest = await findRevision(tx, siteId);
    if (!latest) return { outcome: "missing" };
    const { document } = latest;
    const isSaid = latest.facts.questions?.value.find(
      (one) => one.question === question && one.answer === answer,
    );
    const { id } = isSaid ?? { id: randomUUID() };
    const source = actor === "customer" ? "customer" : "operator";
    const questions = isSaid
      ? latest.facts.questions
      : withQuestion(latest.facts, { id, question, answer }, source);
    if ((questions?.value.length ?? 0) > MOST_QUESTIONS) return { outcome: "full" };
    const facts = { ...latest.facts, questions };
    if (!isSaid) {
      await addRevision(tx, site, { document, facts }, actor);
      await recordSiteEvent(tx, { siteId, actor, action: "site.question_answered" });
    }
    await forgetQuestion(tx, { siteId, question: asked });
    return {
      outcome: "added",
      isShown: knownThings({ document, facts }).some(({ item }) => item === id),
    };
  });
}

function withQuestion(
  { questions }: Facts,
  one: { id: string; question: string; answer: string },
  source: "customer" | "operator",
): NonNullable<Facts["questions"]> {
  if (!questions) return { value: [one], source, confirmed: true };
  return { ...questions, value: [...questions.value, one] };
}
