import type { Tool } from "./tool-screen.tsx";

export const startupGenerator: Tool = {
  heading: "A startup idea, and a name to go with it",
  lead: "Name a niche and get a business idea with a way to make money, a first step to find customers, and domain names that have been checked for you.",
  questions: [
    {
      title: "Your niche or interest",
      text: "Anything you know or care about: school lunches, old motorbikes, bookkeeping for cafés.",
    },
    { title: "The kind of business", text: "A product, a service, or any." },
    {
      title: "Domain styles",
      text: "One or more of .com, .ai, .app, .co and .online, or simply “I’m flexible”.",
    },
  ],
  answers: [
    "An idea with a title and a summary you can repeat to a friend",
    "A business model: who pays, and for what",
    "An early traction strategy for the first customers",
    "Suggested domains, each marked available or not",
  ],
  honesty:
    "A starting point for your own judgement. A domain is called available only when its registry says so; one we couldn’t check is marked as that.",
};

export const localMvpGenerator: Tool = {
  heading: "A business idea that fits your town",
  lead: "Tell it where you are, what you’re good at and what you can spend. It suggests a small local business and a cheap way to find out whether anyone wants it.",
  questions: [
    {
      title: "Your location",
      text: "A town or a suburb. Bendigo and Bondi need different things.",
    },
    { title: "Your skills or interests", text: "What you’d happily do on a Saturday counts too." },
    {
      title: "Your budget range",
      text: "$0-500, $500-2000 or $2000+. This is the money to test the idea with.",
    },
    { title: "Team preference", text: "Solo, with a team, or either." },
  ],
  answers: [
    "A name and a description of the business",
    "The local problem it solves",
    "A validation method: how to test it before you commit",
    "A business model and an estimated budget",
  ],
  honesty:
    "One idea at a time, made for your answers. If it isn’t for you, ask for another. Check the numbers against your own street before you spend anything.",
};
