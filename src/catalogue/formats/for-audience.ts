import type { AudienceFormat } from "./format.ts";

/** A trade cut to fit the people a visitor named: “bookkeeping for cafés”. */
export const forAudience: readonly AudienceFormat[] = [
  {
    name: "service for {audience}",
    kind: "service",
    teaches: true,
    title: "{Label} made for {audience}",
    who: "{audience}",
    trouble:
      "look for {label} and find {practitioners} who don’t know their hours, their words or their worries",
    offer: "{a label} service built around one kind of customer",
    how: "Begin with one thing that sells elsewhere, such as {service}, and rebuild it around their day.",
    price: "service",
    per: "{service unit}",
  },
  {
    name: "kit for {audience}",
    suits: { moods: ["play", "home", "care"] },
    kind: "product",
    title: "{Kit} made for {audience}",
    who: "{audience}",
    trouble: "get the version made for everyone, and half of it is no use to them",
    offer: "{a kit} for one kind of customer",
    how: "Start from {holds}, ask five of them what to leave out, and put in the one thing they miss.",
    price: { ofKit: 1 },
    per: "{unit}",
  },
  {
    name: "tool for {audience}",
    suits: { moods: ["business"] },
    kind: "product",
    form: "digital",
    title: "{Label} for {audience}: a one-job tool",
    who: "{audience}",
    trouble:
      "do one dull thing by hand every week because {practitioners} never made a tool for it",
    offer: "a small online tool that takes over one weekly job",
    how: "Spend a morning beside three of them, write down what they copy, count or look up by hand, and take over only that.",
    price: 19,
    per: "month",
  },
];
