import { type BriefField, eachField, questionOf } from "../../src/core/briefs/fields.ts";

/** A right answer to each question of a brief, no two alike, by field. */
export const briefAnswers = eachField(answerTo);

function answerTo(field: BriefField): string {
  const question = questionOf(field);
  const word = `said-in-${field.replaceAll("_", "-")}`;
  switch (question.kind) {
    case "email":
      return `${word}@example.com`;
    case "phone":
      return "0491 570 006";
    case "website":
      return `https://${word}.example.com`;
    case "style":
      return question.options[0]?.id ?? "";
    case "yes-no":
      return "yes";
    default:
      return word;
  }
}
