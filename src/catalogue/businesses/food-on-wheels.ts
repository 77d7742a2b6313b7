import { type Business, list } from "./business.ts";
import { eventBooking, eventFood } from "./steps.ts";

export const foodOnWheels: readonly Business[] = [
  {
    noun: "ice cream van",
    mood: "food",
    drawing: "van",
    colour: "#d96d93",
    words: list("ice cream van, soft serve, icecream van, whippy"),
    services: list(
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
    noun: "coffee van",
    mood: "food",
    drawing: "van",
    colour: "#6b4a32",
    words: list("coffee van, coffee cart, mobile coffee, coffee catering, barista, smoko"),
    services: list(
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
    noun: "food truck",
    mood: "food",
    drawing: "van",
    colour: "#c25a2a",
    words: list(
      "food truck, food van, taco, food stall, street food, market stall, jerk, paella, smoko van",
    ),
    services: list(
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
    noun: "caterer",
    mood: "food",
    drawing: "pot",
    colour: "#b0622a",
    words: list(
      "catering, caterer, per head, buffet, caterers, finger food, grazing, canap, private dining, spit roast, bbq cater, hangi",
    ),
    offer: "catering",
    services: list(
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
    noun: "mobile bar",
    mood: "play",
    drawing: "van",
    colour: "#4a3f6a",
    words: list(
      "mobile bar\\b, mobile cocktail, bar hire, bartender, pop-?up bar, mobile cocktail bar",
    ),
    services: list(
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
