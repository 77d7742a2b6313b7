import { drawing, ownName } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import type { Footer } from "./schema.ts";

export const describeFooter: Description<Footer> = {
  name: "Foot of the page",
  heading: "name",
  fields: {
    name: ownName,
    note: { kind: "words", label: "Note", long: true },
    scene: { ...drawing, label: "Drawing on its upper edge", name: "Drawing" },
  },
  facts: ["phone", "email", "address", "hours", "area", "links", "profiles", "abn"],
  begins: { type: "footer", name: { fact: "name" } },
};
