import { eventBooking, eventFood, menu } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const foodOnWheels: readonly Trade[] = [
  {
    id: "ice-cream-van",
    name: "ice cream van",
    above: "eatery",
    synonyms: list("soft serve van, icecream truck, gelato cart, mr whippy"),
    mood: "food",
    colour: "#d96d93",
    services: offers(
      {
        "School fetes": "We serve cones at school fetes.",
        "Birthday parties": "We park in the drive or at the park, and serve everyone who comes.",
        Weddings: "We serve ice cream at weddings.",
        "Work days": "We bring ice cream to workplaces.",
        "Sports clubs": "We come to sports days and finals.",
        "Street rounds": "We drive around the streets with the chimes on.",
      },
      {
        "School fetes": "school",
        Weddings: "wedding-cake",
        "Work days": "building-office",
        "Sports clubs": "soccer-ball",
        "Birthday parties": "balloon",
      },
    ),
    questions: [
      {
        question: "What do you need on site?",
        answer: "Level ground for the van, and let us know if there’s a power point nearby.",
      },
      {
        question: "How do we book you for a street party?",
        answer:
          "Ask us with the date, the street and how many you will be. If the road is to be closed, that is for the organisers to arrange.",
      },
      {
        question: "Who pays for the ice creams?",
        answer:
          "Your guests can pay for their own, or you can shout everyone: tell us which when you book.",
      },
      "Do guests pay, or do I pay for everyone?",
      "What do you have without dairy?",
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
    services: offers(
      {
        "Markets and festivals": "We park among the stalls and keep the coffee coming.",
        "Weddings and parties": "We make coffee for guests, before and after the speeches.",
        "Workplaces and sites":
          "We park at the gate or in the car park, at smoko or for a whole morning.",
        "School events":
          "We serve the parents on the sideline, and hot chocolate to everyone else.",
        "Film shoots": "We start when the crew does, and stay as long as the call sheet says.",
        "Regular morning stops": "We stop at the same spots of a morning.",
      },
      {
        "Markets and festivals": "market-stall",
        "School events": "school",
        "Weddings and parties": "wedding-cake",
        "Regular morning stops": "croissant",
      },
    ),
    questions: [
      {
        question: "What should we tell you about the site?",
        answer:
          "Whether there is a power point, a tap and level ground. We’ll tell you what we bring and what we need from you.",
      },
      {
        question: "Do guests pay, or do I pay for everyone?",
        answer: "Either. Some hosts pay up to an amount, and after that guests pay for themselves.",
      },
      {
        question: "What is there instead of milk?",
        answer:
          "Ask us which kinds we carry, and tell us about any allergies in your group before the day.",
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
      "food van, street food, food stall, market stall food, food trailer, taco truck, burger van",
    ),
    topics: list("stall, tacos, burgers, dumplings, pizza, kebab"),
    mood: "food",
    colour: "#c25a2a",
    services: offers(
      {
        "Markets and festivals": "We cook among the stalls and serve from the hatch.",
        "Private parties": "We park on the street or the lawn, and guests order from the hatch.",
        Weddings: "We feed wedding guests from the truck.",
        "Work lunches": "We pull up outside, and people choose when they come down.",
        "Brewery nights": "We cook what goes with a beer, outside places that have no kitchen.",
        "School fetes": "We pull up at the oval and feed the families.",
      },
      {
        "Markets and festivals": "market-stall",
        "Work lunches": "takeaway-bag",
        Weddings: "wedding-cake",
        "School fetes": "school",
      },
    ),
    questions: [
      {
        question: "How much room and power do you need?",
        answer:
          "Level ground that a truck can get onto and off again, with room for a queue. Tell us whether there is power, and we’ll work out the rest.",
        notOf: ["paella-caterer"],
      },
      {
        question: "How do we book you for a party?",
        answer:
          "Tell us the day, the place, how many are coming and when they will be hungry. We’ll suggest a short menu: it keeps the queue moving.",
      },
      {
        question: "What if someone has an allergy?",
        answer:
          "Ask at the window, and say it’s an allergy. Space is tight in a truck, so we’ll tell you plainly what we can’t keep apart.",
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
    id: "paella-caterer",
    name: "paella caterer",
    above: "food-trucks",
    synonyms: list("paella van, paella truck, paella catering, giant paella, paella chef"),
    services: offers(
      {
        Paella: "We cook it in wide pans in front of everyone, and serve it from the pan.",
        "Without meat": "We cook a second pan with vegetables, beans and artichokes.",
        "Tapas first": "We hand around small bites while the rice cooks.",
        Weddings: "We feed wedding guests at long tables or on their feet.",
        "Parties at home": "We set up in the yard or the drive, and take the mess with us.",
        "Markets and festivals": "We cook among the stalls and sell it by the bowl.",
      },
      {
        Paella: "paella",
        "Tapas first": "olives",
        Weddings: "wedding-cake",
        "Markets and festivals": "market-stall",
      },
    ),
    questions: [
      {
        question: "What do you need from us?",
        answer:
          "Level ground out of the wind, room for the pans and somewhere we can park close by. We bring the burners and the gas.",
      },
      {
        question: "Can you cook one without meat or seafood?",
        answer:
          "Yes, in a pan of its own. Tell us how many it is for, and about any allergy: saffron and stock go into all of them.",
      },
      "How many people is a pan for?",
      "Do you bring plates and cutlery?",
      "How long are you there?",
    ],
    opening: ["Who gets the crust at the bottom?"],
    headings: { unpriced: "What comes to the table" },
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
    services: offers(
      {
        Weddings: "We cook for the wedding, from canapés to the last course.",
        "Office lunches": "We bring lunch to the meeting room or the tearoom.",
        "Finger food": "We carry trays around, with napkins and small bites to eat standing up.",
        "Dinners at home": "We bring the shopping, cook in your kitchen and serve at your table.",
        "Grazing tables": "We lay out cheese, fruit, meats and breads to graze on.",
        "Wakes and funerals":
          "We bring plates that people can eat standing, and clear away quietly.",
        "Cooking on site":
          "We bring the burners and the cooks, so the food goes from pan to plate.",
      },
      {
        Weddings: "wedding-cake",
        "Office lunches": "ready-meal",
        "Finger food": "samosas",
        "Grazing tables": "platter",
        "Cooking on site": "charcoal-grill",
      },
    ),
    questions: [
      {
        question: "Can you cater for allergies and special diets?",
        answer:
          "Tell us who can’t eat what, and how serious it is, before the menu is settled. We’ll tell you plainly what we can’t keep apart in the kitchen.",
      },
      {
        question: "What do you need at our place?",
        answer:
          "A bench, power, water and somewhere to park near the door. Tell us about stairs, and whether the oven works.",
      },
      "Can we taste before we decide?",
      "Do you bring plates, glasses and staff?",
      "When do you need the final numbers?",
    ],
    opening: ["How many are coming?", "Standing up, sitting down or around the barbecue?"],
    steps: menu,
    headings: {
      unpriced: "What can be catered",
      ask: "Ask about a date",
      question: "What is the occasion, when, and for how many?",
    },
    enquiry: {
      details: ["Date", "Suburb or town", "Number of guests"],
      question: "What’s the occasion?",
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
    services: offers(
      {
        Weddings: "We set up the bar at weddings.",
        "Birthdays at home": "We set up the bar in your kitchen or backyard.",
        "Work functions": "We pour for work parties and launches.",
        Cocktails: "We shake cocktails at the bar.",
        "Beer and wine": "We pour from kegs, cans and bottles.",
        "Bar staff": "We bring staff to pour and clear.",
      },
      {
        Weddings: "bridal-bouquet",
        "Birthdays at home": "cake",
        "Work functions": "identification-badge",
        "Bar staff": "suit",
      },
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
    enquiry: {
      details: ["Date", "Suburb or town", "Number of guests"],
      question: "What do you have in mind?",
    },
  },
];
