import { heading } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import type { Questions } from "./schema.ts";

export const describeQuestions: Description<Questions> = {
  name: "Questions",
  heading: "heading",
  fields: { heading },
  note: "The questions themselves are among the facts. Those without an answer are not published.",
  facts: ["questions"],
  begins: { type: "questions", heading: "Questions" },
};
