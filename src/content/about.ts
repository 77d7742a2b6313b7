import { company } from "./company.ts";
import { times } from "./offer.ts";

/** The About page. It never names us, so that the company’s name can be overridden. */
export const about = {
  title: "About us",
  description:
    "Who builds your website, why we do it for you instead of teaching you to, and what we won’t do. Done-for-you sites for Australian small businesses.",
  heading: "We build websites for people who are busy doing something else",
  lead: company.tagline,
  sections: [
    {
      title: "Why we started",
      paragraphs: [
        "Most small businesses in Australia don’t need a web strategy. They need a page that says what they do, where they do it, what it costs and how to get hold of them. It should load on a phone in a paddock and still be right next month.",
        "What they usually get is a choice between two bad fits. A website builder is cheap and eats the weekends of a person who’d rather be pruning, plastering or asleep. An agency is good and priced for a company with a marketing department. In between are a lot of half-finished sites and a good many ideas that were never tried.",
      ],
    },
    {
      title: "What we do about it",
      paragraphs: [
        `You answer a short brief. We write the words, design the pages, build the site, host it and teach its assistant your answers. Once we start, it’s ready in ${times.delivery}. You try it with real customers, and then you decide: keep it with us, take it with you, or have us build it out.`,
        "That last part matters to us. An idea is worth testing when the test is small. If it works, you’ve started. If it doesn’t, you’ve lost a few hours and very little money, and you know something you didn’t.",
      ],
    },
    {
      title: "Where we stand on AI",
      paragraphs: [
        "We use it where it helps, and say so. The assistant on your site answers from what you’ve told us, and passes on what it doesn’t know. The idea generators on this site are a starting point for your own judgement. The replies to your emails are written by people.",
      ],
    },
  ],
  /** Short promises about manner, set as a list. */
  manners: {
    title: "How we work",
    items: [
      { title: "Plain words", text: "No jargon, in our emails or on your pages." },
      {
        title: "One price, shown",
        text: "It’s on the home page. Nothing is added unless you ask for it.",
      },
      {
        title: "A few at a time",
        text: "We take on as many builds as we can do well, and keep a waitlist for the rest.",
      },
      {
        title: "Easy to leave",
        text: "No contract to sit out, and an export if you’d like to take the site along.",
      },
      {
        title: "A person replies",
        text: `Write to us and somebody answers within ${times.supportReply}.`,
      },
    ],
  },
  wont: {
    title: "What we won’t do",
    items: [
      "Promise you first place in a search result. Nobody can.",
      "Make up reviews, customers or numbers for your site.",
      "Ring you every quarter with an upgrade.",
      "Put trackers on your visitors because everyone else does.",
    ],
  },
  call: {
    title: "Got something you’d like to try?",
    text: "Tell us in a few lines. It costs nothing to ask, and you see a preview before you pay.",
    button: "Start with your idea",
    href: "/start?form=brief",
  },
} as const;
