import type { BusinessMood } from "../../../catalogue/businesses/business.ts";

// Every sentence of a draft that is ours. None claims anything of a business; what stands in braces
// is a fact.

type Words = {
  /** Above the services, where some have prices and where none has. */
  priced: readonly string[];
  unpriced: readonly string[];
  about: readonly string[];
  contact: readonly string[];
  /** What the message box asks for. */
  question: string;
  /** On the button that leads to the form. */
  ask: string;
};

const everyday: Words = {
  priced: ["Services and prices", "What it costs"],
  unpriced: ["What we do", "Services"],
  about: ["About us", "A bit about us"],
  contact: ["Get in touch", "Talk to us"],
  question: "How can we help?",
  ask: "Send a message",
};

export const ourWords: Record<BusinessMood, Words> = {
  food: {
    ...everyday,
    priced: ["What we have, and what it costs", "Price list"],
    unpriced: ["What we have"],
    contact: ["Order or ask", "Get in touch"],
    question: "What would you like to order or ask?",
    ask: "Order or ask",
  },
  trades: {
    ...everyday,
    priced: ["Jobs and prices", "What a job costs"],
    unpriced: ["Jobs we do"],
    contact: ["Ring, or write it down here", "Tell us about the job"],
    question: "What needs doing, and where?",
    ask: "Describe the job",
  },
  home: {
    ...everyday,
    priced: ["What we do, and what it costs", "Jobs and prices"],
    contact: ["Ask for a quote", "Tell us about the job"],
    question: "What needs doing, and where?",
    ask: "Ask for a quote",
  },
  animals: {
    ...everyday,
    priced: ["Prices", "What it costs"],
    contact: ["Ask about a time", "Get in touch"],
    question: "Tell us about your animal, and when would suit",
    ask: "Ask about a time",
  },
  beauty: {
    ...everyday,
    priced: ["Price list", "Prices"],
    contact: ["Come and see us", "Get in touch"],
    question: "What would you like done, and when would suit?",
    ask: "Ask about a time",
  },
  wellbeing: {
    ...everyday,
    priced: ["Classes and prices", "What it costs"],
    contact: ["Ask us anything", "Get in touch"],
    question: "What would you like to know?",
    ask: "Ask a question",
  },
  care: {
    ...everyday,
    priced: ["How we can help", "Services and fees"],
    unpriced: ["How we can help", "Ways we can help"],
    contact: ["Talk to us", "Get in touch"],
    question: "How can we help?",
    ask: "Send a message",
  },
  learning: {
    ...everyday,
    priced: ["Lessons and prices", "What it costs"],
    unpriced: ["What we teach"],
    contact: ["Ask about a lesson", "Get in touch"],
    question: "Who is it for, and what would you like to learn?",
    ask: "Ask about a lesson",
  },
  stay: {
    ...everyday,
    priced: ["Places and prices", "What it costs"],
    unpriced: ["What there is"],
    about: ["About the place"],
    contact: ["Ask about dates", "Get in touch"],
    question: "When, and for how many?",
    ask: "Ask about dates",
  },
  profession: {
    ...everyday,
    priced: ["What we do, and the fees", "Services and fees"],
    contact: ["Get in touch", "Talk to us"],
    question: "What would you like to talk about?",
    ask: "Send an enquiry",
  },
  studio: {
    ...everyday,
    priced: ["What it costs", "Prices"],
    unpriced: ["What we do"],
    contact: ["Drop us a line", "Get in touch"],
    question: "What do you have in mind?",
    ask: "Drop us a line",
  },
  shop: {
    ...everyday,
    priced: ["What it costs", "Prices"],
    unpriced: ["What we have"],
    about: ["About the shop", "About us"],
    question: "What are you looking for?",
    ask: "Ask us",
  },
  pictures: {
    ...everyday,
    priced: ["Price list", "Rates"],
    contact: ["Book or ask", "Get in touch"],
    question: "What, where and when?",
    ask: "Book or ask",
  },
  play: {
    ...everyday,
    priced: ["What it costs", "Prices"],
    contact: ["Ask about a date", "Get in touch"],
    question: "What is the occasion, and when?",
    ask: "Ask about a date",
  },
  vehicles: {
    ...everyday,
    priced: ["Jobs and prices", "What it costs"],
    question: "What do you need, and when?",
    ask: "Ask for a time",
  },
};

/** Where the trade is not known. */
export const plainWords = everyday;

/** The same said by one person. */
export const inTheFirstPerson: Readonly<Record<string, string>> = {
  "What we have, and what it costs": "What I have, and what it costs",
  "What we do, and what it costs": "What I do, and what it costs",
  "What we do, and the fees": "What I do, and the fees",
  "What we do": "What I do",
  "What we teach": "What I teach",
  "What we have": "What I have",
  "Jobs we do": "Jobs I do",
  "How we can help": "How I can help",
  "Ways we can help": "Ways I can help",
  "About us": "About me",
  "A bit about us": "A bit about me",
  "Talk to us": "Talk to me",
  "Ask us": "Ask me",
  "Call us": "Call me",
  "Ask us anything": "Ask me anything",
  "Come and see us": "Come and see me",
  "Tell us about the job": "Tell me about the job",
  "Drop us a line": "Drop me a line",
  "Tell us about your animal, and when would suit":
    "Tell me about your animal, and when would suit",
  "How can we help?": "How can I help?",
};

/** Headlines of facts alone, and the page’s title and description. */
export const patterns = {
  tradeAndPlace: "{trade} {where}",
  titleOfTrade: "{name}, {trade} {where}",
  titleOfPlace: "{name}, {place}",
  asked: "Please tell us: {asks}",
  call: "Call",
  callUs: "Call us",
  hints: "Good to know",
  photos: "Photos",
} as const;
