import { heading, webAddressField } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import type { Testimonials } from "./schema.ts";

export const describeTestimonials: Description<Testimonials> = {
  name: "Testimonials",
  heading: "heading",
  fields: {
    heading,
    testimonials: {
      kind: "items",
      label: "Testimonials",
      hint: "Only what somebody really said, and agreed to have shown.",
      noun: "testimonial",
      title: ["author"],
      needs: {
        words: "A testimonial that says nothing",
        author: "A testimonial without who said it",
        source: "A testimonial without where it was said",
        consent: "A testimonial without the day of the consent",
      },
      fields: {
        words: { kind: "long", label: "What they said" },
        author: { kind: "line", label: "Who said it" },
        source: {
          kind: "line",
          label: "Where they said it",
          hint: "“Google review, May 2026”",
        },
        url: { ...webAddressField, label: "Address of the review" },
        consent: {
          kind: "date",
          label: "Consent recorded on",
          hint: "Kept here, and not shown.",
        },
      },
      begins: { words: "", author: "", source: "", consent: "" },
    },
  },
  forbidden:
    "section 133 of the Health Practitioner Regulation National Law forbids testimonials in the advertising of this trade",
  begins: { type: "testimonials", heading: "In their words", testimonials: [] },
};
