import type { HeldReason } from "../../../../core/drafts/sentences/held-reasons.ts";

/** Why sentences are not on the page, and what to do with them. */
export const reasonsInWords: Record<HeldReason, { title: string; why: string; todo: string }> = {
  doubt: {
    title: "In doubt",
    why: "It may be meant for visitors, but we weren’t sure enough to print it.",
    todo: "Use it if it reads well as it is.",
  },
  leans: {
    title: "Depends on another sentence",
    why: "It starts with a word like “it” or “she”, and the sentence before it was left out.",
    todo: "Use it if it’s clear on its own, or rewrite it.",
  },
  hours: {
    title: "Differs from the opening hours",
    why: "It says they’re open on a day when the hours say closed, or the other way round.",
    todo: "Ask which is right, then correct the hours or use the sentence.",
  },
  proof: {
    title: "Needs proof",
    why: "It claims something that visitors can’t check.",
    todo: "See the proof first, such as the licence or the certificate.",
  },
  excluded: {
    title: "They may not want it shown",
    why: "It shares a word with something they asked you to leave off the page.",
    todo: "Check what they asked, under “Said to you”. Use it if it’s about something else.",
  },
  language: {
    title: "In another language",
    why: "We only check English.",
    todo: "Ask somebody who reads that language.",
  },
  unread: {
    title: "Not checked yet",
    why: "We couldn’t check these.",
    todo: "Read them and use what’s meant for visitors.",
  },
  fragment: {
    title: "Not a whole sentence",
    why: "It says too little on its own.",
    todo: "If it names a service or a price, add that under Facts.",
  },
  note: {
    title: "Said to you",
    why: "It’s about the website, not for its visitors.",
    todo: "Do what they ask. You’ll find the big phone number in the first section, lower case and colours under Look, and text for the bottom of every page in the footer.",
  },
  private: {
    title: "Private",
    why: "It’s about somebody’s health, family or money.",
    todo: "Ask before you use it.",
  },
  testimonial: {
    title: "Somebody else’s words",
    why: "Praise needs its author’s name and consent.",
    todo: "Ask for both, then add it as a testimonial.",
  },
  never: {
    title: "Not allowed",
    why: "A law or a regulator forbids it.",
    todo: "Tell the customer why, and what they could say instead.",
  },
};
