import { addQuestion } from "../../../core/assistant/add-question.ts";
import { answerSchema } from "../../../core/assistant/answer-schema.ts";
import { UnknownVersion } from "../../../core/sites/revisions/revisions.ts";
import type { Database } from "../../../database/client.ts";
import { type FieldErrors, fieldErrors } from "../../../platform/field-errors.ts";
import { formTexts } from "../../../platform/http/form-texts.ts";
import { readForm } from "../../../platform/http/read-form.ts";
import { isUuid } from "../../../platform/is-uuid.ts";
import { describeError, type Log } from "../../../platform/log.ts";

const MAX_BODY_BYTES = 32 * 1024;

type AnswerValues = {
  /** The question that it answers, as it was kept. */
  asked: string;
  question: string;
  answer: string;
};

export type AnswerReceipt =
  | { outcome: "added"; isShown: boolean }
  | {
      outcome: "refused";
      status: 400 | 409 | 413 | 415 | 422 | 503;
      reason: string;
      /** What was typed, if it could be read. */
      values?: AnswerValues;
      errors?: FieldErrors;
    };

const refusals = {
  full: "The site has as many questions as it may. Please remove one in the editor first.",
  closed: "The site is closed, and changes no more.",
  missing: "There is no such site.",
} as const;

/** Receives the answer to a question that visitors asked. */
export async function receiveAnswer(
  services: { database: Database; log: Log },
  request: Request,
  by: { siteId: string; actor: string },
): Promise<AnswerReceipt> {
  const reading = await readForm(request, { longest: MAX_BODY_BYTES });
  if (reading.outcome === "unreadable") {
    return { outcome: "refused", status: reading.status, reason: reading.reason };
  }
  const values = formTexts(reading.form, ["asked", "question", "answer"]);
  const parsed = answerSchema.safeParse(values);
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error);
    return {
      outcome: "refused",
      status: 422,
      reason: "Please check what’s marked below.",
      values,
      errors,
    };
  }
  if (!isUuid(by.siteId)) {
    return { outcome: "refused", status: 409, reason: refusals.missing, values };
  }
  try {
    const added = await addQuestion(services, { ...by, ...parsed.data });
    if (added.outcome === "added") return added;
    return { outcome: "refused", status: 409, reason: refusals[added.outcome], values };
  } catch (error) {
    if (error instanceof UnknownVersion) {
      return { outcome: "refused", status: 409, reason: error.message, values };
    }
    services.log.error(describeError(error), "sites: an answer was not added");
    const reason = "The answer couldn’t be saved. Please try again.";
    return { outcome: "refused", status: 503, reason, values };
  }
}
