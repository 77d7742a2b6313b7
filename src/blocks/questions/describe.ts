import { heading } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import type { Questions } from "./schema.ts";

export const describeQuestions: Description<Questions> = {
  name: "Questions",
  heading: "heading",
  fields: { heading },
  note: "The questions themselves are among the facts. One without an answer is shown nowhere, and asked of the customer in the review.",
  facts: ["questions"],
  begins: { type: "questions", heading: "Questions" },
};
