import { heading, intro } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import type { Steps } from "./schema.ts";

export const describeSteps: Description<Steps> = {
  name: "How it works",
  heading: "heading",
  fields: { heading, intro },
  note: "The steps themselves are among the facts.",
  facts: ["steps"],
  begins: { type: "steps", heading: "How it works" },
};
