import { randomUUID } from "node:crypto";
import type { Facts } from "../../blocks/facts/facts.ts";
import type { Database } from "../../database/client.ts";
import { findRevision, saveRevision } from "../sites/revisions/revisions.ts";
import { recordSiteEvent } from "../sites/sites.ts";
import { forgetQuestion } from "./asked-questions.ts";
import { knownThings } from "./known-things.ts";

/** The longest that a page has, and how many. */
export const longest = { question: 160, answer: 600 } as const;
const MOST_QUESTIONS = 20;

type NewAnswer = {
  siteId: string;
  actor: string;
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
  | { outcome: "missing" };

/**
 * Makes what visitors asked, with its answer, a question of the next revision. Among our suggestions it
 * waits with them to be confirmed.
 *
 * @throws UnknownVersion if a newer version of this program wrote the latest revision.
 */
export async function addQuestion(
  services: { database: Database },
  { siteId, actor, asked, question, answer }: NewAnswer,
): Promise<AddQuestionOutcome> {
  const { database } = services;
  const latest = await findRevision(database, siteId);
  if (!latest) return { outcome: "missing" };
  const { document, number: base } = latest;
  const id = randomUUID();
  const questions = withQuestion(latest.facts, { id, question, answer });
  if (questions.value.length > MOST_QUESTIONS) return { outcome: "full" };
  const facts = { ...latest.facts, questions };
  const saved = await saveRevision(services, { siteId, base, actor, document, facts });
  if (saved.outcome === "closed" || saved.outcome === "missing") return { outcome: saved.outcome };
  await forgetQuestion(database, { siteId, question: asked });
  await recordSiteEvent(database, { siteId, actor, action: "site.question_answered" });
  return {
    outcome: "added",
    isShown: knownThings({ document, facts }).some(({ item }) => item === id),
  };
}

function withQuestion(
  { questions }: Facts,
  one: { id: string; question: string; answer: string },
): NonNullable<Facts["questions"]> {
  if (!questions) return { value: [one], source: "operator", confirmed: true };
  return { ...questions, value: [...questions.value, one] };
}
