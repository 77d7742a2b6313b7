import { heading } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import type { Team } from "./schema.ts";

export const describeTeam: Description<Team> = {
  name: "Team",
  heading: "heading",
  fields: {
    heading,
    members: {
      kind: "items",
      label: "People",
      noun: "person",
      title: ["name"],
      needs: { name: "A person without a name" },
      fields: {
        name: { kind: "line", label: "Name" },
        role: { kind: "line", label: "What they do" },
        words: { kind: "long", label: "About them" },
        photo: { kind: "photo", label: "Photo" },
      },
      begins: { name: "" },
    },
  },
  answers: true,
  begins: { type: "team", heading: "The team", members: [] },
};
