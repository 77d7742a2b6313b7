import { heading, intro, layout } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import type { Steps } from "./schema.ts";

export const describeSteps: Description<Steps> = {
  name: "How it works",
  heading: "heading",
  fields: {
    composition: {
      ...layout,
      options: {
        row: "Numbers in a row",
        line: "Down a line, beside the heading",
        cards: "Cards in rows",
      },
    },
    heading,
    intro,
  },
  note: "The steps themselves are among the facts.",
  facts: ["steps"],
  begins: { type: "steps", heading: "How it works" },
};
