import { heading, intro } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import type { Timetable } from "./schema.ts";

export const describeTimetable: Description<Timetable> = {
  name: "Timetable",
  heading: "heading",
  fields: {
    heading,
    intro,
    sessions: {
      kind: "items",
      label: "Every week",
      hint: "In any order. The page puts them by day and time.",
      noun: "class",
      title: ["name"],
      aside: { field: "starts", without: "No time", isShown: true },
      needs: {
        name: "A class without a name",
        days: "A class without a day",
        starts: "A class without a time",
      },
      fields: {
        name: { kind: "line", label: "Name" },
        days: { kind: "days", label: "Days" },
        starts: { kind: "time", label: "Starts" },
        ends: { kind: "time", label: "Ends" },
        note: { kind: "line", label: "For whom, or with whom" },
      },
      begins: { name: "", days: [], starts: "" },
    },
    note: { kind: "words", label: "Below the timetable", name: "Note", long: true },
  },
  answers: true,
  begins: { type: "timetable", heading: "Timetable", sessions: [] },
};
