import type { BusinessMood } from "../../trades/business.ts";

// Every sentence of a draft that is ours. None claims anything of a business; what is in braces
// is a fact.

export type Words = {
  /** Above the services, where some have prices and where none has. */
  priced: readonly string[];
  unpriced: readonly string[];
  about: readonly string[];
  contact: readonly string[];
  /** What the message box asks for. */
  question: string;
  /** On the button that leads to the form. */
  ask: string;
  /** Above what happens from the first call to the end. */
  steps: readonly string[];
  questions: readonly string[];
  /** Above the places that the business works in. */
  area: readonly string[];
};

const everyday: Words = {
  priced: ["Services and prices", "What it costs"],
  unpriced: ["What we do", "Services"],
  about: ["About us", "A bit about us"],
  contact: ["Get in touch", "Talk to us"],
  question: "How can we help?",
  ask: "Send a message",
  steps: ["How it works"],
  questions: ["Questions"],
  area: ["Where we work"],
};

export const ourWords: Record<BusinessMood, Words> = {
  food: {
    ...everyday,
    priced: ["What we have, and what it costs", "Price list"],
    unpriced: ["What we have"],
    contact: ["Order or ask", "What can we get you?"],
    question: "What would you like to order or ask?",
    ask: "Order or ask",
    steps: ["How an order works"],
    questions: ["Before you order"],
  },
  trades: {
    ...everyday,
    priced: ["Jobs and prices", "What a job costs"],
    unpriced: ["Jobs we do"],
    contact: ["Tell us about the job", "Get in touch about a job"],
    question: "What needs doing, and where?",
    ask: "Describe the job",
    steps: ["How a job works", "From first call to finished job"],
    questions: ["Before the job starts"],
  },
  home: {
    ...everyday,
    priced: ["What we do, and what it costs", "Jobs and prices"],
    contact: ["Ask for a quote", "Tell us about the job"],
    question: "What needs doing, and where?",
    ask: "Ask for a quote",
    steps: ["How it works, step by step"],
    questions: ["Before you book us"],
    area: ["Suburbs and towns"],
  },
  animals: {
    ...everyday,
    priced: ["Prices", "What it costs"],
    unpriced: ["For your animal"],
    contact: ["Ask about a time", "Tell us who is coming"],
    question: "Tell us about your animal, and when would suit",
    ask: "Ask about a time",
    steps: ["What happens on the day"],
    questions: ["Questions about your animal"],
    area: ["The area"],
  },
  beauty: {
    ...everyday,
    priced: ["Price list", "Prices"],
    unpriced: ["What you can book"],
    contact: ["Come and see us", "When would suit?"],
    question: "What would you like done, and on which day?",
    ask: "Ask for an appointment",
    questions: ["Before your appointment"],
  },
  wellbeing: {
    ...everyday,
    priced: ["Classes and prices", "What it costs"],
    contact: ["Ask us anything", "Come along"],
    question: "What would you like to know?",
    ask: "Ask a question",
    steps: ["Your first time"],
    questions: ["If you are new here"],
  },
  care: {
    ...everyday,
    priced: ["How we can help", "Services and fees"],
    unpriced: ["How we can help", "Ways we can help"],
    contact: ["Talk to us", "Send us a few lines"],
    question: "How can we help?",
    ask: "Send a message",
    steps: ["What happens first"],
    questions: ["Common questions"],
  },
  learning: {
    ...everyday,
    priced: ["Lessons and prices", "What it costs"],
    unpriced: ["What we teach"],
    contact: ["Ask about a lesson", "Start with a question"],
    question: "Who is it for, and what would you like to learn?",
    ask: "Ask about a lesson",
    steps: ["How lessons start"],
    questions: ["Before the first lesson"],
    area: ["The area"],
  },
  stay: {
    ...everyday,
    priced: ["Places and prices", "What it costs"],
    unpriced: ["What there is"],
    about: ["About the place"],
    contact: ["Ask about dates", "Plan your stay"],
    question: "When, and for how many?",
    ask: "Ask about dates",
    questions: ["Before you pack"],
  },
  profession: {
    ...everyday,
    priced: ["What we do, and the fees", "Services and fees"],
    unpriced: ["Work we take on"],
    contact: ["Get in touch", "Talk to us"],
    question: "What would you like to talk about?",
    ask: "Send an enquiry",
    steps: ["How we work together", "What to expect"],
    questions: ["Common questions"],
  },
  studio: {
    ...everyday,
    priced: ["What it costs", "Prices"],
    unpriced: ["What we do"],
    contact: ["Drop us a line", "Tell us your idea"],
    question: "What do you have in mind?",
    ask: "Drop us a line",
    steps: ["From idea to finished piece"],
    questions: ["Before you decide"],
  },
  shop: {
    ...everyday,
    priced: ["What it costs", "Prices"],
    unpriced: ["What we have"],
    about: ["About the shop", "About us"],
    question: "What are you looking for?",
    ask: "Ask us",
    steps: ["How to order"],
    questions: ["Before you visit"],
    contact: ["Ask before you come", "Looking for something?"],
  },
  pictures: {
    ...everyday,
    priced: ["Price list", "Rates"],
    unpriced: ["What we shoot"],
    contact: ["Book or ask", "Ask about a shoot"],
    question: "What, where and when?",
    ask: "Book or ask",
    steps: ["How a shoot works"],
    questions: ["Before the shoot"],
    area: ["Where we shoot"],
  },
  play: {
    ...everyday,
    priced: ["What it costs", "Prices"],
    contact: ["Ask about a date", "When suits you?"],
    question: "What are you planning, and when?",
    ask: "Ask about a date",
    steps: ["How a booking works"],
    questions: ["Before you book a date"],
    area: ["The area"],
  },
  vehicles: {
    ...everyday,
    priced: ["Jobs and prices", "What it costs"],
    question: "What do you need, and when?",
    ask: "Ask for a time",
    steps: ["How a booking works"],
    questions: ["Before you book"],
    area: ["The area"],
    contact: ["Book a time", "Tell us what you need"],
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
  "What we shoot": "What I shoot",
  "Work we take on": "Work I take on",
  "What can we get you?": "What can I get you?",
  "Tell us who is coming": "Tell me who is coming",
  "Tell us your idea": "Tell me your idea",
  "Tell us what you need": "Tell me what you need",
  "More about us": "More about me",
  "Where we work": "Where I work",
  "Where we shoot": "Where I shoot",
  "Before you book us": "Before you book me",
  "Ask us anything": "Ask me anything",
  "Come and see us": "Come and see me",
  "Tell us about the job": "Tell me about the job",
  "Drop us a line": "Drop me a line",
  "Send us a few lines": "Send me a few lines",
  "Tell us about your animal, and when would suit":
    "Tell me about your animal, and when would suit",
  "How can we help?": "How can I help?",
};

/** Headlines of facts alone, and what else is on every page. */
export const patterns = {
  tradeAndPlace: "{trade} {where}",
  call: "Call",
  callUs: "Call us",
  photos: "Photos",
  team: "Who you will meet",
  beforeAfter: "Before and after",
  more: "More about us",
  home: "Home",
} as const;
