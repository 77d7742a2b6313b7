import * as z from "zod/mini";
import { fieldErrors } from "../../platform/field-errors.ts";
import { email, line, lines, phone, visible, website } from "../../platform/text-rules.ts";
import {
  type BriefErrors,
  type BriefField,
  type BriefQuestion,
  type BriefValues,
  type briefQuestions,
  eachField,
  questionOf,
  type StyleId,
} from "./fields.ts";

// Shared by the server and the form's island, hence zod/mini. The island loads it when there is
// something to check.

type Stored<Question> = Question extends { kind: "yes-no" }
  ? boolean
  : Question extends { kind: "style" }
    ? StyleId
    : Question extends { optional: true }
      ? string | null
      : string;

/** What a person tells us for a preview, as it is stored: texts are trimmed, null if left empty. */
export type BriefInput = {
  [Field in BriefField]: Stored<(typeof briefQuestions)[Field]>;
};

export const briefSchema = z.object(
  eachField((field) => ruleOf(questionOf(field))),
  // `ruleOf` gives each what `Stored` says, which the compiler cannot follow.
) as z.ZodMiniType<BriefInput>;

function ruleOf(question: BriefQuestion) {
  switch (question.kind) {
    case "style":
      return z.enum(
        question.options.map(({ id }) => id),
        "Please choose a style, or let us suggest one",
      );
    case "yes-no":
      return z.pipe(
        z.enum(["yes", "no"], question.missing),
        z.transform((answer) => answer === "yes"),
      );
    default:
      return "optional" in question ? orNull(textRule(question)) : textRule(question);
  }
}

function textRule(question: Extract<BriefQuestion, { longest: number }>) {
  const { kind, label, subject = label, longest } = question;
  switch (kind) {
    case "email":
      return email(longest, question.missing);
    case "phone":
      return phone(longest);
    case "website":
      return website(longest);
  }
  const atLeast = "least" in question ? question.least : 0;
  const missing = "missing" in question ? question.missing : undefined;
  const rule = kind === "lines" ? lines : line;
  const text = rule(subject, { atLeast, atMost: longest }, undefined, missing);
  return kind === "name" || atLeast > 0 ? text.check(visible(subject)) : text;
}

function orNull(rule: z.ZodMiniType<string>) {
  return z.pipe(
    rule,
    z.transform((value) => value || null),
  );
}

/** The first error message of each invalid field; empty if all are valid. */
export function briefErrors(values: BriefValues): BriefErrors {
  return fieldErrors(briefSchema.safeParse(values).error);
}
