import { heading } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import type { BeforeAfter } from "./schema.ts";

export const describeBeforeAfter: Description<BeforeAfter> = {
  name: "Before and after",
  heading: "heading",
  fields: {
    heading,
    pairs: {
      kind: "items",
      label: "Pairs of photos",
      noun: "pair",
      title: ["caption", "after"],
      fields: {
        before: { kind: "photo", label: "Before", required: true },
        after: { kind: "photo", label: "After", required: true },
        caption: { kind: "line", label: "Below both" },
      },
      begins: {},
    },
  },
  begins: { type: "before-after", heading: "Before and after", pairs: [] },
  needsPhotos: true,
};
