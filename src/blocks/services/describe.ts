import { heading, intro, layout } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import type { Services } from "./schema.ts";

export const describeServices: Description<Services> = {
  name: "Services and prices",
  heading: "heading",
  fields: {
    composition: {
      ...layout,
      options: {
        list: "The design’s list",
        cards: "Cards in rows",
        feature: "The first one large",
      },
    },
    heading,
    intro,
    note: { kind: "words", label: "Below the list", name: "Note", long: true },
  },
  note: "The list itself is among the facts.",
  facts: ["services"],
  begins: { type: "services", heading: "Services" },
};
