import { heading, oneButton } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import type { Notice } from "./schema.ts";

export const describeNotice: Description<Notice> = {
  name: "Offer or notice",
  heading: "heading",
  fields: {
    heading,
    text: { kind: "words", label: "Text", long: true, room: { most: 300, what: "text" } },
    until: {
      kind: "date",
      label: "Until",
      hint: "The last day that it holds. It is printed, and the section stays until you hide it.",
    },
    actions: oneButton,
  },
  answers: true,
  begins: { type: "notice", heading: "Good to know", actions: [] },
};
