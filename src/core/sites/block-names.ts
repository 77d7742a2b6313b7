import type { Block } from "../../blocks/document.ts";

/** What sections are called, by operators and customers alike. */
export const blockNames: Record<Block["type"], string> = {
  header: "Top of the page",
  hero: "Opening",
  services: "Services and prices",
  gallery: "Photos",
  "before-after": "Before and after",
  about: "About",
  text: "Text",
  team: "Team",
  testimonials: "Testimonials",
  steps: "How it works",
  questions: "Questions",
  notice: "Offer or notice",
  "call-to-action": "Call to action",
  area: "Area served",
  contact: "Contact and enquiries",
  footer: "Foot of the page",
};
