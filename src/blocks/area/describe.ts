import { heading, intro } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import type { Area } from "./schema.ts";

export const describeArea: Description<Area> = {
  name: "Area served",
  heading: "heading",
  fields: {
    heading,
    intro,
    points: {
      kind: "items",
      label: "Map",
      hint: "The places themselves are among the facts. Two of them or more make a map.",
      noun: "place",
      title: ["name"],
      fields: {
        name: { kind: "from fact", label: "Place", fact: "area" },
        x: { kind: "hundredth", label: "From the left, %" },
        y: { kind: "hundredth", label: "From the top, %" },
      },
      begins: { x: 50, y: 50 },
    },
  },
  facts: ["area", "areaNote"],
  begins: { type: "area", heading: "Where we work" },
};
