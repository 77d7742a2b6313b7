import type { Business } from "./business.ts";

// How a job usually goes, in the ways that many trades share. To be confirmed like all that is usual:
// no number, no promise.

/** For work that is looked at and priced first. */
export const quoteThenWork: Business["steps"] = [
  {
    name: "Say what needs doing",
    note: "A photo and the suburb help with the first idea of tools, time and cost.",
  },
  { name: "Talk about the quote", note: "Ask about anything in it before you say yes." },
  {
    name: "The work gets done",
    note: "Walk around together at the end, and point out what is not clear.",
  },
];

/** For what is broken. */
export const callOut: Business["steps"] = [
  {
    name: "Describe what is wrong",
    note: "What it does, since when, and a photo if you can take one safely.",
  },
  { name: "Find a time", note: "Say when somebody is home, and where to park." },
  {
    name: "Find the cause, then fix it",
    note: "Ask what it will cost before the repair goes ahead.",
  },
];

/** For what is measured and made to fit. */
export const measureAndMake: Business["steps"] = [
  {
    name: "Say what you have in mind",
    note: "A sketch, rough sizes and a photo of the place are plenty to begin with.",
  },
  {
    name: "Measure and choose",
    note: "Materials and colours are easier to choose with samples in the hand.",
  },
  {
    name: "Made and fitted",
    note: "Ask how long the making takes, and plan around the day it goes in.",
  },
];

/** For a long job with plans. */
export const designAndBuild: Business["steps"] = [
  {
    name: "Talk it over",
    note: "Bring the address, a budget and the things you would never give up.",
  },
  { name: "Plans and approval", note: "Drawings, a quote and whatever the council wants to see." },
  { name: "Building", note: "Agree early on who to ring, and how changes are priced." },
];
