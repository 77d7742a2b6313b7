import { dogLessons, oneDay } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const evenings: readonly Trade[] = [
  {
    id: "life-drawing",
    name: "life drawing host",
    above: "art-school",
    traits: ["adults"],
    synonyms: list(
      "life drawing, hens life drawing, life drawing classes, hens party life drawing, nude model drawing",
    ),
    services: offers(
      {
        "Hens parties": "We bring model, paper and games for a hens party.",
        "Life drawing nights": "We set up a model, music and easels.",
        Beginners: "We show how to look and where to start.",
        "At your place": "We bring life drawing to a house or a hall.",
        "Private groups": "We draw with birthday and work groups.",
      },
      { "Hens parties": "champagne", Beginners: "pencil", "Private groups": "cheers" },
    ),
    steps: oneDay,
  },
  {
    id: "paint-and-sip",
    name: "paint and sip studio",
    above: "art-school",
    traits: ["adults"],
    synonyms: list(
      "paint and sip, sip and paint, paint and sip nights, wine and paint, paint night",
    ),
    services: offers(
      {
        "Evening sessions": "We paint one picture together, step by step.",
        "Canvas and paint": "We set out canvas, brushes, paint and aprons.",
        "Hens and birthdays": "We book the room for a group.",
        "Work teams": "We paint with teams, here or at the office.",
        "Other crafts": "We try clay and candles too.",
      },
      { "Canvas and paint": "easel", "Evening sessions": "wine", "Work teams": "cheers" },
    ),
    steps: oneDay,
  },
  {
    id: "cheese-making-classes",
    name: "cheese making school",
    above: "cooking-school",
    synonyms: list(
      "cheese making classes, cheesemaking course, cheese workshops, fermentation workshops, sourdough classes, bread making classes, sausage making classes, preserving classes",
    ),
    services: offers(
      {
        "Soft cheese": "We turn milk into curd and curd into cheese in a day.",
        "Hard cheese": "We press a wheel for you to age at home.",
        "Kits and cultures": "We supply cultures, rennet and moulds.",
        "Bread and ferments": "We teach other slow foods.",
        Groups: "We run a class for your friends.",
      },
      { "Soft cheese": "soft-cheese", Groups: "cheers" },
    ),
    questions: [
      {
        question: "Can I make it again at home?",
        answer:
          "Yes. Most of it needs a pot, a thermometer and patience. You’ll hear where to get the rest.",
      },
      {
        question: "What happens to what we make?",
        answer:
          "Fresh cheese is for the table or the trip home. What has to ripen needs looking after, and we’ll show you how.",
      },
    ],
    steps: oneDay,
  },
  {
    id: "puppy-school",
    name: "puppy school",
    above: "dog-training",
    synonyms: list(
      "puppy preschool, puppy school, puppy classes, puppy training, puppy kindergarten",
    ),
    services: offers(
      {
        "Puppy classes": "We let puppies meet, play and learn in small groups.",
        "Toilet training": "We explain timing, and what not to do.",
        "Biting and jumping": "We show the family what works.",
        "First walks": "We practise lead and recall.",
        "At home": "We come for problems that only happen there.",
      },
      {
        "Puppy classes": "puppies",
        "Toilet training": "dog-bag",
        "Biting and jumping": "dog-barking",
      },
    ),
    steps: dogLessons,
    opening: ["A new puppy in the house?", "Begin before the shoes are gone."],
  },
  {
    id: "bushcraft-school",
    name: "bushcraft school",
    above: "classes",
    synonyms: list(
      "bushcraft, survival courses, bushcraft courses, outdoor education, camping skills, foraging workshops, foraging, four wheel drive training, 4wd training",
    ),
    mood: "play",
    services: offers(
      {
        "Fire and shelter": "We light fires and build shelters.",
        "Plants and water": "We look for plants, tracks and water.",
        Navigation: "We walk by map and compass.",
        "School camps": "We lead groups of young people outdoors.",
        "Driving off road": "We teach tyre pressures, recovery and sand.",
      },
      { "Fire and shelter": "campfire", "School camps": "tent" },
    ),
    steps: oneDay,
  },
];
