import { eventBooking, eventFood } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const foodOnWheels: readonly Trade[] = [
  {
    id: "ice-cream-van",
    name: "ice cream van",
    above: "eatery",
    synonyms: list("soft serve van, icecream truck, gelato cart, mr whippy"),
    mood: "food",
    colour: "#d96d93",
    services: offers({
      "School fetes": "We serve cones at school fetes.",
      "Birthday parties": "We pull up at birthday parties.",
      Weddings: "We serve ice cream at weddings.",
      "Work days": "We bring ice cream to workplaces.",
      "Sports clubs": "We come to sports days and finals.",
      "Street rounds": "We drive around the streets with the chimes on.",
    }),
    questions: [
      {
        question: "Do you need power on site?",
        answer:
          "Tell us whether there is a power point, and where the van can stand on level ground.",
      },
      {
        question: "Can you come to a street party?",
        answer:
          "Ask us with the date, the street and how many you will be. If the road is to be closed, that is for the organisers to arrange.",
      },
      {
        question: "How do you want to be paid?",
        answer:
          "Guests can pay one by one, or you take care of it for everyone: tell us which when you book.",
      },
      "Do guests pay, or do I pay for everyone?",
      "What do you have for somebody who can’t eat dairy?",
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
    colour: "#6b4a32",
    services: offers({
      "Markets and festivals": "We make coffee at markets and festivals.",
      "Weddings and parties": "We serve coffee at weddings and parties.",
      "Workplaces and sites": "We come to workplaces and building sites.",
      "School events": "We make coffee at fetes and sports days.",
      "Film shoots": "We make coffee for film crews.",
      "Regular morning stops": "We stop at the same spots of a morning.",
    }),
    questions: [
      {
        question: "Do you need power or water on site?",
        answer:
          "Tell us what there is: a power point, a tap, level ground. We say what we bring along and what we need from you.",
      },
      {
        question: "Do guests pay, or do I pay for everyone?",
        answer: "Either. Some hosts pay up to an amount, and after that guests pay for themselves.",
      },
      {
        question: "What is there instead of milk?",
        answer:
          "Ask us which kinds we carry, and tell us beforehand about an allergy in your group.",
      },
      "How many cups an hour can you make?",
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
    colour: "#c25a2a",
    services: offers({
      "Markets and festivals": "We cook at markets and festivals.",
      "Private parties": "We park at private parties and cook.",
      Weddings: "We feed wedding guests from the truck.",
      "Work lunches": "We bring lunch to workplaces.",
      "Brewery nights": "We cook outside breweries.",
      "School fetes": "We cook at school fetes.",
    }),
    questions: [
      {
        question: "How much room and power do you need?",
        answer:
          "Level ground that a truck can get onto and off again, with room for a queue. Tell us whether there is power, and we work out the rest.",
      },
      {
        question: "Can you cook for a party?",
        answer:
          "Tell us the day, the place, how many are coming and when they will be hungry. We suggest a short menu: it keeps the queue moving.",
      },
      {
        question: "What is there for people who can’t eat everything?",
        answer:
          "Ask at the window, and say if it is an allergy. It is a small kitchen, so we tell you plainly what touches what.",
      },
      "What is on the menu?",
      "How many people can you feed in an hour?",
      "Where will the truck be this week?",
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
    colour: "#b0622a",
    offer: "catering",
    services: offers({
      Weddings: "We cook for weddings.",
      "Office lunches": "We bring lunch to offices.",
      "Finger food": "We pass finger food around.",
      "Dinners at home": "We cook dinner in your kitchen.",
      "Grazing tables": "We lay out grazing tables.",
      "Wakes and funerals": "We bring food to wakes and funerals.",
      "Cooking on site": "We cook where the event is.",
    }),
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
        note: "Dishes come and go until it suits the people and the budget.",
      },
      {
        name: "The day itself",
        note: "Setting up, serving and packing away are all planned beforehand.",
      },
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
    colour: "#4a3f6a",
    services: offers({
      Weddings: "We set up the bar at weddings.",
      "Birthdays at home": "We run the bar at birthdays at home.",
      "Work functions": "We serve drinks at work functions.",
      Cocktails: "We shake cocktails at the bar.",
      "Beer and wine": "We pour beer and wine.",
      "Bar staff": "We bring staff to pour and clear.",
    }),
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
