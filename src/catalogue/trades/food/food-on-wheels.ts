import { eventBooking, eventFood } from "../steps.ts";
import { list, named, type Trade } from "../trade.ts";

export const foodOnWheels: readonly Trade[] = [
  {
    id: "ice-cream-van",
    name: "ice cream van",
    above: "eatery",
    synonyms: list("soft serve van, icecream truck, gelato cart, mr whippy"),
    mood: "food",
    drawing: "van",
    colour: "#d96d93",
    services: named(
      "School fetes, Birthday parties, Weddings, Work days, Sports clubs, Street rounds",
    ),
    questions: [
      "Do guests pay, or do I pay for everyone?",
      "Do you need power on site?",
      "What do you have for somebody who can’t eat dairy?",
      "Can you come to a street party?",
    ],
    opening: ["Can you hear it coming?", "Sprinkles at the wedding? Dips at the school fete?"],
    steps: eventFood,
    headings: { unpriced: "Where the van goes" },
  },
  {
    id: "coffee",
    name: "coffee van",
    above: "eatery",
    synonyms: list(
      "coffee cart, mobile coffee, coffee trailer, mobile barista, coffee catering, espresso van, barista",
    ),
    topics: list("coffee, espresso, roasting, roaster, beans, cafe cart, tea, chai"),
    mood: "food",
    drawing: "van",
    colour: "#6b4a32",
    services: named(
      "Markets and festivals, Weddings and parties, Workplaces and sites, School events, Film shoots, Regular morning stops",
    ),
    questions: [
      "Do you need power or water on site?",
      "How many cups an hour can you make?",
      "Do guests pay, or do I pay for everyone?",
      "Can you come by every morning?",
    ],
    opening: [
      "Coffee, where you are?",
      "Early start {where}? Say the place and the number of cups.",
    ],
    steps: eventFood,
    headings: { unpriced: "Where the van goes" },
  },
  {
    id: "food-trucks",
    name: "food truck",
    above: "eatery",
    synonyms: list(
      "food van, street food, food stall, market stall food, food trailer, taco truck, burger van, paella van",
    ),
    topics: list("stall, tacos, burgers, dumplings, pizza, kebab"),
    mood: "food",
    drawing: "van",
    colour: "#c25a2a",
    services: named(
      "Markets and festivals, Private parties, Weddings, Work lunches, Brewery nights, School fetes",
    ),
    questions: [
      "What is on the menu?",
      "How many people can you feed in an hour?",
      "Where will the truck be this week?",
      "How much room and power do you need?",
    ],
    opening: ["Where’s the truck tonight?", "Hungry crowd {where}? Say how many, and how hungry."],
    steps: eventFood,
    headings: { unpriced: "Hire the truck" },
  },
  {
    id: "catering",
    name: "caterer",
    above: "food-maker",
    synonyms: list(
      "catering, wedding catering, corporate catering, finger food, buffet, canapes, spit roast, event catering, function catering, office lunches, party buffet, asian catering, indian catering, sri lankan catering, italian catering, mediterranean catering, lebanese catering, african catering",
    ),
    topics: list("platters, grazing table, function food, wake, hospitality"),
    misspellings: list("caterring"),
    mood: "food",
    drawing: "pot",
    colour: "#b0622a",
    offer: "catering",
    services: named(
      "Weddings, Office lunches, Finger food, Dinners at home, Grazing tables, Wakes and funerals, Cooking on site",
    ),
    questions: [
      "Can we taste before we decide?",
      "Do you bring plates, glasses and staff?",
      "How do you cook for people who can’t eat this or that?",
      "When do you need the final numbers?",
    ],
    opening: ["How many are coming?", "Standing up, sitting down or around the barbecue?"],
    steps: [
      {
        name: "Set the scene",
        note: "The day, the place, the number, and what must not be on the table.",
      },
      {
        name: "Put a menu together",
        note: "Ask for changes until it suits the people and the budget.",
      },
      { name: "The day itself", note: "Agree on who sets up, who serves and who packs away." },
    ],
    headings: {
      unpriced: "What can be catered",
      ask: "Ask about a date",
      question: "What is the occasion, when, and for how many?",
    },
  },
  {
    id: "mobile-bar",
    name: "mobile bar",
    above: "event",
    synonyms: list(
      "mobile cocktail bar, bar hire, bartender hire, cocktail caravan, pop up bar, bar service for weddings",
    ),
    mood: "play",
    drawing: "van",
    colour: "#4a3f6a",
    services: named(
      "Weddings, Birthdays at home, Work functions, Cocktails, Beer and wine, Bar staff",
    ),
    questions: [
      "Do you bring the drinks, or do we buy them?",
      "How much room and power do you need?",
      "Who looks after the liquor permit?",
      "What do you pour for people who don’t drink?",
    ],
    opening: [
      "Who’s behind the bar?",
      "A paddock, a shed or a lounge room {where}: say where the bar should stand.",
    ],
    steps: eventBooking,
  },
];
