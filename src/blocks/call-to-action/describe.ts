import { heading, twoButtons } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import type { CallToAction } from "./schema.ts";

export const describeCallToAction: Description<CallToAction> = {
  name: "Call to action",
  heading: "heading",
  fields: {
    heading,
    lead: {
      kind: "words",
      label: "Below the heading",
      long: true,
      room: { most: 280, what: "introduction" },
    },
    actions: twoButtons,
  },
  begins: {
    type: "call-to-action",
    heading: "Get in touch",
    actions: [{ label: "Send a message", to: "enquiry" }],
  },
};
