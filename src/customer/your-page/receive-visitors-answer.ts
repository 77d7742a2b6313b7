import { addQuestion } from "../../core/assistant/add-question.ts";
import { answerSchema } from "../../core/assistant/answer-schema.ts";
import type { Person } from "../../core/people/people.ts";
import type { Database } from "../../database/client.ts";
import { fieldErrors } from "../../platform/field-errors.ts";
import { isUuid } from "../../platform/is-uuid.ts";

export type VisitorsAnswerReply = {
  /** 200 if it was added. */
  status: number;
  notice?: "visitors-answered" | "over" | "full" | "failed";
  errors?: Partial<Record<string, string>>;
};

type Posted = { person: Person; typed: Partial<Record<string, string>> };

/** Makes what a customer answers to their visitors a question of their website’s next version. */
export async function receiveVisitorsAnswer(
  services: { database: Database },
  { person: { email }, typed }: Posted,
): Promise<VisitorsAnswerReply> {
  const { site: siteId = "" } = typed;
  if (!isUuid(siteId)) return { status: 422, notice: "failed" };
  const parsed = answerSchema.safeParse(typed);
  if (!parsed.success) return { status: 422, errors: fieldErrors(parsed.error) };
  const by = { actor: "customer", email };
  const { outcome } = await addQuestion(services, { siteId, ...by, ...parsed.data });
  if (outcome === "added") return { status: 200, notice: "visitors-answered" };
  return { status: 409, notice: outcome === "full" ? "full" : "over" };
}
