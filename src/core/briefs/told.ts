import { type BriefField, type BriefValues, questionOf } from "./fields.ts";

/** A question and its answer, as they are shown together. */
export type Told = [question: string, answer: string];

/**
 * What was answered in a field, as who wrote it sees it; "" where it was left empty.
 *
 * @param values all that was answered, as typed.
 */
export function tell(values: BriefValues, field: BriefField): Told {
  const { label, told = label, toldWithDomain = told } = questionOf(field);
  const name = values.has_domain === "yes" ? toldWithDomain : told;
  return [name, answerIn(field, values[field])];
}

function answerIn(field: BriefField, value: string): string {
  const question = questionOf(field);
  if (question.kind === "style") {
    return question.options.find(({ id }) => id === value)?.name ?? value;
  }
  if (question.kind !== "yes-no" || value === "") return value;
  return value === "yes" ? question.toldYes : question.no;
}
