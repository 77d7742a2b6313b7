import { body, heading } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import type { About } from "./schema.ts";

export const describeAbout: Description<About> = {
  name: "About",
  heading: "heading",
  fields: {
    heading,
    body,
    photo: { kind: "photo", label: "Photo" },
    points: {
      kind: "lines",
      label: "Good to know",
      hint: "One a line, ten at most. Licences and memberships, which are among the facts, follow.",
      room: { most: 140, what: "point" },
    },
  },
  facts: ["credentials"],
  begins: { type: "about", heading: "About us", body: "", points: [] },
};
