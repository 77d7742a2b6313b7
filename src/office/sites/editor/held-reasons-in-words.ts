import type { HeldReason } from "../../../core/drafts/held-reasons.ts";

/** Why sentences are not on the page, and what to do with them. */
export const reasonsInWords: Record<HeldReason, { title: string; why: string; todo: string }> = {
  doubt: {
    title: "In doubt",
    why: "It may be meant for visitors, but that was not certain enough to print it.",
    todo: "Use it if it is good as it stands.",
  },
  leans: {
    title: "Leans on another sentence",
    why: "It begins with a word such as “it” or “she”, and the sentence before it is left out.",
    todo: "Use it if it is clear by itself, or write it anew.",
  },
  proof: {
    title: "Needs proof",
    why: "It claims something that visitors can’t check.",
    todo: "See the proof first, such as the licence or the certificate.",
  },
  excluded: {
    title: "They may want it kept off",
    why: "It shares a word with something that they ask you not to put on the page.",
    todo: "Look at what they ask, below. Use it if it is about something else.",
  },
  language: {
    title: "In another language",
    why: "Only English is judged.",
    todo: "Have somebody read it who knows the language.",
  },
  unread: {
    title: "Nobody has read these",
    why: "They could not be judged.",
    todo: "Read them, and use what is meant for visitors.",
  },
  fragment: {
    title: "No whole sentence",
    why: "It says too little by itself.",
    todo: "Where it names a service or a price, add it there.",
  },
  note: {
    title: "Said to you",
    why: "It is about the website rather than for its visitors.",
    todo: "Do what they ask. A big phone number is in the first section, small letters and colours are in Look, and words at the foot of each page are in the footer.",
  },
  private: {
    title: "Private",
    why: "It tells of a person’s health, family or money.",
    todo: "Ask before you use it.",
  },
  testimonial: {
    title: "Somebody else’s words",
    why: "Praise needs its author’s name and consent.",
    todo: "Ask for both, then add it as a testimonial.",
  },
  never: {
    title: "May not be said",
    why: "A law or a regulator forbids it.",
    todo: "Tell the customer why, and what may be said instead.",
  },
};
