import type { Tool } from "./tool-screen.tsx";

export const startupGenerator: Tool = {
  heading: "A startup idea, and a name to go with it",
  lead: "Name a niche and get a business idea with a way to make money, a first step to find customers, and domain names that have been checked for you.",
  answers: [
    "An idea with a title and a summary you can repeat to a friend",
    "A business model: who pays, and for what",
    "An early traction strategy for the first customers",
    "Suggested domains, each marked available, taken or not checked",
  ],
  honesty:
    "A starting point for your own judgement. A domain is called available only when its registry and DNS both say so; one we couldn’t check is marked as that.",
};

export const localMvpGenerator: Tool = {
  heading: "A business idea that fits your town",
  lead: "Tell it where you are, what you’re good at and what you can spend. It suggests a small local business and a cheap way to find out whether anyone wants it.",
  answers: [
    "A name and a description of the business",
    "The local problem it solves",
    "A validation method: how to test it before you commit",
    "A business model and an estimated budget",
  ],
  honesty:
    "One idea at a time, made for your answers. If it isn’t for you, ask for another. Check the numbers against your own street before you spend anything.",
};
