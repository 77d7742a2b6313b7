import type { Database, Queryable, Transaction } from "../../database/client.ts";
import { lines } from "../../platform/text-rules.ts";
import { lastEvent, lastEventsAround } from "../audit/audit.ts";
import { queueMail } from "../emails/queue-mail.ts";
import { tellOperators } from "../operators/tell-operators.ts";
import { type Change, type ChangeOutcome, changeBrief, isWithoutPreview } from "./apply-change.ts";
import { addresseeOf, type Brief } from "./briefs.ts";
import { changeFailures } from "./change-brief.ts";
import { briefMails } from "./mails.ts";
import { previewPromise } from "./preview-promise.ts";

/** The longest question and the longest answer, in UTF-16 units as `maxlength` counts. */
export const longestQuestion = 4000;
export const longestAnswer = 4000;

const answerText = lines(
  "Your answer",
  { atLeast: 1, atMost: longestAnswer },
  "Please write an answer",
);

/** A question to the customer, for whose answer the clock of their preview is stopped. */
export type OpenQuestion = { id: string; text: string; askedAt: Date };

/** What a brief waits for, if it waits. */
export async function openQuestion(
  database: Queryable,
  { id, paused_at }: Pick<Brief, "id" | "paused_at">,
): Promise<OpenQuestion | undefined> {
  if (!paused_at) return undefined;
  const asked = await lastSaid(database, id, "brief.question");
  return asked && { id: asked.id, text: asked.to_value ?? "", askedAt: asked.created_at };
}

/**
 * Mails the customer of a brief without a preview a question, and stops its clock until they answer.
 * Asked twice from one page is asked once; while one waits, no other can be asked.
 */
export function askCustomer(
  services: { database: Database },
  change: Change,
  question: string,
): Promise<ChangeOutcome> {
  return changeBrief(services, change, {
    failure: changeFailures.ask,
    isDone: async (tx, brief) => (await openQuestion(tx, brief))?.text === question,
    isPossible: async (_, { status, paused_at }) => isWithoutPreview(status) && !paused_at,
    clock: "stops",
    deed: async (tx, brief) => {
      await queueMail(tx, briefMails["brief-question"], brief.email, {
        ...{ id: brief.id, name: addresseeOf(brief) },
        question,
        clock: clockOf(brief),
      });
      return { action: "brief.question", to_value: question };
    },
  });
}

/**
 * Starts the clock again by hand.
 *
 * @param answer what the customer said elsewhere; may be empty.
 */
export function resumeClock(
  services: { database: Database },
  change: Change,
  answer: string,
): Promise<ChangeOutcome> {
  return changeBrief(services, change, {
    failure: changeFailures.resume,
    isPossible: async (_, { paused_at }) => paused_at !== null,
    clock: "runs",
    deed: async () => ({ action: "brief.resumed", to_value: answer || null }),
  });
}

export type AnswerOutcome =
  | { outcome: "answered" }
  /** It was answered in the meantime, or the clock runs without an answer. */
  | { outcome: "no question" }
  | { outcome: "invalid"; error: string }
  | { outcome: "missing" };

/**
 * Takes the customer's answer, starts the clock again and tells the operators. The same answer sent
 * twice is taken once.
 *
 * @param said.questionId the question that they had before them, as `openQuestion` gave it.
 * @param said.answer as it was typed.
 * @throws Error "Failed to save the answer"; nothing has changed then.
 */
export async function answerQuestion(
  services: { database: Database },
  { briefId, questionId, answer: typed }: { briefId: string; questionId: string; answer: string },
): Promise<AnswerOutcome> {
  const words = answerText.safeParse(typed);
  if (!words.success) {
    return { outcome: "invalid", error: words.error.issues[0]?.message ?? "Please check it" };
  }
  const answer = words.data;
  const isAsked = async (tx: Transaction, brief: Brief) =>
    (await openQuestion(tx, brief))?.id === questionId;
  const change = { id: briefId, actor: "customer" };
  const { outcome } = await changeBrief(services, change, {
    failure: "Failed to save the answer",
    isDone: async (tx) => {
      const last = await lastSaid(tx, briefId, "brief.answer");
      return last?.from_value === questionId && last.to_value === answer;
    },
    isPossible: isAsked,
    clock: "runs",
    deed: async (tx, brief) => {
      const { id, business_name, email } = brief;
      const question = (await lastSaid(tx, id, "brief.question"))?.to_value ?? "";
      const told = { id, business_name, email, question, answer, clock: clockOf(brief) };
      await tellOperators(tx, briefMails["brief-answered"], told);
      return { action: "brief.answer", from_value: questionId, to_value: answer };
    },
  });
  if (outcome === "missing") return { outcome };
  return { outcome: outcome === "updated" ? "answered" : "no question" };
}

/** The ids of those briefs to which nothing has happened since their customer answered. */
export async function answeredLast(
  database: Queryable,
  briefs: readonly Pick<Brief, "id" | "updated_at">[],
): Promise<Set<string>> {
  const answers = await lastEventsAround(database, {
    table_name: "site_briefs",
    row_ids: briefs.map(({ id }) => id),
    action: "brief.answer",
  });
  const answeredAt = new Map(answers.map(({ row_id, created_at }) => [row_id, +created_at]));
  const isLast = ({ id, updated_at }: (typeof briefs)[number]) =>
    answeredAt.get(id) === +updated_at;
  return new Set(briefs.filter(isLast).map(({ id }) => id));
}

function lastSaid(database: Queryable, briefId: string, action: "brief.question" | "brief.answer") {
  return lastEvent(database, { table_name: "site_briefs", row_id: briefId, action });
}

/** At its last change, for a brief without a preview. */
function clockOf(brief: Brief): string {
  return previewPromise({ ...brief, readyAt: undefined, asOf: brief.updated_at }).sentence;
}
