import { heading, intro } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import type { Contact } from "./schema.ts";

export const describeContact: Description<Contact> = {
  name: "Contact and enquiries",
  heading: "heading",
  fields: {
    heading,
    intro,
    question: {
      kind: "words",
      label: "What the message box asks",
      room: { most: 80, what: "question" },
    },
  },
  note: "Phone, address, hours and area are shown here, and are among the facts. A section “Area served” on the same page has the area instead.",
  facts: ["phone", "email", "address", "area", "areaNote", "hours", "hoursNote"],
  begins: { type: "contact", heading: "Contact us", question: "Your message" },
};
