import { tradeById } from "../../../catalogue/trades/trades.ts";
import { type Business, type BusinessMood, lineOf } from "../../trades/business.ts";

// Every sentence of a draft that is ours, as several people say it. None claims anything of a business;
// what is in braces is a fact.

/** Above each section, in words that are equally good. */
export type Headings = {
  /** Above the services, where some have prices and where none has. */
  priced: readonly string[];
  unpriced: readonly string[];
  about: readonly string[];
  contact: readonly string[];
  /** Above what happens from the first call to the end. */
  steps: readonly string[];
  questions: readonly string[];
  /** Above the places that the business works in. */
  area: readonly string[];
};

/** Where the trade is not known. */
export const plainHeadings: Headings = {
  priced: ["Services and prices", "What it costs"],
  unpriced: ["What we do", "Services"],
  about: ["About us", "A bit about us", "Nice to meet you"],
  contact: ["Get in touch", "Talk to us"],
  steps: ["How it works"],
  questions: ["Questions"],
  area: ["Where we work", "Places we go", "Suburbs and towns"],
};

/** By the kind of business. */
const headingsByKind: Readonly<Record<string, Partial<Headings>>> = {
  visits: {
    priced: ["Jobs and prices", "What a job costs", "Work and prices"],
    unpriced: [
      "Jobs we do",
      "What we can do for you",
      "The work we do",
      "Jobs people ask for",
      "What we can take off your list",
    ],
    contact: [
      "Tell us about the job",
      "Get in touch about a job",
      "Show us what needs doing",
      "Let’s have a look at it",
    ],
    steps: [
      "How a job works",
      "From first call to finished job",
      "How we go about it",
      "What happens next",
      "Start to finish",
    ],
    questions: [
      "Before the job starts",
      "Questions people ask us",
      "Good to know first",
      "Worth asking",
      "Before we come",
    ],
  },
  repairs: {
    priced: ["Repairs and prices", "What a repair costs"],
    unpriced: [
      "What we mend",
      "Repairs we do",
      "Work we take on",
      "What we can fix",
      "What can be saved",
    ],
    contact: [
      "Tell us what’s wrong",
      "Ask about a repair",
      "What needs mending?",
      "Is it worth fixing? Ask us",
    ],
    steps: ["How a repair works", "How it gets mended", "What happens next", "How we go about it"],
    questions: ["Before we start", "Good to know first", "Questions about repairs", "Worth asking"],
  },
  cleaning: {
    priced: ["What we clean, and what it costs", "Cleaning and prices"],
    unpriced: [
      "What we clean",
      "Cleaning we do",
      "Where we can help",
      "Leave it to us",
      "What we can clean for you",
    ],
    contact: [
      "Ask for a quote",
      "Tell us about the place",
      "Ask about a clean",
      "Ask about a first visit",
    ],
    steps: [
      "How it works, step by step",
      "How a clean works",
      "From first look to clean",
      "What happens next",
    ],
    questions: [
      "Before we come",
      "Before you book us",
      "Questions people ask us",
      "Good to know first",
      "Worth asking",
    ],
  },
  shop: {
    priced: ["What it costs", "Prices", "In the shop, and what it costs"],
    unpriced: [
      "What we have",
      "In the shop",
      "On the shelves",
      "What you’ll find here",
      "What we sell",
    ],
    about: ["About the shop", "About us"],
    contact: [
      "Ask before you come",
      "Looking for something?",
      "What can we find for you?",
      "Drop us a line",
    ],
    steps: ["How to order", "How it works"],
    questions: [
      "Before you visit",
      "Questions over the counter",
      "Good to know",
      "You may be wondering",
      "Worth asking",
    ],
  },
  "food-shop": {
    priced: ["What we have, and what it costs", "Price list"],
    unpriced: [
      "What we have",
      "At the counter",
      "What’s in the shop",
      "For your table",
      "What you can take home",
    ],
    contact: [
      "Ask before you come",
      "Ask us to put it aside",
      "What can we get you?",
      "Planning a meal?",
    ],
    steps: ["How an order works"],
    questions: [
      "Before you shop",
      "Over the counter",
      "Questions people ask us",
      "Good to know",
      "Worth asking",
    ],
  },
  "food-maker": {
    priced: ["What we make, and what it costs", "Price list"],
    unpriced: ["What we make", "Made by us", "Made here", "What you can order", "To your table"],
    contact: [
      "Tell us what it’s for",
      "What can we make you?",
      "Ask about an order",
      "Who is it for?",
    ],
    steps: ["How an order works", "From order to table", "How to order", "What happens next"],
    questions: [
      "Before you order",
      "About what we make",
      "Good to know",
      "Questions people ask us",
      "Worth asking",
    ],
  },
  eatery: {
    priced: ["The menu, and what it costs", "Menu and prices"],
    unpriced: ["What we serve", "What’s cooking", "Come hungry", "On the menu", "Food and drink"],
    contact: ["Say hello", "Ask us anything", "Coming in? Let us know", "What can we get you?"],
    steps: ["How an order works"],
    questions: [
      "Before you come",
      "Good to know",
      "Questions at the table",
      "You may be wondering",
      "Worth asking",
    ],
  },
  classes: {
    priced: ["Lessons and prices", "What it costs"],
    unpriced: [
      "What we teach",
      "What you can learn",
      "Lessons and classes",
      "Where to start",
      "Learn with us",
    ],
    contact: [
      "Ask about a lesson",
      "Thinking of a first lesson?",
      "Who would like to learn?",
      "Tell us where you’re starting from",
    ],
    steps: ["How lessons start", "Your first lesson, and after", "Getting started", "How it works"],
    questions: [
      "Before the first lesson",
      "New to this?",
      "Questions beginners ask",
      "Good to know",
      "Worth asking",
    ],
  },
  profession: {
    priced: ["What we do, and the fees", "Services and fees"],
    unpriced: [
      "Work we take on",
      "What we can do for you",
      "How we can help",
      "What we do",
      "Where we come in",
    ],
    contact: [
      "Get in touch",
      "Talk to us",
      "Start with a question",
      "Tell us what it’s about",
      "Send us a few lines",
    ],
    steps: [
      "How we work together",
      "What to expect",
      "From first call to finished work",
      "How we go about it",
      "What happens next",
    ],
    questions: [
      "Common questions",
      "Questions people ask us",
      "Good to know first",
      "Before we start",
      "Worth asking",
    ],
  },
  maker: {
    priced: ["What it costs", "Work and prices"],
    unpriced: ["What we make", "What we can make", "What you can ask for", "Work we take on"],
    contact: ["Drop us a line", "Tell us your idea", "Ask about a piece", "Start with an idea"],
    steps: [
      "From idea to finished piece",
      "How we work together",
      "How a piece is made",
      "What happens next",
    ],
    questions: [
      "Before you decide",
      "Before we start",
      "Questions people ask us",
      "Good to know first",
      "Worth asking",
    ],
  },
  stay: {
    priced: ["Places and prices", "What it costs"],
    unpriced: ["Places to sleep", "Where you’ll stay", "Make yourself at home", "Rooms and more"],
    about: ["About the place", "About us"],
    contact: [
      "Ask about dates",
      "Plan your stay",
      "Thinking of a few days?",
      "When would you like to come?",
      "Thinking of coming?",
    ],
    steps: ["How a booking works", "From asking to arriving"],
    questions: ["Before you pack", "Before you come", "Before you set out", "Questions guests ask"],
  },
  health: {
    priced: ["Services and fees", "How we can help"],
    unpriced: [
      "How we can help",
      "Ways we can help",
      "What we can help with",
      "What people come for",
      "What we do",
    ],
    contact: ["Talk to us", "Send us a few lines", "Ask about a time", "Get in touch"],
    steps: ["What happens first", "Your first visit", "What to expect", "How a visit works"],
    questions: [
      "Before your visit",
      "Common questions",
      "What people ask first",
      "Good to know",
      "You may be wondering",
    ],
  },
  wellbeing: {
    priced: ["Sessions and prices", "What it costs"],
    unpriced: ["What we do", "Time for yourself", "What you can book", "Ways to begin"],
    contact: [
      "Ask us anything",
      "Come along",
      "Ask about a time",
      "Is it for you? Ask us",
      "Thinking of coming?",
    ],
    steps: [
      "Your first time",
      "How it works",
      "What happens first",
      "What to expect",
      "Getting started",
    ],
    questions: [
      "If you are new here",
      "Before your first time",
      "Questions people ask us",
      "Worth asking",
      "You may be wondering",
    ],
  },
  care: {
    priced: ["How we can help", "Services and fees"],
    unpriced: [
      "How we can help",
      "Ways we can help",
      "What we can help with",
      "What we can do together",
      "Where we come in",
    ],
    contact: [
      "Talk to us",
      "Send us a few lines",
      "Start with a conversation",
      "Tell us how things are",
    ],
    steps: ["What happens first", "How it starts", "One step at a time", "What to expect"],
    questions: [
      "Common questions",
      "What families ask",
      "Before we start",
      "Good to know",
      "You may be wondering",
    ],
  },
  event: {
    priced: ["What it costs", "Prices"],
    unpriced: ["What we do", "What you can book", "For your day", "What we can do for you"],
    contact: [
      "Ask about a date",
      "Tell us about the day",
      "What’s the occasion?",
      "Ask about your day",
    ],
    steps: [
      "How a booking works",
      "From first call to the day",
      "How the day comes together",
      "What happens next",
    ],
    questions: [
      "Before you book",
      "Planning the day",
      "Good to know first",
      "Questions hosts ask",
      "Worth asking",
    ],
  },
  attraction: {
    priced: ["What it costs", "Prices"],
    unpriced: [
      "What you can do here",
      "What’s on",
      "Things to do",
      "Out and about",
      "Pick your day out",
    ],
    contact: [
      "Ask about a day",
      "When suits you?",
      "Plan your visit",
      "Name a day",
      "Who’s coming?",
    ],
    steps: [
      "How a visit works",
      "How a day with us works",
      "How your day goes",
      "From asking to arriving",
      "What happens next",
    ],
    questions: [
      "Before you come",
      "Questions people ask us",
      "Before you set out",
      "Good to know",
      "You may be wondering",
      "What to know first",
    ],
  },
  land: {
    priced: ["What we have, and what it costs", "Prices"],
    unpriced: ["What we have", "From the farm", "What we grow and raise", "Straight from here"],
    about: ["About the place", "About us"],
    contact: ["Ask what’s ready", "Ask before you come", "Get in touch", "Drop us a line"],
    steps: ["How it works"],
    questions: [
      "Before you visit",
      "Before you drive out",
      "Good to know",
      "Questions at the gate",
    ],
  },
  transport: {
    priced: ["Trips and prices", "What it costs"],
    unpriced: ["Trips we make", "Where we go", "What we do", "On the road"],
    contact: ["Ask about a trip", "Tell us where to", "From where to where?", "Get in touch"],
    steps: ["How a trip works", "From door to door", "How a booking works", "What happens next"],
    questions: [
      "Before you book",
      "Before we set off",
      "Good to know",
      "Questions about the trip",
      "Worth asking",
    ],
  },
  hire: {
    priced: ["What it costs", "Hire prices"],
    unpriced: ["What you can hire", "For hire", "What we hire out", "Yours for a while"],
    contact: [
      "Ask about a date",
      "What do you need, and when?",
      "Ask what’s available",
      "Tell us what it’s for",
    ],
    steps: [
      "How hiring works",
      "How a booking works",
      "From asking to returning",
      "What happens next",
    ],
    questions: [
      "Before you hire",
      "Before you book",
      "Good to know",
      "Questions about hiring",
      "Worth asking",
    ],
  },
  animals: {
    priced: ["Prices", "What it costs"],
    unpriced: [
      "For your animal",
      "How we look after them",
      "What we do",
      "How we can help",
      "What they need",
    ],
    contact: [
      "Ask about a time",
      "Tell us who it’s for",
      "Tell us about your animal",
      "Who are we meeting?",
    ],
    steps: ["How a visit goes", "How it works", "First time with us", "From hello to home again"],
    questions: [
      "Questions about your animal",
      "Questions owners ask",
      "Before you come",
      "Good to know",
      "Worth asking",
    ],
  },
  beauty: {
    priced: ["Price list", "Prices"],
    unpriced: [
      "What you can book",
      "What we do",
      "What we can do for you",
      "What would you like?",
      "Book yourself in",
    ],
    contact: ["Come and see us", "When would suit?", "Ask for a time", "Thinking of a change?"],
    steps: ["How a visit works", "What happens next", "What to expect", "How it works"],
    questions: [
      "Before your appointment",
      "Before you come",
      "Good to know",
      "You may be wondering",
      "Questions people ask us",
    ],
  },
  vehicles: {
    priced: ["Jobs and prices", "What it costs"],
    unpriced: [
      "What we do",
      "Jobs we do",
      "Work we do",
      "What we look after",
      "What does it need?",
    ],
    contact: ["Book a time", "Tell us what you need", "Tell us about it", "When would suit?"],
    steps: ["How a booking works", "How a job works", "How we go about it", "What happens next"],
    questions: [
      "Before you book",
      "Before you get in touch",
      "Good to know first",
      "Questions owners ask",
      "Worth asking",
    ],
  },
  pictures: {
    priced: ["Price list", "Rates"],
    unpriced: ["What we shoot", "What we do", "In front of the camera", "What you can book"],
    contact: [
      "Book or ask",
      "Ask about a shoot",
      "Tell us what you have in mind",
      "What would you like to see?",
    ],
    steps: [
      "How a shoot works",
      "From first call to pictures",
      "How it works",
      "What happens next",
    ],
    questions: ["Before the shoot", "Before you book", "Good to know", "Questions people ask us"],
    area: ["Where we shoot"],
  },
  club: {
    priced: ["What we do, and what it costs"],
    unpriced: ["What we do", "What’s on", "Join in", "What happens here"],
    contact: ["Come along", "Say hello", "Get in touch", "Ask us anything"],
    steps: ["How to join", "Your first time"],
    questions: ["New here?", "Before you come", "Good to know", "You may be wondering"],
  },
};

/** What is altered is not made. */
const alterations: Partial<Headings> = {
  ...headingsByKind.maker,
  unpriced: ["Work we take on", "What you can ask for", "What we can do for you"],
  contact: ["Ask about a fitting", "What needs altering?", "Drop us a line"],
  steps: ["How we work together", "How it works", "What happens next"],
};

/** Nobody comes in where the kitchen comes to them. */
const onWheels: Partial<Headings> = {
  ...headingsByKind.eatery,
  contact: ["Ask about a date", "Tell us about the day", "Where should we come?"],
  questions: ["Before you book", "Good to know", "You may be wondering", "Worth asking"],
};

/** Besides, by trades that are unlike their kind: contractors come to the job. */
export const headingsByTrade: typeof headingsByKind = {
  ...headingsByKind,
  "firewood-and-outdoors-work": headingsByKind.visits ?? {},
  "phone-and-electronics-repair": headingsByKind.repairs ?? {},
  "knife-sharpener": {
    ...headingsByKind.repairs,
    unpriced: ["What we sharpen", "Work we take on", "What can be sharpened"],
    contact: ["What has gone blunt?", "Ask about sharpening", "Drop us a line"],
    questions: ["Before you bring them in", "Good to know first", "Worth asking"],
  },
  tailor: alterations,
  "bridal-alterations": alterations,
  "laundry-and-ironing": {
    ...headingsByKind.shop,
    unpriced: ["What we wash", "What we can do for you", "Leave it to us"],
    contact: ["What needs washing?", "Ask before you come", "Drop us a line"],
    questions: ["Before you drop it off", "Good to know", "Worth asking"],
  },
  "water-cartage": {
    ...headingsByKind.transport,
    unpriced: ["Where we bring water", "What we deliver", "What we do"],
    contact: ["Ask for a load", "How full is your tank?", "Get in touch"],
    steps: ["How a delivery works", "How it works", "What happens next"],
    questions: ["Before you order", "Good to know", "Worth asking"],
  },
  coffee: onWheels,
  "food-trucks": onWheels,
  "ice-cream-van": onWheels,
  "paella-caterer": onWheels,
  cycling: {
    ...headingsByKind.repairs,
    unpriced: ["What we do for bikes", "In the shop and on the stand", "What your bike may need"],
    contact: ["Ask before you ride over", "Tell us about the bike", "What does it need?"],
    steps: ["From the door to the road", "How it works", "What happens next"],
    questions: ["Questions riders ask", "Before you wheel it in", "Good to know first"],
  },
  "dog-grooming": {
    ...headingsByKind.animals,
    unpriced: ["For your dog", "What your dog may need", "What we do"],
    contact: ["Ask about a time", "Tell us about your dog", "Who needs a wash?"],
    steps: ["How it works", "First time with us", "How a groom goes"],
    questions: ["Questions about your dog", "Questions owners ask", "Good to know"],
  },
  "dog-training": {
    ...headingsByKind.animals,
    unpriced: ["What we teach", "What you can learn together", "For you and your dog"],
    contact: ["Tell us about your dog", "Ask about a first lesson", "What’s it like at home?"],
    steps: ["How training starts", "How it works", "Getting started"],
    questions: ["Questions owners ask", "Before the first lesson", "Worth asking"],
  },
};

/** What stands above the sections of a business. */
export function headingsOf(business: Pick<Business, "id"> | undefined): Headings {
  const trade = business && tradeById.get(business.id);
  const line = trade ? lineOf(trade) : [];
  return { ...plainHeadings, ...line.map(({ id }) => headingsByTrade[id]).find(Boolean) };
}

/** What a visitor is asked, by the life that the business belongs to. */
export type Asking = {
  /** What the message box asks for. */
  question: string;
  /** On the button that leads to the form. */
  ask: string;
};

/** Where the trade is not known. */
export const plainAsking: Asking = { question: "How can we help?", ask: "Send a message" };

export const askingByMood: Record<BusinessMood, Asking> = {
  food: { question: "What would you like, and for when?", ask: "Order or ask" },
  trades: { question: "What needs doing, and where?", ask: "Describe the job" },
  home: { question: "What needs doing, and where?", ask: "Ask for a quote" },
  animals: { question: "Tell us about your animal, and which days suit", ask: "Ask about a time" },
  beauty: {
    question: "What would you like done, and on which day?",
    ask: "Ask for an appointment",
  },
  wellbeing: { question: "What would you like to know?", ask: "Ask a question" },
  care: { question: "How can we help?", ask: "Send a message" },
  learning: {
    question: "Who is it for, and what would you like to learn?",
    ask: "Ask about a lesson",
  },
  stay: { question: "When, and for how many?", ask: "Ask about dates" },
  profession: { question: "What would you like to talk about?", ask: "Send an enquiry" },
  studio: { question: "What are you thinking of?", ask: "Drop us a line" },
  shop: { question: "What are you after?", ask: "Ask a question" },
  pictures: { question: "What, where and when?", ask: "Book or ask" },
  play: { question: "What are you planning, and when?", ask: "Ask about a date" },
  vehicles: { question: "What do you need, and when?", ask: "Ask for a time" },
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
